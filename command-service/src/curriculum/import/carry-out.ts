import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import { Refused } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import type { Host } from '@portal/platform/service.ts';
import { keyStreamsOf } from '@portal/platform/records/aggregate.ts';
import { readRecord } from '@portal/platform/records/write.ts';
import { refuseWhileUsed, type RemovedPaths } from '@portal/platform/records/references.ts';
import { differenceOf, type Difference } from './compare.ts';
import { Faults } from './faults.ts';
import { counted, placeOf, type Counts, type Plan, type Removal, type Step } from './plan.ts';
import { ImportRefused, ImportStopped } from '@portal/platform/imports/refusal.ts';
import { inWords, rehearseAll } from './rehearse.ts';

/** How much of each kind was made and how much was there already. */
export type Tally = Record<(typeof counted)[number], { new: number; unchanged: number }>;
export type Progress = (title: string, done: number, of: number) => void;

/** Commands under way at once: enough to fill the log's group commits. */
const atOnce = 256;
/** Streams looked up in one go. */
const lookUp = 500;

/** What an import did. `differences`: what the portal keeps otherwise than the source says, with what became of it. */
export interface Carried {
  tally: Tally;
  differences: readonly Difference[];
  updated: number;
  removed: number;
}

/**
 * Sends the commands of a plan, phase by phase. What the log has already is left as it is, so that carrying a plan out
 * again changes nothing, also after it was interrupted, and never undoes what people have changed since; with `update`
 * things become what the source says, and `removals` go.
 * @throws {ImportRefused} before the first command, with everything that the portal would refuse; {ImportStopped} when it refuses a command all the same.
 */
export async function carryOut(
  host: Host,
  plan: Plan,
  progress: Progress = () => {},
  changes: { update?: boolean; removals?: readonly Removal[] } = {},
): Promise<Carried> {
  const { update = false, removals = [] } = changes;
  const tally = Object.fromEntries(counted.map(kind => [kind, { new: 0, unchanged: 0 }])) as Tally;
  const correlation_id = newId();
  const { undone, differences } = await look(
    host,
    plan.flatMap(phase => phase.steps),
  );
  const takes = update ? differences.flatMap(({ take }) => take ?? []) : [];
  await checkClaims(host, undone);
  for (const step of takes) if (step.record) await mayChange(host, step, step.record);
  const removes = await removing(host, removals, takes);
  if (removes.length > 0 || plan.some(phase => phase.steps.some(step => step.at)))
    await rehearseAll(host, [...undone, ...takes, ...removes], new Set(takes));
  const send = async (step: Step, after: number): Promise<boolean> => {
    const command = host.commands.get(step.command);
    if (!command) throw new Error(`no module of this process offers the command ${step.command}`);
    const sender = senderFor(host, {
      actor: step.as ?? { id: systemActor, roles: [systemActor] },
      locale: 'ru',
      correlation_id,
      after,
      ...(step.key ? { key: step.key, body_hash: '' } : {}),
    });
    return sender(command, step.data).then(
      outcome => outcome.changed && !outcome.repeated,
      error => unlessDone(error, step),
    );
  };
  const more = [
    { title: 'taken over', steps: takes },
    { title: 'removed', steps: removes },
  ].filter(({ steps }) => steps.length > 0);
  const wanted = new Set([...undone, ...takes, ...removes]);
  for (const phase of [...plan, ...more]) {
    const missing = phase.steps.filter(step => wanted.has(step));
    const after = await host.log.head();
    const done = phase.steps.length - missing.length;
    for (const step of phase.steps) if (!missing.includes(step)) add(tally, step.counts, 'unchanged');
    let made = 0;
    progress(phase.title, done, phase.steps.length);
    await inParallel(missing, async step => {
      const changed = await send(step, after).catch(error => {
        throw error instanceof Refused
          ? new ImportStopped(
              `${step.at ? `${placeOf(step.at)}: ` : ''}the portal refused: ${inWords(host, error.rejection)}\nDone ` +
                `before: ${summary(tally)}\nWhat was done stays; run the import again to go on.`,
            )
          : error;
      });
      add(tally, step.counts, changed ? 'new' : 'unchanged');
      progress(phase.title, done + ++made, phase.steps.length);
    });
  }
  return { tally, differences, updated: takes.length, removed: removes.length };
}

