import type { FormValues, Property } from '@portal/event-schemas/forms/property.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { Status } from '@portal/event-schemas/portfolio/acts.ts';
import type { Table } from '@portal/platform/projections/rows.ts';

/** What was written by a version of the type's form. `files`: those in the values; `day`: `YYYY-MM-DD`. */
export interface Written {
  version: number;
  title: string;
  day: string | null;
  values: FormValues;
  files: readonly string[];
}
/** An achievement as it stands; `accepted`: what was accepted last, until reviewers decide anew. Times ISO 8601. */
export interface AchievementRow extends Written {
  uid: string;
  order: string;
  student: string;
  type: string;
  type_name: Localized;
  status: Status;
  accepted: Written | null;
  created_at: string;
  changed_at: string;
  sent_at: string | null;
  comment: string;
  reviewed_by: string | null;
  reviewed_at: string | null;
}
export const achievementsTable: Table = {
  name: 'achievements',
  key: ['uid'],
  columns: {
    uid: 'text',
    order: 'text',
    student: 'text',
    type: 'text',
    type_name: 'jsonb',
    status: 'text',
    version: 'int',
    title: 'text',
    day: 'text',
    values: 'jsonb',
    files: 'text[]',
    accepted: 'jsonb',
    created_at: 'timestamptz',
    changed_at: 'timestamptz',
    sent_at: 'timestamptz',
    comment: 'text',
    reviewed_by: 'text',
    reviewed_at: 'timestamptz',
  },
};
/** Every portfolio_order that there was: the status that came with it, and by whom. */
export const ordersTable: Table = {
  name: 'portfolio_orders',
  key: ['uid'],
  columns: {
    uid: 'text',
    achievement: 'text',
    status: 'text',
    at: 'timestamptz',
    by: 'text',
    comment: 'text',
    position: 'bigint',
  },
};
/** All that was ever written in an achievement. */
export interface WritingRow extends Written {
  achievement: string;
  position: number;
  at: string;
  by: string;
}
export const writingsTable: Table = {
  name: 'achievement_writings',
  key: ['achievement', 'position'],
  columns: {
    achievement: 'text',
    position: 'bigint',
    at: 'timestamptz',
    by: 'text',
    version: 'int',
    title: 'text',
    day: 'text',
    values: 'jsonb',
    files: 'text[]',
  },
};
/** Forms of types in all versions. */
export interface FormRow {
  type: string;
  version: number;
  properties: readonly Property[];
}
export const formsTable: Table = {
  name: 'achievement_forms',
  key: ['type', 'version'],
  columns: { type: 'text', version: 'int', properties: 'jsonb' },
};
/** What of the accepted achievements others see, in order. */
export const arrangementsTable: Table = {
  name: 'portfolio_arrangements',
  key: ['student'],
  columns: { student: 'text', shown: 'text[]' },
};
export const tables = [achievementsTable, ordersTable, writingsTable, formsTable, arrangementsTable];
