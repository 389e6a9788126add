import type { PeriodRule } from '@portal/event-schemas/registration/records.ts';
import type { RegistrationKind } from '@portal/event-schemas/registration/values.ts';
import type { Period, Student } from '../facts.ts';
import type { Known } from '../known.ts';

/** How the registration periods of a study period stand for one student (portal.md §4). */
export type PeriodNow =
  | { status: 'not_defined' }
  | { status: 'super'; until: string }
  | { status: 'scheduled' | 'current' | 'expired' | 'for_others'; period: Period };

const fits = (rule: PeriodRule, student: Student): boolean =>
  (Object.keys(rule) as (keyof PeriodRule)[]).every(field => rule[field] === null || rule[field] === student[field]);
/** A period without rules is for everybody. */
export const isFor = (period: Period, student: Student): boolean => period.rules.length === 0 || period.rules.some(rule => fits(rule, student));

export function stands(period: Period, now: string): 'scheduled' | 'current' | 'expired' {
  const at = Date.parse(now);
  if (at < Date.parse(period.start_date)) return 'scheduled';
  return at > Date.parse(period.end_date) ? 'expired' : 'current';
}

/** Until when "super" registration lets the card of the study period be edited; null when it does not. */
export function superUntil({ standing }: Pick<Known, 'standing'>, study_period: string, now: string): string | null {
  const until = standing.super_until[study_period];
  return until !== undefined && Date.parse(until) > Date.parse(now) ? until : null;
}

/** Super registration before all; then the current period that is for the student; else the next, else the one that ran for others, else the last. */
export function periodNow(known: Known, study_period: string, now: string): PeriodNow {
  const until = superUntil(known, study_period, now);
  if (until) return { status: 'super', until };
  const { periods, student } = known;
  const byStart = [...periods].sort((one, other) => Date.parse(one.start_date) - Date.parse(other.start_date));
  const own = student ? byStart.filter(period => isFor(period, student)) : [];
  const current = own.find(period => stands(period, now) === 'current');
  if (current) return { status: 'current', period: current };
  const next = own.find(period => stands(period, now) === 'scheduled');
  if (next) return { status: 'scheduled', period: next };
  const others = byStart.find(period => stands(period, now) === 'current');
  if (others) return { status: 'for_others', period: others };
  const last = own.at(-1) ?? byStart.at(-1);
  return last ? { status: own.length ? 'expired' : 'for_others', period: last } : { status: 'not_defined' };
}

/** Super registration has the rules of add/drop: a confirmed card may be changed. */
export const kindNow = (period: PeriodNow): RegistrationKind => (period.status === 'super' ? 'add_drop' : period.status === 'current' ? period.period.kind : 'main');
