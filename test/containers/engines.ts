import { GenericContainer, Wait, type StartedTestContainer } from 'testcontainers';
import { freePort } from '@portal/platform/postgres/server.ts';
import { composeFile } from '../architecture/deployment.ts';

/** An engine of docker-compose.yml, and the suites that are to pass on it. */
export interface Engine {
  name: string;
  /** Its service there, of which the image and the environment are taken. */
  service: string;
  port: number;
  /** It has this port outside its container, too. */
  fixed?: boolean;
  /** What differs from its settings there. */
  settings?(port: number): Record<string, string>;
  /** In its log or at its address when it takes requests. */
  ready: { log: RegExp; times?: number } | { path: string };
  command?: readonly string[];
  /** By which the suites find it. */
  environment(host: string, port: number): Record<string, string>;
  suites: readonly string[];
}

const password = 'of-a-test-alone';

export const engines: readonly Engine[] = [
  {
    name: 'PostgreSQL',
    service: 'postgres',
    port: 5432,
    // It starts twice: its image first makes the database.
    ready: { log: /ready to accept connections/, times: 2 },
    environment: (host, port) => ({ TEST_DATABASE_URL: `postgres://portal:${password}@${host}:${port}/portal` }),
    suites: ['platform/src/event-log/postgres', 'platform/src/jobs', 'platform/src/facts', 'platform/src/projections'],
  },
  {
    name: 'EventStoreDB',
    service: 'eventstore',
    port: 2113,
    ready: { path: '/health/live' },
    environment: (host, port) => ({ EVENTSTORE_URL: `kurrentdb://${host}:${port}?tls=false` }),
    suites: ['platform/src/event-log/kurrent', 'platform/src/event-log/copy'],
  },
  {
    name: 'Redis',
    service: 'redis',
    port: 6379,
    ready: { log: /Ready to accept connections/ },
    command: ['redis-server', '--appendonly', 'yes', '--maxmemory-policy', 'noeviction', '--requirepass', password],
    environment: (host, port) => ({ TEST_REDIS_URL: `redis://:${password}@${host}:${port}` }),
    suites: ['platform/src/jobs/jobs.int.ts', 'platform/src/jobs/schedules.int.ts'],
  },
  {
    name: 'Kafka',
    service: 'kafka',
    // Clients are sent to the address that a broker gives them: inside and outside it has to be the same.
    port: await freePort(0),
    fixed: true,
    settings: port => ({
      KAFKA_LISTENERS: `PLAINTEXT://:${port},CONTROLLER://:9093`,
      KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://localhost:${port}`,
    }),
    ready: { log: /Kafka Server started/ },
    environment: (host, port) => ({ KAFKA_BROKERS: `${host}:${port}` }),
    suites: ['platform/src/relay'],
  },
];

/** Starts it from the image of docker-compose.yml, with the settings there; secrets are the test's own. */
export async function startEngine(engine: Engine): Promise<StartedTestContainer> {
  const { image, environment = {} } = composeFile('docker-compose.yml').services[engine.service]!;
  const settings = Object.entries(environment).map(([name, value]) => [
    name,
    String(value).replace(/\$\{.*\}/, password),
  ]);
  const container = new GenericContainer(image)
    .withExposedPorts(engine.fixed ? { container: engine.port, host: engine.port } : engine.port)
    .withEnvironment({ ...(Object.fromEntries(settings) as Record<string, string>), ...engine.settings?.(engine.port) })
    .withStartupTimeout(180_000)
    .withWaitStrategy(
      'log' in engine.ready
        ? Wait.forLogMessage(engine.ready.log, engine.ready.times ?? 1)
        : Wait.forHttp(engine.ready.path, engine.port).forStatusCodeMatching(status => status >= 200 && status < 300),
    );
  return (engine.command ? container.withCommand([...engine.command]) : container).start();
}
