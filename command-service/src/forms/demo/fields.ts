import { blankField } from '@portal/event-schemas/forms/blank-field.ts';
import type { PropertyKind, RelatedKind } from '@portal/event-schemas/forms/codes.ts';
import type { FormValues, Property } from '@portal/event-schemas/forms/property.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';

/** Short ways to write a form of the demo university down; what is not said is as the office's editor begins with it. */
type FieldMore = Partial<Omit<Property, 'uid' | 'prop_code' | 'code' | 'name'>>;
export type FieldWriter = (code: PropertyKind, prop_code: string, name: Localized, more?: FieldMore) => Property;
/** Fields of one form; `uidOf`: of a field, by its prop_code. */
export const fieldsWith =
  (uidOf: (prop_code: string) => string): FieldWriter =>
  (code, prop_code, name, more = {}) => ({
    uid: uidOf(prop_code),
    prop_code,
    code,
    name,
    ...blankField(),
    ...more,
  });
export const option = (value: string, name: Localized, fills: FormValues = {}): Property['options'][number] => ({
  value,
  name,
  fills,
});
export const pointsTo = (related: RelatedKind, more: FieldMore = {}): FieldMore => ({
  related,
  display_as_dropdown: true,
  ...more,
});
/** Scans and photographs. */
export const papers: FieldMore = {
  multiple: true,
  file_types: ['pdf', 'jpg', 'jpeg', 'png'],
  max_mb: 20,
  max_count: 5,
};
