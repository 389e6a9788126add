import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import { Refused } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import type { Host } from '@portal/platform/service.ts';
import { refuseWhileUsed } from '@portal/platform/records/references.ts';
import { differenceOf, type Difference } from './compare.ts';
import { counted, type Counts, type Plan, type Step } from './plan.ts';
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
export interface Carried { tally: Tally; differences: readonly Difference[]; updated: number }

/**
 * Sends the commands of a plan, phase by phase. What the log has already is left as it is, so that carrying a plan out again
 * changes nothing, also after it was interrupted, and never undoes what people have changed since; with `update` records become what the source says.
 * @throws {ImportRefused} before the first command, with everything that the portal would refuse; {ImportStopped} when it refuses a command all the same.
 */
export async function carryOut(host: Host, plan: Plan, progress: Progress = () => {}, update = false): Promise<Carried> {
  const tally = Object.fromEntries(counted.map(kind => [kind, { new: 0, unchanged: 0 }])) as Tally;
  const correlation_id = newId();
  const { undone, differences } = await look(host, plan.flatMap(phase => phase.steps));
  const takes = update ? differences.flatMap(({ step, changes }): Step[] => (changes ? [{ ...step, command: step.command.replace(/^Create/, 'Change'), data: changes, counts: {} }] : [])) : [];
  await checkClaims(host, undone);
  for (const step of takes) await mayChange(host, step);
  if (plan.some(phase => phase.steps.some(step => step.at))) await rehearseAll(host, [...undone, ...takes]);
  const send = async (step: Step, after: number): Promise<boolean> => {
    const command = host.commands.get(step.command);
    if (!command) throw new Error(`no module of this process offers the command ${step.command}`);
    const sender = senderFor(host, { actor: step.as ?? { id: systemActor, roles: [systemActor] }, locale: 'ru', correlation_id, after, ...(step.key ? { key: step.key, body_hash: '' } : {}) });
    return sender(command, step.data).then(outcome => outcome.changed && !outcome.repeated, error => unlessDone(error, step));
  };
  for (const phase of [...plan, ...(takes.length > 0 ? [{ title: 'taken over', steps: takes }] : [])]) {
    const missing = phase.steps.filter(step => undone.has(step) || takes.includes(step));
    const after = await host.log.head();
    const done = phase.steps.length - missing.length;
    for (const step of phase.steps) if (!missing.includes(step)) add(tally, step.counts, 'unchanged');
    let made = 0;
    progress(phase.title, done, phase.steps.length);
    await inParallel(missing, async step => {
      const changed = await send(step, after).catch(error => {
        throw error instanceof Refused ? new ImportStopped(`${step.at ? `${step.at.file}, line ${step.at.line}: ` : ''}the portal refused: ${inWords(host, error.rejection)}\nDone before: ${summary(tally)}\nWhat was done stays; run the import again to go on.`) : error;
      });
      add(tally, step.counts, changed ? 'new' : 'unchanged');
      progress(phase.title, done + ++made, phase.steps.length);
    });
  }
  return { tally, differences, updated: takes.length };
}

/** The last line of an import. */
export const summary = (tally: Tally): string => counted.map(kind => `${kind}: ${tally[kind].new} new, ${tally[kind].unchanged} unchanged`).join('; ');

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
      else if (step.at) differences.push(...[differenceOf(step, events)].filter(one => one !== null));
    }
  }
  return { undone, differences };
}

/** A field that a record keeps while it is used is not taken over. */
async function mayChange(host: Host, step: Step): Promise<void> {
  const { uid, changes } = step.data as { uid: string; changes: Record<string, unknown> };
  try {
    await refuseWhileUsed(host, step.record!, uid, changes);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new ImportRefused(step.at?.file ?? step.stream!, step.at?.line ?? 0, inWords(host, error.rejection));
  }
}

/** Before anything is made: no code and no log-in name that is needed may be somebody else's. */
async function checkClaims(host: Host, steps: ReadonlySet<Step>): Promise<void> {
  const claims = [...steps].flatMap(step => step.claims ?? []);
  for (let from = 0; from < claims.length; from += lookUp) {
    const some = claims.slice(from, from + lookUp);
    const streams = await host.log.readStreams(some.map(claim => claim.stream));
    for (const { stream, what } of some) {
      const last = streams.get(stream)?.at(-1);
      if (last && !last.type.endsWith('Released')) throw new ImportRefused(what, 0, 'the portal has it already, for something else');
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
