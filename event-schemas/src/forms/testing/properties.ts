import { blankField } from '../blank-field.ts';
import type { PropertyKind } from '../codes.ts';
import type { Property } from '../property.ts';

/** One form field of a kind for tests: `aField('int', { min: 1 })`. Its prop_code is the kind unless it is given. */
export function aField(code: PropertyKind, more: Partial<Property> = {}): Property {
  const prop_code = more.prop_code ?? code;
  return {
    uid: uidOf(prop_code),
    prop_code,
    code,
    name: { ru: prop_code, kk: prop_code, en: prop_code, ky: prop_code },
    ...blankField(),
    related: code === 'rel' ? 'discipline' : null,
    options:
      code === 'dropdown'
        ? ['a', 'b', 'c'].map(value => ({ value, name: { ru: value, kk: value, en: value, ky: value }, fills: {} }))
        : [],
    ...more,
  };
}
/** The same uid for the same name. */
export const uidOf = (name: string): string =>
  `00000000-0000-4000-8000-${[...name]
    .reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 0xffffffffffff, 7)
    .toString(16)
    .padStart(12, '0')}`;
