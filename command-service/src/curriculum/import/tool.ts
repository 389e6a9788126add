import { registrationPeriod } from '@portal/event-schemas/registration/records.ts';
import { idFrom } from '@portal/platform/ids/ids.ts';
import { Refused } from '@portal/platform/http/types.ts';
import { createProgress } from '@portal/platform/logging/progress.ts';
import type { Host } from '@portal/platform/service.ts';
import { carryOut, summary } from './carry-out.ts';
import { planOf } from './itc2019/mapping.ts';
import { readProblem } from './itc2019/read.ts';
import { named } from './names.ts';
import { readRoster } from './oneroster/read.ts';
import { planOfRoster } from './oneroster/mapping.ts';
import { recordStep, type Plan } from './plan.ts';
import { ImportRefused } from './refusal.ts';

/** What a source holds: its plan, and the study periods that `--open` opens for registration. */
interface Source {
  plan: Plan;
  periods: readonly string[];
}

const sources: Record<string, (path: string) => Promise<Source>> = {
  async itc2019(path) {
    const problem = await readProblem(path);
    return { plan: planOf(problem), periods: [idFrom(`itc2019/${problem.name}`, `problem/${problem.name}`)] };
  },
  async oneroster(path) {
    const roster = await readRoster(path);
    return planOfRoster(roster);
  },
};

const usage = `npm run import -- itc2019 <file.xml> [--open]
npm run import -- oneroster <folder> [--open]

Takes in a term. The whole source is checked first; if anything in it is wrong, nothing is changed.
What the portal has already is left as it is. --open opens a registration period for everybody, from now on for three weeks.
`;

/** `npm run import`: answers the exit code (0 done, 1 refused, 2 asked wrongly). */
export async function importTool(args: readonly string[], host: Host): Promise<number> {
  const [format, path, ...others] = args.filter(arg => arg !== '--open');
  const read = format === undefined ? undefined : sources[format];
  if (!read || path === undefined || others.length > 0) {
    process.stderr.write(usage);
    return 2;
  }
  const progress = createProgress(process.stderr);
  try {
    const source = await read(path);
    progress.step(`${path} is in order`);
    const open = args.includes('--open') ? [openPeriods(source.periods, host.clock.now())] : [];
    const tally = await carryOut(host, [...source.plan, ...open], (title, done, of) => {
      if (done === of) progress.step(`${title}: ${of}`);
      else progress.moving(`${title}: ${done} of ${of}`);
    });
    process.stdout.write(`${summary(tally)}\n`);
    return 0;
  } catch (error) {
    if (error instanceof ImportRefused) process.stderr.write(`${error.message}\nNothing was changed.\n`);
    else if (error instanceof Refused) process.stderr.write(`The portal refused: ${error.rejection.code} ${JSON.stringify(error.rejection.params)}\n`);
    else throw error;
    return 1;
  }
}

const day = 86_400_000;
function openPeriods(periods: readonly string[], now: Date) {
  return {
    title: 'registration periods',
    steps: periods.map(study_period => recordStep(registrationPeriod, idFrom('import', `registration_period/${study_period}`), {
      name: named.registration, kind: 'main', study_period, start_date: now.toISOString(), end_date: new Date(now.getTime() + 21 * day).toISOString(), rules: [],
    })),
  };
}
