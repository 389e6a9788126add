import path from 'node:path';
import { contracts } from '@portal/event-schemas/content/calls.ts';
import type { WorkItem } from '@portal/event-schemas/content/work.ts';
import { mayOpen, type Screen } from '@portal/event-schemas/kernel/screens.ts';
import { dateIn } from '@portal/platform/clock/occurrences.ts';
import { query } from '@portal/platform/http/types.ts';
import { allScreens } from '@portal/platform/modules/declared.ts';
import { gatherFiles } from '@portal/platform/modules/gather.ts';
import type { Waiting, WaitingInput, WaitingKind } from '@portal/platform/waiting/waiting.ts';

const found = await gatherFiles<{ waiting: readonly WaitingKind[] }>(
  path.join(import.meta.dirname, '..'),
  'waiting.ts',
);
/** What can wait for somebody, of all modules. */
export const waitingKinds: readonly WaitingKind[] = found.flatMap(({ exported: { waiting } }) => waiting);

const screenOf = (id: string): Screen => {
  const screen = allScreens.find(one => one.id === id);
  if (!screen) throw new Error(`Something waits on a screen ${id}, which there is not`);
  return screen;
};
/** What can wait for somebody with these roles: they may open where it is. */
export const kindsFor = (roles: readonly string[], kinds = waitingKinds): readonly WaitingKind[] =>
  kinds.filter(kind => kind.roles.some(role => roles.includes(role)) && mayOpen(screenOf(kind.screen), roles));

const iso = (time: string | Date | null): string | null => (time === null ? null : new Date(time).toISOString());
function itemOf({ id, title, act, screen, query: asked = {}, one }: WaitingKind, waiting: Waiting): WorkItem {
  const { count, since, due, first } = waiting;
  return {
    ...{ id, title, act, count, since: iso(since), due: iso(due), failed: false },
    all: { screen, params: {}, query: asked },
    first:
      one && first
        ? { screen: one.screen, params: one.in === 'path' ? first : {}, query: one.in === 'query' ? first : {} }
        : null,
  };
}

/** One kind; a kind that fails says so and leaves the others alone. */
async function lookFor(kind: WaitingKind, input: WaitingInput): Promise<WorkItem[]> {
  try {
    const waiting = await kind.find(input);
    return waiting && waiting.count > 0 ? [itemOf(kind, waiting)] : [];
  } catch (error) {
    input.host.logger.error({ err: error, kind: kind.id }, 'what waits could not be counted');
    return [{ ...itemOf(kind, { count: 0, since: null, due: null, first: null }), failed: true }];
  }
}

const last = '9999';
/** What has to be done soonest first, then what has waited longest; what could not be counted stands at the end. */
export const byUrgency = (one: WorkItem, other: WorkItem): number =>
  Number(one.failed) - Number(other.failed) ||
  (one.due ?? last).localeCompare(other.due ?? last) ||
  (one.since ?? last).localeCompare(other.since ?? last);

export async function workOf(input: WaitingInput, kinds = waitingKinds): Promise<WorkItem[]> {
  const items: WorkItem[] = [];
  // One after the other: one page takes one connection at a time, however much can wait for its reader.
  for (const kind of kindsFor(input.roles, kinds)) items.push(...(await lookFor(kind, input)));
  return items.sort(byUrgency);
}

/** The start page and the numbers of the menu. */
export const myWork = query(contracts['GET /common/my_work/'], {
  summary: 'What waits for the caller: how much, since when, until when, and where it is done',
  async run(input) {
    const at = input.host.clock.now();
    const today = dateIn(input.host.config.timeZone, at);
    return { results: await workOf({ ...input, now: at.toISOString(), today }) };
  },
});
