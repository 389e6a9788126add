import { registrationPeriod } from '@portal/event-schemas/registration/records.ts';
import { idFrom } from '@portal/platform/ids/ids.ts';
import type { ImportKind } from '@portal/platform/imports/tool.ts';
import type { Host } from '@portal/platform/service.ts';
import { carryOut, summary, type Carried } from './carry-out.ts';
import { planOf } from './itc2019/mapping.ts';
import { readProblem } from './itc2019/read.ts';
import { named } from './names.ts';
import { readRoster } from './oneroster/read.ts';
import { keepRows, keptRows } from './oneroster/kept-rows.ts';
import { goneRecords, goneStreams, planOfChanges, planOfRoster, type Gone } from './oneroster/mapping.ts';
import { placeOf, recordStep, type Plan, type Removal } from './plan.ts';

/** What a source holds: its plan, and the study periods that `--open` opens for registration. */
interface Source {
  /** What the source says to remove, where it is carried out; such a source changes what differs, too. */
  changes?: { removals: readonly Removal[] };
  /** Done when everything was taken in. */
  taken?: () => Promise<void>;
  plan: Plan;
  /** How something was read that could be read otherwise. */
  notes?: readonly string[];
  /** What it says holds no more. */
  gone?: readonly Gone[];
  periods: readonly string[];
}

const term = (
  what: string,
  flags: readonly string[],
  read: (path: string, host: Host) => Promise<Source>,
): ImportKind => ({
  usage: [what, ...flags.map(flag => `[${flag}]`)].join(' '),
  flags,
  async take(path, { host, flags: given, progress }) {
    const source = await read(path, host);
    progress.step(`${path} is in order`);
    const open = given.has('--open') ? [openPeriods(source.periods, host.clock.now())] : [];
    for (const note of source.notes ?? []) progress.step(note);
    const update = given.has('--update') || source.changes !== undefined;
    const carried = await carryOut(
      host,
      [...source.plan, ...open],
      (title, done, of) => {
        if (done === of) progress.step(`${title}: ${of}`);
        else progress.moving(`${title}: ${done} of ${of}`);
      },
      { update, removals: source.changes?.removals ?? [] },
    );
    await source.taken?.();
    return [
      ...(await stillKept(host, source.gone ?? [])),
      ...differing(carried, update),
      ...(source.changes ? [`removed: ${carried.removed}`] : []),
      summary(carried.tally),
    ].join('\n');
  },
});

/** Whole terms, by the format in which they come. */
export const terms = {
  itc2019: term('<file.xml>', ['--open'], async path => {
    const problem = await readProblem(path);
    return { plan: planOf(problem), periods: [idFrom(`itc2019/${problem.name}`, `problem/${problem.name}`)] };
  }),
  oneroster: term('<folder or zip>', ['--open', '--update'], async (path, host) => {
    const roster = await readRoster(path, await keptRows(host));
    const common = { notes: roster.notes, gone: goneStreams(roster), taken: () => keepRows(host, roster) };
    return roster.before
      ? { ...planOfChanges(roster, roster.before), ...common, changes: { removals: goneRecords(roster) } }
      : { ...planOfRoster(roster), ...common };
  }),
} satisfies Record<string, ImportKind>;

/** So many differences are told. */
const told = 100;
/** What the source has deleted and the portal has not: people may have registered with it, so the office removes it there. */
async function stillKept(host: Host, gone: readonly Gone[]): Promise<string[]> {
  const streams = await host.log.readStreams(gone.flatMap(one => one.streams));
  const kept = gone.filter(one =>
    one.streams.some(stream => streams.get(stream)?.length && !streams.get(stream)!.at(-1)!.type.endsWith('Removed')),
  );
  const lines = kept
    .slice(0, told)
    .map(
      ({ file, line, sourcedId }) =>
        `${file}, line ${line}: ${sourcedId} holds no more, and the portal keeps it (remove it there)`,
    );
  return kept.length > 0
    ? [
        ...lines,
        ...(kept.length > told ? [`… and ${kept.length - told} more`] : []),
        `deleted in the source and kept: ${kept.length}`,
      ]
    : [];
}
/** What the portal keeps otherwise than the source says, and what became of it. */
function differing({ differences, updated }: Carried, update: boolean): string[] {
  if (differences.length === 0) return [];
  const lines = differences
    .slice(0, told)
    .map(
      ({ step, of, take }) =>
        `${placeOf(step.at!)}: ${of.join('; ')}${update && !take ? ' (to be changed in the portal)' : ''}`,
    );
  const what = update
    ? `${updated} taken over, ${differences.length - updated} left as kept`
    : 'left as kept; --update takes over what the source says';
  return [
    ...lines,
    ...(differences.length > told ? [`… and ${differences.length - told} more`] : []),
    `different: ${differences.length} (${what})`,
  ];
}

const day = 86_400_000;
function openPeriods(periods: readonly string[], now: Date) {
  return {
    title: 'registration periods',
    steps: periods.map(study_period =>
      recordStep(registrationPeriod, idFrom('import', `registration_period/${study_period}`), {
        name: named.registration,
        kind: 'main',
        study_period,
        start_date: now.toISOString(),
        end_date: new Date(now.getTime() + 21 * day).toISOString(),
        rules: [],
      }),
    ),
  };
}
