import { expect, it } from 'vitest';
import { reminderOf, type Standing } from './rights-review.ts';

const now = new Date('2026-10-01T08:00:00.000Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
const review = (days: number, left: number) => ({ year: 2026, begun_at: ago(days), left });
const left = { kind: 'rights_review_left', params: { year: 2026, count: 3 } };
const due = { kind: 'rights_review_due', params: {} };

it.each([
  ['nothing while a review is young', { review: review(10, 3), since: ago(900) }, null],
  ['who is left after a fortnight', { review: review(15, 3), since: ago(900) }, left],
  ['nothing when all was said', { review: review(200, 0), since: ago(900) }, null],
  ['that a year is over since the last one', { review: review(367, 0), since: ago(900) }, due],
  ['that there was none in a year', { review: null, since: ago(367) }, due],
  ['nothing in the first year of a portal', { review: null, since: ago(300) }, null],
  ['nothing where there is nobody', { review: null, since: null }, null],
] as [string, Standing, object | null][])('administrators are told %s', (_what, standing, told) =>
  expect(reminderOf(standing, now)).toEqual(told),
);