/** The last line of an import. */
export const summary = (tally: Tally): string =>
  counted.map(kind => `${kind}: ${tally[kind].new} new, ${tally[kind].unchanged} unchanged`).join('; ');

const add = (tally: Tally, counts: Counts, as: 'new' | 'unchanged'): void => {
  for (const kind of counted) tally[kind][as] += counts[kind] ?? 0;
};

function unlessDone(error: unknown, step: Step): false {
  if (error instanceof Refused && step.done?.includes(error.rejection.code)) return false;
  throw error;
}

/** What of the steps is still to be done, and where what was done differs from what they say. */
async function look(host: Host, steps: readonly Step[]): Promise<{ undone: Set<Step>; differences: Difference[] }> {
  const undone = new Set<Step>();
  const differences: Difference[] = [];
  for (let from = 0; from < steps.length; from += lookUp) {
    const some = steps.slice(from, from + lookUp);
    const streams = await host.log.readStreams(some.flatMap(step => step.stream ?? []));
    for (const step of some) {
      const events = step.stream === null ? undefined : streams.get(step.stream);
      if (!events?.length) undone.add(step);
      else if (step.at) differences.push(...[differenceOf(step, events, host.aggregates)].filter(one => one !== null));
    }
  }
  return { undone, differences };
}

/** A field that a record keeps while it is used is not taken over. */
async function mayChange(host: Host, step: Step, record: RecordDefinition): Promise<void> {
  const { uid, changes } = step.data as { uid: string; changes: Record<string, unknown> };
  try {
    await refuseWhileUsed(host, record, uid, changes);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new ImportRefused(step.at?.file ?? step.stream!, step.at?.line ?? 0, inWords(host, error.rejection));
  }
}

/** The ordinary removals of what is there yet. What is used by other things than those that go or change with it is refused. */
async function removing(host: Host, removals: readonly Removal[], takes: readonly Step[]): Promise<Step[]> {
  const faults = new Faults();
  const steps: Step[] = [];
  const viewOf = ({ module, table }: RecordDefinition): string => `${module}.${table}_public`;
  const changes = takes.flatMap(({ record, data }) =>
    record ? [{ record, ...(data as { uid: string; changes: object }) }] : [],
  );
  const leaving: RemovedPaths = ({ view, column }) =>
    [...removals, ...changes.filter(one => column in one.changes)]
      .filter(({ record }) => viewOf(record) === view)
      .map(({ uid }) => uid);
  for (const { record, uid, at } of removals) {
    const fields = await readRecord(host, record, uid);
    if (!fields) continue;
    steps.push({
      stream: `${record.entity}-${uid}`,
      command: `Remove${record.name}`,
      data: { uid, held: keyStreamsOf(record, fields) },
      counts: {},
      at,
    });
    await refuseWhileUsed(host, record, uid, undefined, leaving).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      faults.add(
        at.file,
        at.line,
        error.rejection.code,
        `the portal would refuse this: ${inWords(host, error.rejection)}`,
      );
    });
  }
  faults.refuse();
  return steps;
}

/** Before anything is made: no code and no log-in name that is needed may be somebody else's. */
async function checkClaims(host: Host, steps: ReadonlySet<Step>): Promise<void> {
  const claims = [...steps].flatMap(step => step.claims ?? []);
  for (let from = 0; from < claims.length; from += lookUp) {
    const some = claims.slice(from, from + lookUp);
    const streams = await host.log.readStreams(some.map(claim => claim.stream));
    for (const { stream, what } of some) {
      const last = streams.get(stream)?.at(-1);
      if (last && !last.type.endsWith('Released'))
        throw new ImportRefused(what, 0, 'the portal has it already, for something else');
    }
  }
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) await work(items[next++]!);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
}
