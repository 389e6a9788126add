import { ConfigError, loadConfig } from '../config/load.ts';
import { createProgress } from '../logging/progress.ts';
import { AlreadyRunning } from './already-running.ts';
import { launchFeedThread } from './feed-thread/feed-thread.ts';
import { serviceNames } from './load-services.ts';
import type { Portal } from './portal.ts';

/** `npm start [-- service…]`: the portal, or some services of it, until Ctrl-C or SIGTERM. Exit codes: 1 failed, 2 wrong configuration, 3 already running. */
const progress = createProgress();
let portal: Portal | undefined;
let stopping = false;

async function stop(signal: string): Promise<void> {
  if (stopping) {
    process.stdout.write('Stopping at once.\n');
    process.exit(1);
  }
  stopping = true;
  progress.step(`${signal}: stopping`);
  await portal?.stop();
  progress.step('Stopped');
  process.exit(0);
}

try {
  const config = loadConfig();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      started.then(() => stop(signal), fail).catch(fail);
    });
  const named = process.argv.slice(2);
  const wanted = named.length ? named : serviceNames;
  // The thread of the read models loads its modules on the other core while this one loads the rest.
  const feedThread = wanted.includes('projection-service')
    ? launchFeedThread({ services: ['projection-service'], logLevel: config.logLevel })
    : undefined;
  const started: Promise<unknown> = import('./portal.ts').then(async ({ startPortal }) => {
    portal = await startPortal(wanted, config, progress, feedThread);
  });
  await started;
  const { host } = portal!;
  const lines = host.parts.modules.flatMap(module => module.welcome?.(host) ?? []);
  if (!stopping)
    process.stdout.write(['', `The portal is ready: ${host.url}/`, ...lines, 'Ctrl-C stops it.', '', ''].join('\n'));
} catch (error) {
  fail(error);
}

function fail(error: unknown): never {
  const misconfigured =
    error instanceof ConfigError || ['LogElsewhere', 'UnfitEventStore', 'UnfitRedis'].includes((error as Error).name);
  const plain = misconfigured || error instanceof AlreadyRunning;
  process.stderr.write(
    `${plain || process.env['PORTAL_LOG_LEVEL'] !== 'debug' ? (error as Error).message : (error as Error).stack}\n`,
  );
  process.exit(misconfigured ? 2 : error instanceof AlreadyRunning ? 3 : 1);
}
