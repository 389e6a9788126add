import type { Property } from './property.ts';

/** A field of which nothing is said but what it is called. */
export const blankField = (): Omit<Property, 'uid' | 'prop_code' | 'code' | 'name'> => ({
  hint: null,
  required: false,
  multiple: false,
  is_accessible: true,
  accessibility_depends_on: '',
  display_as_dropdown: false,
  related: null,
  options: [],
  min: null,
  max: null,
  max_length: null,
  max_count: null,
  file_types: [],
  max_mb: null,
  initial: null,
  autofill: [],
});
