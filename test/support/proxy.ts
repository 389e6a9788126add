import { request, createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { AccessTable } from '@portal/event-schemas/kernel/access.ts';

export interface Proxy {
  url: string;
  /** Addresses of the processes behind it; requests go to each in turn. */
  commands: string[];
  queries: string[];
  /** Requests passed on to each process. */
  passed: Map<string, number>;
  close(): Promise<void>;
}

/** What a front proxy has to know of the portal: commands and folds go to command-services, the rest to projection-services (docs/api.md). */
export async function startProxy(tables: readonly AccessTable[]): Promise<Proxy> {
  const toCommands = tables
    .flatMap(({ commands, folds = {} }) => [...Object.keys(commands), ...Object.keys(folds)])
    .map(patternOf);
  const proxy = { commands: [] as string[], queries: [] as string[], passed: new Map<string, number>() };
  const turns = { commands: 0, queries: 0 };
  const target = ({ method, url }: IncomingMessage): URL => {
    const call = `${method} ${url!.split('?')[0]!.replace('/api/v1', '')}`;
    const side = toCommands.some(pattern => pattern.test(call)) ? 'commands' : 'queries';
    const address = proxy[side][turns[side]++ % proxy[side].length]!;
    proxy.passed.set(address, (proxy.passed.get(address) ?? 0) + 1);
    return new URL(address);
  };
  // The portal's headers tell clients how long an idle connection stays: here it must not end earlier.
  const server = createServer({ keepAliveTimeout: 120_000 }, (incoming, outgoing) => {
    if (proxy.commands.length === 0 || proxy.queries.length === 0) {
      outgoing.writeHead(503).end();
      return;
    }
    const { hostname, port } = target(incoming);
    const passed = request(
      {
        hostname,
        port,
        method: incoming.method,
        path: incoming.url,
        headers: {
          ...incoming.headers,
          'x-forwarded-for': incoming.socket.remoteAddress,
          'x-forwarded-host': incoming.headers.host,
        },
      },
      answer => {
        outgoing.writeHead(answer.statusCode!, answer.rawHeaders);
        answer.pipe(outgoing);
      },
    );
    passed.on('error', () => {
      outgoing.writeHead(502).end();
    });
    incoming.pipe(passed);
  });
  passSockets(server, target);
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return Object.assign(proxy, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

/** A live socket is passed on as it is, once its opening request is written again. */
function passSockets(server: Server, target: (request: IncomingMessage) => URL): void {
  server.on('upgrade', (incoming, socket, head) => {
    const { hostname, port } = target(incoming);
    const beyond = connect(Number(port), hostname, () => {
      const lines = incoming.rawHeaders.flatMap((name, index, all) =>
        index % 2 === 0 ? [`${name}: ${all[index + 1]}`] : [],
      );
      beyond.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      beyond.write(head);
      beyond.pipe(socket).pipe(beyond);
    });
    for (const end of [socket, beyond])
      end.on('error', () => {
        socket.destroy();
        beyond.destroy();
      });
  });
}

const patternOf = (call: string): RegExp => new RegExp(`^${call.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`);
