import type { PropertyKind } from './codes.ts';
import type { FieldValue, FormValues, Property } from './property.ts';
import { brokenRules, dayAt } from './day-rules.ts';
import { dependenciesOf, isEditable, isFilled, settledValues } from './form-rules.ts';

/**
 * What can be wrong with the value of one field. The refusal names it as `fields: { <prop_code>: <code> }`; texts stand
 * in `errors/form.ts` and in the form's catalogue.
 */
export const fieldFaults = [
  'required',
  'wrong_kind',
  'too_small',
  'too_large',
  'too_early',
  'too_late',
  'too_long',
  'too_many',
  'twice',
  'not_an_option',
] as const;
export type FieldFault = (typeof fieldFaults)[number];
/** `limit`: what it went beyond: a number, a date `YYYY-MM-DD`, a count. */
export interface FormFault {
  prop_code: string;
  property: string;
  fault: FieldFault;
  limit: number | string | null;
}

/** The university's day: today, and the day on which a moment falls, both `YYYY-MM-DD` in its time zone. */
export interface Days {
  today: string;
  dayOf: (moment: string) => string;
}

/**
 * What keeps a form from being sent; empty = may be sent. A draft is not asked for completeness: `complete: false` looks at shapes and limits alone.
 * Fields that cannot be edited are not asked to be filled.
 */
export function formFaults(
  properties: readonly Property[],
  values: FormValues,
  days: Days,
  { complete }: { complete: boolean } = { complete: true },
): FormFault[] {
  const settled = settledValues(properties, values);
  const broken = new Map(
    brokenRules(properties, settled, days.dayOf).map(({ prop_code, fault, limit }) => [prop_code, { fault, limit }]),
  );
  return properties.flatMap(property => {
    const value = settled[property.prop_code] ?? null;
    const alone = isFilled(value)
      ? fieldFault(property, value, days)
      : complete && property.required && isEditable(property, settled)
        ? { fault: 'required' as const, limit: null }
        : null;
    const found = alone ?? broken.get(property.prop_code) ?? null;
    return found ? [{ prop_code: property.prop_code, property: property.uid, ...found }] : [];
  });
}
type Found = Omit<FormFault, 'prop_code' | 'property'> | null;
const wrong: Found = { fault: 'wrong_kind', limit: null };

/** What is wrong with one filled value. */
export const fieldFault = (property: Property, value: FieldValue, days: Days): Found =>
  checks[property.code](property, value, days);

const checks: Record<PropertyKind, (property: Property, value: FieldValue, days: Days) => Found> = {
  text: checkText,
  input: checkText,
  bool: (_, value) => (typeof value === 'boolean' ? null : wrong),
  int: (property, value) => (Number.isSafeInteger(value) ? checkNumber(property, value as number) : wrong),
  float: (property, value) =>
    typeof value === 'number' && Number.isFinite(value) ? checkNumber(property, value) : wrong,
  date: (property, value, days) => (isDate(value) ? checkDay(property, value, days.today) : wrong),
  datetime: (property, value, days) => (isMoment(value) ? checkDay(property, days.dayOf(value), days.today) : wrong),
  rel: (property, value) => checkChosen(property, value, property.multiple),
  file: (property, value) =>
    Array.isArray(value)
      ? checkChosen({ ...property, max_count: property.multiple ? property.max_count : 1 }, value, true)
      : wrong,
  dropdown: (property, value) => {
    const known = new Set(property.options.map(option => option.value));
    return (
      checkChosen(property, value, property.multiple) ??
      (([] as FieldValue[]).concat(value as never).every(one => known.has(String(one)))
        ? null
        : { fault: 'not_an_option', limit: null })
    );
  },
};

function checkText(property: Property, value: FieldValue): Found {
  if (typeof value !== 'string') return wrong;
  if (property.code === 'input' && value.includes('\n')) return wrong;
  return property.max_length !== null && value.length > property.max_length
    ? { fault: 'too_long', limit: property.max_length }
    : null;
}
function checkNumber({ min, max }: Property, value: number): Found {
  if (min !== null && value < min) return { fault: 'too_small', limit: min };
  return max !== null && value > max ? { fault: 'too_large', limit: max } : null;
}
function checkDay({ min, max }: Property, day: string, today: string): Found {
  if (min !== null && day < daysFrom(today, min)) return { fault: 'too_early', limit: daysFrom(today, min) };
  return max !== null && day > daysFrom(today, max) ? { fault: 'too_late', limit: daysFrom(today, max) } : null;
}
function checkChosen({ max_count }: Property, value: FieldValue, multiple: boolean): Found {
  if (!multiple) return typeof value === 'string' ? null : wrong;
  if (!Array.isArray(value) || value.some(one => one.trim() === '')) return wrong;
  if (new Set(value).size < value.length) return { fault: 'twice', limit: null };
  return max_count !== null && value.length > max_count ? { fault: 'too_many', limit: max_count } : null;
}

/** The first and the last day that a date field lets through; null = any. */
export const dayLimits = (
  { min, max }: Pick<Property, 'min' | 'max'>,
  today: string,
): { first: string | null; last: string | null } => ({
  first: min === null ? null : daysFrom(today, min),
  last: max === null ? null : daysFrom(today, max),
});
const daysFrom = (day: string, days: number): string =>
  dayAt(Date.parse(`${day}T00:00:00Z`) + Math.round(days) * 86_400_000);
const isDate = (value: FieldValue): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);
const isMoment = (value: FieldValue): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(value) &&
  !Number.isNaN(Date.parse(value));

/**
 * What is wrong with the form itself (portal.md §8 "Поле формы с таким кодом не найдено", "У полей формы дублируются
 * коды"). `prop_code`: the code that is meant.
 */
export interface DescriptorFault {
  code: 'field_not_found' | 'field_twice';
  prop_code: string;
  /** The field that names it. */ at: string;
}
export function descriptorFaults(properties: readonly Property[]): DescriptorFault[] {
  const known = new Set(properties.map(property => property.prop_code));
  return properties.flatMap((property, index): DescriptorFault[] => [
    ...(properties.findIndex(other => other.prop_code === property.prop_code) < index
      ? [{ code: 'field_twice' as const, prop_code: property.prop_code, at: property.uid }]
      : []),
    ...[
      ...dependenciesOf(property),
      ...(property.day_rules ?? []).map(one => one.field),
      ...property.autofill.map(one => one.into),
      ...property.options.flatMap(option => Object.keys(option.fills)),
    ]
      .filter(name => !known.has(name))
      .map(name => ({ code: 'field_not_found' as const, prop_code: name, at: property.uid })),
  ]);
}
