import { spawn, type ChildProcess } from 'node:child_process';
import { projectRoot } from '@portal/platform/config/project-root.ts';
import { freePort } from '../../../bench/support/portal.ts';
import { wait } from './chaos.ts';
import { killAtOnce, type Installation } from './installation.ts';

/** Services of the portal in a process of their own, started as `npm start -- <services>` starts them. */
export interface PortalProcess {
  url: string;
  /** `kill -9`; resolves when it is gone. */
  kill(): Promise<void>;
  /** Starts it again on the same port; resolves when it is ready. */
  start(): Promise<void>;
  /** The same without waiting for it. */
  launch(): void;
  /** Clean stop, as Ctrl-C; kills what does not stop. */
  stop(): Promise<void>;
}

export const allServices = ['command-service', 'projection-service', 'notification-worker'];

/** Started and ready. `root`: the checkout whose code it runs. */
export async function portalProcess(
  installation: Installation,
  services: readonly string[] = allServices,
  changes: Record<string, string> = {},
  root = projectRoot,
): Promise<PortalProcess> {
  const process = await idleProcess(installation, services, changes, root);
  await process.start();
  return process;
}

/** Not started yet. */
export async function idleProcess(
  installation: Installation,
  services: readonly string[] = allServices,
  changes: Record<string, string> = {},
  root = projectRoot,
): Promise<PortalProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let output = '';

  const running = (): boolean => child !== undefined && child.exitCode === null && child.signalCode === null;
  const ended = async (): Promise<void> => {
    while (running()) await wait(5);
  };
  const launch = (): ChildProcess => {
    output = '';
    child = spawn(process.execPath, ['--import', 'tsx', 'platform/src/host/main.ts', ...services], {
      cwd: root,
      env: { ...installation.environment, PORT: String(port), ...changes },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => {
        output = `${output}${text.toString()}`.slice(-4000);
      });
    return child;
  };
  const start = async (): Promise<void> => {
    const mine = launch();
    for (const deadline = Date.now() + 240_000; ; await wait(50)) {
      if (!running()) throw new Error(`The portal ended with ${mine.exitCode ?? mine.signalCode}: ${output}`);
      if (
        await fetch(`${url}/health/ready/`).then(
          answer => answer.ok,
          () => false,
        )
      )
        return;
      if (Date.now() > deadline) throw new Error(`The portal was not ready within four minutes: ${output}`);
    }
  };
  return {
    url,
    start,
    launch: () => void launch(),
    async kill() {
      if (running()) killAtOnce(child!.pid!);
      await ended();
    },
    async stop() {
      child?.kill('SIGTERM');
      for (const deadline = Date.now() + 20_000; running() && Date.now() < deadline;) await wait(20);
      const late = running();
      if (late) killAtOnce(child!.pid!);
      await ended();
      if (late) throw new Error(`The portal did not stop within 20 s: ${output}`);
    },
  };
}
