import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import { Refused } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import type { Host } from '@portal/platform/service.ts';
import { counted, type Counts, type Plan, type Step } from './plan.ts';
import { ImportRefused } from '@portal/platform/imports/refusal.ts';

/** How much of each kind was made and how much was there already. */
export type Tally = Record<(typeof counted)[number], { new: number; unchanged: number }>;
export type Progress = (title: string, done: number, of: number) => void;

/** Commands under way at once: enough to fill the log's group commits. */
const atOnce = 256;
/** Streams looked up in one go. */
const lookUp = 500;

/**
 * Sends the commands of a plan, phase by phase. What the log has already is left as it is, so that carrying a plan out again
 * changes nothing, also after it was interrupted, and never undoes what people have changed since.
 * @throws {ImportRefused} before the first command when a needed name is taken; {Refused} when the portal refuses a command.
 */
export async function carryOut(host: Host, plan: Plan, progress: Progress = () => {}): Promise<Tally> {
  const tally = Object.fromEntries(counted.map(kind => [kind, { new: 0, unchanged: 0 }])) as Tally;
  const correlation_id = newId();
  const undone = await missingSteps(host, plan.flatMap(phase => phase.steps));
  await checkClaims(host, undone);
  for (const phase of plan) {
    const missing = phase.steps.filter(step => undone.has(step));
    const after = await host.log.head();
    const done = phase.steps.length - missing.length;
    for (const step of phase.steps) if (!undone.has(step)) add(tally, step.counts, 'unchanged');
    let made = 0;
    progress(phase.title, done, phase.steps.length);
    await inParallel(missing, async step => {
      const command = host.commands.get(step.command);
      if (!command) throw new Error(`no module of this process offers the command ${step.command}`);
      const send = senderFor(host, { actor: step.as ?? { id: systemActor, roles: [systemActor] }, locale: 'ru', correlation_id, after, ...(step.key ? { key: step.key, body_hash: '' } : {}) });
      const changed = await send(command, step.data).then(outcome => outcome.changed && !outcome.repeated, error => unlessDone(error, step));
      add(tally, step.counts, changed ? 'new' : 'unchanged');
      progress(phase.title, done + ++made, phase.steps.length);
    });
  }
  return tally;
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

async function missingSteps(host: Host, steps: readonly Step[]): Promise<Set<Step>> {
  const missing = new Set<Step>();
  for (let from = 0; from < steps.length; from += lookUp) {
    const some = steps.slice(from, from + lookUp);
    const streams = await host.log.readStreams(some.flatMap(step => step.stream ?? []));
    for (const step of some) if (step.stream === null || !streams.get(step.stream)?.length) missing.add(step);
  }
  return missing;
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
