import type { Tool } from '../host/load-services.ts';
import { Refused } from '../http/types.ts';
import { createProgress, type Progress } from '../logging/progress.ts';
import type { Host } from '../service.ts';
import { ImportRefused, ImportStopped } from './refusal.ts';

export interface ImportRun {
  host: Host;
  flags: ReadonlySet<string>;
  progress: Progress;
}

/** A kind of source that `npm run import -- <kind> <path>` takes in. */
export interface ImportKind {
  /** What stands behind the kind's name: `<file.xml> [--open]`. */
  usage: string;
  flags: readonly string[];
  /** Checks the whole source, then takes it in; answers the line of counts. @throws {ImportRefused} before anything is changed */
  take: (path: string, taking: ImportRun) => Promise<string>;
}

/** `npm run import`: answers the exit code (0 done, 1 refused, 2 asked wrongly). `about`: what the kinds and their flags mean. */
export const importTool =
  (kinds: Readonly<Record<string, ImportKind>>, about: string): Tool =>
  async (args, host) => {
    const [name, path, ...others] = args.filter(arg => !arg.startsWith('--'));
    const flags = new Set(args.filter(arg => arg.startsWith('--')));
    const kind = name !== undefined && Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (!kind || path === undefined || others.length > 0 || [...flags].some(flag => !kind.flags.includes(flag))) {
      process.stderr.write(
        `${Object.entries(kinds)
          .map(([known, { usage }]) => `npm run import -- ${known} ${usage}`)
          .join('\n')}\n\n${about}`,
      );
      return 2;
    }
    try {
      process.stdout.write(`${await kind.take(path, { host, flags, progress: createProgress(process.stderr) })}\n`);
      return 0;
    } catch (error) {
      if (error instanceof ImportStopped) process.stderr.write(`${error.message}\n`);
      else if (error instanceof ImportRefused) process.stderr.write(`${error.message}\nNothing was changed.\n`);
      else if (error instanceof Refused)
        process.stderr.write(`The portal refused: ${error.rejection.code} ${JSON.stringify(error.rejection.params)}\n`);
      else throw error;
      return 1;
    }
  };
