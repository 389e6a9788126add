import type { FieldValue, Property } from '../../forms/property.ts';

const date = /^\d{4}-\d\d-\d\d$/;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** Whether a value is of the kind of the field. A dropdown takes one of its options. */
export function fitsKind(property: Property, value: FieldValue): boolean {
  if (value === null) return true;
  switch (property.code) {
    case 'int':
      return typeof value === 'number' && Number.isInteger(value);
    case 'float':
      return typeof value === 'number';
    case 'bool':
      return typeof value === 'boolean';
    case 'text':
    case 'input':
      return typeof value === 'string';
    case 'date':
      return typeof value === 'string' && date.test(value);
    case 'datetime':
      return typeof value === 'string' && moment.test(value);
    case 'dropdown':
      return typeof value === 'string' && property.options.some(option => option.value === value);
    case 'rel':
      return property.multiple ? Array.isArray(value) : typeof value === 'string';
    case 'file':
      return Array.isArray(value);
  }
}

/** Comma-separated prop_codes (portal.md §3). */
export const dependenciesOf = (property: Pick<Property, 'accessibility_depends_on'>): string[] =>
  property.accessibility_depends_on
    .split(',')
    .map(code => code.trim())
    .filter(Boolean);
