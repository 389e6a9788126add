import type { ApplicationEvent } from '@portal/event-schemas/applications/events.ts';
import { expect, it } from 'vitest';
import { leave, lifeOf } from '../testing/leave.ts';
import { evolve, unborn, type Life } from './fold.ts';

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const life = lifeOf(
  { uid: id(1), type: id(2), version: 1, applicant: id(3) },
  { draft: id(4), in_review: id(5), returned: id(6), approved: id(7), withdrawn: id(8) },
);
const definition = leave(id(9));
const due = '2026-10-05T18:59:59.000Z';
const at = (position: number) => new Date(Date.UTC(2026, 9, 1, position)).toISOString();
const lived = (...events: readonly (ApplicationEvent | readonly ApplicationEvent[])[]): Life =>
  events
    .flat()
    .reduce<Life>(
      (before, event, index) => evolve(before, event, { at: at(index), position: index + 1 }, () => definition),
      unborn,
    );
const begun = [
  ...life.started('T-1', { semesters: 1, papers: ['a', 'b'] }),
  ...life.sent({ semesters: 1, papers: ['b', 'c'] }, 'Name', due),
];
const open = ({ stays }: Life) => stays.filter(stay => stay.ended_at === null).map(({ waypoint }) => waypoint);

it('a sent application waits at all waypoints of its first step, by the earliest deadline', () => {
  const now = lived(begun);
  expect(now.application).toMatchObject({
    stage: 'in_review',
    status: id(5),
    step: 'check',
    due,
    times_sent: 1,
    applicant_name: 'Name',
    found_by: 't-1 name',
    waits_at: { en: 'advisor, office' },
  });
  expect(open(now)).toEqual(['advisor', 'office']);
});
it('a draft says whose it is and is found by the name', () => {
  const [draft] = life.started('T-1', {});
  expect(
    lived({ ...draft!, data: { ...draft!.data, applicant_name: 'Оспанова Мадина' } } as ApplicationEvent).application,
  ).toMatchObject({ stage: 'draft', applicant_name: 'Оспанова Мадина', found_by: 't-1 оспанова мадина' });
});
it('a signature ends its own stay; the next step begins others', () => {
  expect(open(lived(begun, life.approved('check', 'advisor', id(1))))).toEqual(['office']);
  const after = lived(
    begun,
    life.approved('check', 'advisor', id(1)),
    life.approved('check', 'office', id(2)),
    life.enter('consent', ['signatures'], null),
  );
  expect([open(after), after.application?.due, after.application?.step]).toEqual([['signatures'], null, 'consent']);
});
it('in order a waypoint waits until all have signed', () => {
  const half = lived(
    begun,
    life.enter('consent', ['signatures'], null),
    life.approved('consent', 'signatures', id(1), { complete: false }),
  );
  expect([open(half), half.stays.at(-1)!.signatures.map(({ by, places }) => [by, places])]).toEqual([
    ['signatures'],
    [[id(1), [0]]],
  ]);
});
it('a return ends what stood beside it without a decision, and nothing waits', () => {
  const back = lived(begun, life.returned('check', 'advisor', id(1), 'Name the dates'));
  expect(back.stays.map(({ waypoint, outcome }) => [waypoint, outcome])).toEqual([
    ['advisor', 'return'],
    ['office', 'passed'],
  ]);
  expect(back.application).toMatchObject({ stage: 'returned', due: null, step_since: null, waits_at: null });
});
it('files that were sent once stay with the application', () => {
  expect(lived(begun).form?.files).toEqual(['b', 'c']);
  expect(lived(begun, life.event('ApplicationSaved', { values: { papers: ['d'] } })).form?.files).toEqual([
    'b',
    'c',
    'd',
  ]);
});
it('a draft that was thrown away leaves nothing', () => {
  expect(lived(life.started('T-1', {}), life.event('ApplicationDiscarded', {}))).toEqual(unborn);
});
it('opening, reminding and archiving do not look like progress', () => {
  const opened = lived(
    begun,
    life.event('ApplicationOpened', { step: 'check', step_name: definition.names, by: id(1) }),
  );
  expect([opened.stays.every(stay => stay.opened_at !== null), opened.application?.changed_at]).toEqual([
    true,
    lived(begun).application?.changed_at,
  ]);
  expect(lived(begun, life.event('ApplicationArchived', { from_list: false })).application?.archived).toBe(true);
});
