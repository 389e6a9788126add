import type { FastifyInstance } from 'fastify';
import { createHttpServer } from '../http/server.ts';
import { readMetrics } from '../metrics/metrics.ts';
import type { Service } from '../service.ts';
import { frontendDist } from './frontend-build.ts';
import type { RunningHost } from './running-host.ts';
import { authorizeMonitoring } from './authorize-monitoring.ts';

export interface OpenServer {
  app: FastifyInstance;
  url: string;
  close(): Promise<void>;
}

/**
 * Connections that the system keeps until they are taken in; what comes above is tried again by the browser a second
 * later. Node's own 511 is a small lecture hall.
 */
const backlog = 4096;

/** Opens the one port of the process: the calls of its services, live sockets, pages, `/health/` and `/metrics`. */
export async function openServer(host: RunningHost, services: readonly Service[]): Promise<OpenServer> {
  const kinds = services.flatMap(({ kind }) => (kind === 'command' || kind === 'projection' ? [kind] : []));
  const pages = services.some(({ kind }) => kind === 'static');
  const app = await createHttpServer({
    host,
    modules: host.parts.modules,
    kinds,
    ...(pages ? { frontend: frontendDist } : {}),
  });
  addHealth(app, host);
  try {
    await app.listen({ host: host.config.host, port: host.config.port, backlog });
  } catch (error) {
    await app.close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(
      `Port ${host.config.port} on ${host.config.host} is taken by another program. Set PORT to a free one (0 takes any).`,
      { cause: error },
    );
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : host.config.port;
  const shown = ['0.0.0.0', '::'].includes(host.config.host) ? 'localhost' : host.config.host;
  return { app, url: `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`, close: () => app.close() };
}

/**
 * For whoever runs the portal. `/health/live/` (the process answers) and `/health/ready/` (503 until it is) say a word to everybody;
 * `/health/` (all of it) and `/metrics` are for those whom outlook.ts lets through.
 */
function addHealth(app: FastifyInstance, host: RunningHost): void {
  const { pool, dispatcher } = host;
  app.get('/health/live/', () => ({ status: 'live' }));
  app.get('/health/ready/', async (_request, reply) => {
    const { status } = await host.health();
    return reply.status(status === 'ready' || status === 'degraded' ? 200 : 503).send({ status });
  });
  app.get('/health/', async (request, reply) => {
    await authorizeMonitoring(request, host);
    const health = await host.health();
    return reply.status(health.status === 'down' || health.status === 'broken' ? 503 : 200).send(health);
  });
  app.get('/metrics', async (request, reply) => {
    await authorizeMonitoring(request, host);
    const { type, text } = await readMetrics({
      health: () => host.health(),
      queued: () => dispatcher.queued,
      sockets: () => host.live.size,
      connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    });
    return reply.type(type).send(text);
  });
}
