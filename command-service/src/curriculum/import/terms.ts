import { registrationPeriod } from '@portal/event-schemas/registration/records.ts';
import { idFrom } from '@portal/platform/ids/ids.ts';
import type { ImportKind } from '@portal/platform/imports/tool.ts';
import { carryOut, summary } from './carry-out.ts';
import { planOf } from './itc2019/mapping.ts';
import { readProblem } from './itc2019/read.ts';
import { named } from './names.ts';
import { readRoster } from './oneroster/read.ts';
import { planOfRoster } from './oneroster/mapping.ts';
import { recordStep, type Plan } from './plan.ts';

/** What a source holds: its plan, and the study periods that `--open` opens for registration. */
interface Source {
  plan: Plan;
  periods: readonly string[];
}

const term = (what: string, read: (path: string) => Promise<Source>): ImportKind => ({
  usage: `${what} [--open]`,
  flags: ['--open'],
  async take(path, { host, flags, progress }) {
    const source = await read(path);
    progress.step(`${path} is in order`);
    const open = flags.has('--open') ? [openPeriods(source.periods, host.clock.now())] : [];
    const tally = await carryOut(host, [...source.plan, ...open], (title, done, of) => {
      if (done === of) progress.step(`${title}: ${of}`);
      else progress.moving(`${title}: ${done} of ${of}`);
    });
    return summary(tally);
  },
});

/** Whole terms, by the format in which they come. */
export const terms = {
  itc2019: term('<file.xml>', async path => {
    const problem = await readProblem(path);
    return { plan: planOf(problem), periods: [idFrom(`itc2019/${problem.name}`, `problem/${problem.name}`)] };
  }),
  oneroster: term('<folder>', async path => planOfRoster(await readRoster(path))),
} satisfies Record<string, ImportKind>;

const day = 86_400_000;
function openPeriods(periods: readonly string[], now: Date) {
  return {
    title: 'registration periods',
    steps: periods.map(study_period => recordStep(registrationPeriod, idFrom('import', `registration_period/${study_period}`), {
      name: named.registration, kind: 'main', study_period, start_date: now.toISOString(), end_date: new Date(now.getTime() + 21 * day).toISOString(), rules: [],
    })),
  };
}
