import type { Localized } from '../../kernel/localized.ts';
import type { PeriodRule } from '../records.ts';
import type { RegistrationKind } from '../values.ts';

/** A registration period as the rules look at it. */
export interface Period {
  name: Localized;
  kind: RegistrationKind;
  start_date: string;
  end_date: string;
  rules: readonly PeriodRule[];
}
/** What of a student says which periods are theirs. */
export type PeriodScope = { readonly [F in keyof PeriodRule]: Exclude<PeriodRule[F], null> };

/** How the registration periods of a study period stand for one student (portal.md §4). `super_over`: the last that was open to them was super registration. */
export type PeriodNow =
  | { status: 'not_defined' }
  | { status: 'super'; until: string }
  | { status: 'super_over'; until: string }
  | { status: 'scheduled' | 'current' | 'expired' | 'for_others'; period: Period };

const fits = (rule: PeriodRule, student: PeriodScope): boolean =>
  (Object.keys(rule) as (keyof PeriodRule)[]).every(field => rule[field] === null || rule[field] === student[field]);
/** A period without rules is for everybody. */
export const isFor = (period: Pick<Period, 'rules'>, student: PeriodScope): boolean =>
  period.rules.length === 0 || period.rules.some(rule => fits(rule, student));

/** Scheduled, current or expired at a moment (portal.md §4). Times are ISO 8601, with any offset. */
export function stands(
  period: Pick<Period, 'start_date' | 'end_date'>,
  now: string,
): 'scheduled' | 'current' | 'expired' {
  const at = Date.parse(now);
  if (at < Date.parse(period.start_date)) return 'scheduled';
  return at > Date.parse(period.end_date) ? 'expired' : 'current';
}

const earliestFirst = (one: Period, other: Period): number =>
  Date.parse(one.start_date) - Date.parse(other.start_date) ||
  Date.parse(one.end_date) - Date.parse(other.end_date) ||
  one.kind.localeCompare(other.kind);
const lastOf = <P extends Period>(periods: readonly P[]): P | undefined =>
  periods.toSorted((one, other) => Date.parse(one.end_date) - Date.parse(other.end_date)).at(-1);

/** Of periods that are for somebody the one that counts: the earliest current one, else the next, else the one that ended last. */
export function decisivePeriod<P extends Period>(periods: readonly P[], now: string): P | null {
  const byStart = periods.toSorted(earliestFirst);
  return (
    byStart.find(period => stands(period, now) === 'current') ??
    byStart.find(period => stands(period, now) === 'scheduled') ??
    lastOf(byStart) ??
    null
  );
}

/** What is known of one student and study period. `super_until`: when super registration ends or has ended; null = there was none, or it was taken back. */
export interface PeriodsKnown {
  student: PeriodScope | null;
  periods: readonly Period[];
  super_until: string | null;
}

/**
 * Super registration before all; then the current period that is for the student, else the next, else what ended last:
 * super registration, or a period of theirs; else one that is for others.
 */
export function periodNow({ student, periods, super_until }: PeriodsKnown, now: string): PeriodNow {
  if (super_until !== null && Date.parse(super_until) > Date.parse(now)) return { status: 'super', until: super_until };
  const own = decisivePeriod(student ? periods.filter(period => isFor(period, student)) : [], now);
  const status = own && stands(own, now);
  if (status === 'current' || status === 'scheduled') return { status, period: own! };
  if (super_until !== null && !(own && Date.parse(own.end_date) > Date.parse(super_until)))
    return { status: 'super_over', until: super_until };
  const others = decisivePeriod(periods, now);
  if (others && stands(others, now) === 'current') return { status: 'for_others', period: others };
  if (own) return { status: 'expired', period: own };
  return others ? { status: 'for_others', period: others } : { status: 'not_defined' };
}

/**
 * Super registration has the rules of add/drop: a confirmed card may be changed, whatever period runs besides. Where
 * nothing runs the main period's rules hold.
 */
export const kindNow = (period: PeriodNow): RegistrationKind =>
  period.status === 'super' ? 'add_drop' : period.status === 'current' ? period.period.kind : 'main';
