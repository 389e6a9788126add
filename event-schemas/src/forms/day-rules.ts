import type { SpanUnit } from './codes.ts';
import type { DayRule, FieldValue, FormValues, Property } from './property.ts';

/** Rules over two date fields: the same function for the page, for sending and for approval. Pure. Days are `YYYY-MM-DD` in the university's time zone. */
export interface BrokenRule {
  prop_code: string;
  property: string;
  fault: 'too_early' | 'too_late';
  limit: string;
}

/** The first rule that each field breaks. A field whose value is no day is looked at elsewhere, and breaks none here. */
export function brokenRules(
  properties: readonly Property[],
  values: FormValues,
  dayOf: (moment: string) => string,
): BrokenRule[] {
  const dayIn = (code: string): string | null => dayFrom(values[code], dayOf);
  return properties.flatMap(({ prop_code, uid, day_rules = [] }) => {
    const day = dayIn(prop_code);
    if (day === null) return [];
    for (const rule of day_rules) {
      const other = dayIn(rule.field);
      const broken = other === null ? null : breaks(rule, day, other);
      if (broken) return [{ prop_code, property: uid, ...broken }];
    }
    return [];
  });
}

function breaks(rule: DayRule, day: string, other: string): Pick<BrokenRule, 'fault' | 'limit'> | null {
  switch (rule.rule) {
    case 'not_before':
      return day < other ? { fault: 'too_early', limit: other } : null;
    case 'not_after':
      return day > other ? { fault: 'too_late', limit: other } : null;
    case 'at_most_after': {
      const last = spanAfter(other, rule.amount, rule.unit);
      return day > last ? { fault: 'too_late', limit: last } : null;
    }
  }
}

/** So long after a day; a month later than the 31st is the last day of a shorter month. */
export function spanAfter(day: string, amount: number, unit: SpanUnit): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  if (unit === 'days') return shown(new Date(Date.UTC(year, month - 1, date + amount)));
  const months = month - 1 + amount * (unit === 'years' ? 12 : 1);
  const lastOfMonth = new Date(Date.UTC(year, months + 1, 0)).getUTCDate();
  return shown(new Date(Date.UTC(year, months, Math.min(date, lastOfMonth))));
}
const shown = (date: Date): string => dayAt(date.getTime());

/**
 * The day of a time in milliseconds; types of before may have limits so far out that no calendar has them: these are
 * the first and the last day that is written with four digits.
 */
export function dayAt(time: number): string {
  const [first, last] = [Date.parse('0001-01-01'), Date.parse('9999-12-31')];
  return new Date(Number.isNaN(time) ? last : Math.min(last, Math.max(first, time))).toISOString().slice(0, 10);
}

function dayFrom(value: FieldValue | undefined, dayOf: (moment: string) => string): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d/.test(value) || Number.isNaN(Date.parse(value))) return null;
  return value.length === 10 ? value : dayOf(value);
}
