import { addDays } from '../journals/days.ts';

/** What says when sheets of a term close: dates of the term's own, a rule for it, the rule for all; in this order. */
export const closingCauses = ['period', 'term_rule', 'common_rule'] as const;
export type ClosingCause = (typeof closingCauses)[number];
/** `study_period` null: for all terms. Sheets close so many `days` after the last one of the term. */
export interface BlockRule {
  study_period: string | null;
  days: number;
  is_active: boolean;
}
interface Period {
  study_period: string;
  kind: string;
  starts_on: string;
  ends_on: string;
}
interface Term {
  uid: string;
  start_date: string;
  end_date: string;
}
/** On which days teachers write on the sheets of a term, both included. */
export interface GradeDays {
  starts_on: string;
  ends_on: string;
  cause: ClosingCause;
}

/** Null: sheets of the term never close by themselves. A rule of the term that is switched off goes before the one for all. */
export function gradeDays(term: Term, periods: readonly Period[], rules: readonly BlockRule[]): GradeDays | null {
  const period = periods.find(({ study_period, kind }) => study_period === term.uid && kind === 'final');
  if (period) return { starts_on: period.starts_on, ends_on: period.ends_on, cause: 'period' };
  const own = rules.find(({ study_period }) => study_period === term.uid);
  const rule = own ?? rules.find(({ study_period }) => study_period === null);
  if (!rule?.is_active) return null;
  return {
    starts_on: term.start_date,
    ends_on: addDays(term.end_date, rule.days),
    cause: own ? 'term_rule' : 'common_rule',
  };
}
