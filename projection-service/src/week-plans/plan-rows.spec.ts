import type { WeekPlanEvent } from '@portal/event-schemas/week-plans/events.ts';
import { expect, it } from 'vitest';
import { evolvePlan, type PlanRow } from './plan-rows.ts';

const named = { student: 's', study_period: 't', plan: 'p', name: 'Week' };
const at = (minute: number) => ({ occurred_at: `2026-09-01T08:0${minute}:00.000Z` }) as never;
const course = { course: 'c', lessons: ['l'], audit: false };
const after = (...events: WeekPlanEvent[]): PlanRow | null =>
  events.reduce<PlanRow | null>((row, event, minute) => evolvePlan(row, { ...event, meta: at(minute) }), null);
const made: WeekPlanEvent = { type: 'WeekPlanMade', data: { ...named, courses: [course] } };
const shared: WeekPlanEvent = { type: 'WeekPlanShared', data: { ...named, advisor: 'a', comment: 'Is it much?' } };
const answered = (verdict: 'comment' | 'accept' | 'suggest_change', comment: string): WeekPlanEvent => ({
  type: 'WeekPlanAnswered',
  data: { ...named, advisor: 'a', verdict, comment },
});

it('a plan begins as a draft of the student', () =>
  expect(after(made)).toEqual({
    uid: 'p',
    student: 's',
    study_period: 't',
    name: 'Week',
    state: 'draft',
    courses: [course],
    shared_with: null,
    shared_at: null,
    answered_at: null,
    remarks: [],
    made_at: '2026-09-01T08:00:00.000Z',
    changed_at: '2026-09-01T08:00:00.000Z',
  }));
it('what is said with it stays, in turn', () =>
  expect(after(made, shared, answered('comment', 'Hm'), answered('suggest_change', 'Less'))).toMatchObject({
    state: 'change_suggested',
    shared_with: 'a',
    answered_at: '2026-09-01T08:03:00.000Z',
    remarks: [
      { by: 's', verdict: null, comment: 'Is it much?', at: '2026-09-01T08:01:00.000Z' },
      { by: 'a', verdict: 'comment', comment: 'Hm', at: '2026-09-01T08:02:00.000Z' },
      { by: 'a', verdict: 'suggest_change', comment: 'Less', at: '2026-09-01T08:03:00.000Z' },
    ],
  }));
it('a comment leaves it with the advisor', () =>
  expect(after(made, shared, answered('comment', 'Hm'))).toMatchObject({ state: 'shared' }));
it('a change, and taking it back, make it a draft again', () => {
  const changed: WeekPlanEvent = { type: 'WeekPlanChanged', data: { ...named, courses: [] } };
  const withdrawn: WeekPlanEvent = { type: 'WeekPlanWithdrawn', data: { ...named, reason: 'withdrawn' } };
  expect(after(made, shared, answered('accept', ''), changed)).toMatchObject({ state: 'draft', courses: [] });
  expect(after(made, shared, withdrawn)).toMatchObject({ state: 'draft' });
});
it('another name is no other plan', () =>
  expect(
    after(made, shared, { type: 'WeekPlanRenamed', data: { ...named, name: 'Mine', from: 'Week' } }),
  ).toMatchObject({
    name: 'Mine',
    state: 'shared',
  }));
it('seats that are taken change nothing of it, and a deleted one is gone', () => {
  const taken: WeekPlanEvent = { type: 'WeekPlanTaken', data: { ...named, courses: ['c'], hold: false } };
  expect(after(made, taken)).toEqual(after(made));
  expect(after(made, { type: 'WeekPlanDeleted', data: named })).toBeNull();
});
