import * as field from '../../kernel/entity/fields.ts';
import { writers } from '../roles.ts';

/** What all kinds of the catalogue have: everybody chooses from its lists, the office keeps them. Codes are compared as typed. */
export const shared = {
  module: 'curriculum',
  read: 'all',
  write: writers,
  exactKeys: true,
  imported: { by: 'code' },
} as const;

export const code = field.text({ max: 50, unique: true, search: true });
export const name = field.localizedText({ search: true });
export const entryYear = field.number({ min: 1950, max: 2100, year: true, filter: true });
