import type { ConditionOperator } from './codes.ts';
import type { Condition, Step } from './definition.ts';
import type { FieldValue, FormValues } from '../forms/property.ts';
import { isFilled } from '../forms/form-rules.ts';

/** Branches of a route by what stands in the form. Pure and without zod. */
const same = (value: FieldValue, wanted: FieldValue): boolean =>
  Array.isArray(value)
    ? value.includes(String(wanted))
    : value === wanted || (value !== null && wanted !== null && String(value) === String(wanted));
/** Numbers by their size, days and moments in time; what cannot be compared is on neither side. */
function compared(value: FieldValue, wanted: FieldValue): number | null {
  if (typeof value === 'number')
    return typeof wanted === 'number' || (typeof wanted === 'string' && wanted.trim() !== '')
      ? value - Number(wanted)
      : null;
  if (typeof value !== 'string' || typeof wanted !== 'string') return null;
  const [left, right] = [Date.parse(value), Date.parse(wanted)];
  return Number.isNaN(left) || Number.isNaN(right) ? null : left - right;
}

const operators: Record<ConditionOperator, (value: FieldValue, wanted: FieldValue) => boolean> = {
  is: same,
  is_not: (value, wanted) => !same(value, wanted),
  at_least: (value, wanted) => (compared(value, wanted) ?? -1) >= 0,
  at_most: (value, wanted) => (compared(value, wanted) ?? 1) <= 0,
  filled: isFilled,
  empty: value => !isFilled(value),
};
export const holds = ({ prop_code, operator, value }: Condition, values: FormValues): boolean =>
  operators[operator](values[prop_code] ?? null, value);

/** Where a step leads when all its waypoints have approved: the first branch that holds. `to: null` = approved; null = no branch holds. */
export const branchOf = (step: Pick<Step, 'next'>, values: FormValues): { to: string | null } | null =>
  step.next.find(({ when }) => when === null || holds(when, values)) ?? null;
