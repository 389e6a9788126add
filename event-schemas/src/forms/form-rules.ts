import type { PropertyKind } from './codes.ts';
import type { FieldValue, FormValues, Property } from './property.ts';

/**
 * The rules of a form that a type's properties make: one set for the field on the page and for the decision that takes the application in.
 * Pure and without zod. Source: portal.md §5 "Form defaults by type", "A form field is editable only when…", "Upload", "Number input clamps".
 */
type Emptied = FieldValue | Record<string, unknown> | undefined;

/** What stands in a field that nobody has touched (portal.md §5). With `multiple` a `rel` or a `dropdown` is a list. */
const defaults: Record<PropertyKind, (multiple: boolean) => FieldValue> = {
  text: () => '',
  input: () => '',
  int: () => 0,
  bool: () => false,
  date: () => null,
  datetime: () => null,
  float: () => null,
  file: () => [],
  rel: multiple => (multiple ? [] : null),
  dropdown: multiple => (multiple ? [] : null),
};
export const defaultValue = ({ code, multiple }: Pick<Property, 'code' | 'multiple'>): FieldValue =>
  defaults[code](multiple);
/** All fields at their defaults, by prop_code. */
export const defaultValues = (properties: readonly Property[]): FormValues =>
  Object.fromEntries(properties.map(property => [property.prop_code, defaultValue(property)]));

/**
 * Empty: null, undefined, an empty list or object, an object like a file without a name or content, a text of nothing but spaces. `false` and 0 are filled
 * (portal.md §5: "false counts as filled").
 */
export function isFilled(value: Emptied): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value !== 'object') return true;
  if ('size' in value && 'name' in value) return Number(value['size']) > 0 && value['name'] !== '';
  return Object.keys(value).length > 0;
}

/** The fields that a field waits for, by prop_code. */
export const dependenciesOf = ({ accessibility_depends_on }: Pick<Property, 'accessibility_depends_on'>): string[] =>
  accessibility_depends_on
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '');

/** Those of them that are not filled yet. */
export const missingFor = (property: Property, values: FormValues): string[] =>
  dependenciesOf(property).filter(name => !isFilled(values[name]));

/** Whether the applicant may change the field now: it is accessible and all that it depends on is filled. */
export const isEditable = (property: Property, values: FormValues): boolean =>
  property.is_accessible && missingFor(property, values).length === 0;

/**
 * The values as they count when the application is sent: every field has one, what depends on a field that is empty is empty itself (also along a chain), and
 * nothing stands there that the form has no field for.
 */
export function settledValues(properties: readonly Property[], values: FormValues): FormValues {
  let settled: FormValues = Object.fromEntries(
    properties.map(property => [property.prop_code, values[property.prop_code] ?? defaultValue(property)]),
  );
  for (let round = 0; round <= properties.length; round++) {
    const locked = properties.filter(
      property => missingFor(property, settled).length > 0 && !isDefault(property, settled[property.prop_code]),
    );
    if (locked.length === 0) break;
    settled = { ...settled, ...defaultValues(locked) };
  }
  return settled;
}
const isDefault = (property: Property, value: FieldValue | undefined): boolean =>
  JSON.stringify(value) === JSON.stringify(defaultValue(property));

/** A number brought between the field's limits, as on leaving it. */
export const clamp = ({ min, max }: Pick<Property, 'min' | 'max'>, value: number): number =>
  Math.min(max ?? value, Math.max(min ?? value, value));
/** How many characters of how many; `exceeded` is shown as danger. Null: the field has no limit. */
export const counterOf = (
  { max_length }: Pick<Property, 'max_length'>,
  text: string,
): { used: number; max: number; exceeded: boolean } | null =>
  max_length === null ? null : { used: text.length, max: max_length, exceeded: text.length > max_length };
