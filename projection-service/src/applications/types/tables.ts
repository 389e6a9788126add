import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { ddl, type Table } from '@portal/platform/projections/rows.ts';

/** An application type: the office's draft, and what was published last (null: nothing yet). `names`: of the draft. */
export interface TypeRow {
  uid: string;
  names: Localized;
  draft: TypeDefinition;
  revision: number;
  definition: TypeDefinition | null;
  version: number | null;
  closed: boolean;
  closed_reason: string;
  changed: boolean;
  properties: number;
  steps: number;
  changed_at: string;
  changed_by: string;
}
export const typesTable: Table = {
  name: 'application_types',
  key: ['uid'],
  columns: {
    uid: 'text',
    names: 'jsonb',
    draft: 'jsonb',
    revision: 'int',
    definition: 'jsonb',
    version: 'int',
    closed: 'boolean',
    closed_reason: 'text',
    changed: 'boolean',
    properties: 'int',
    steps: 'int',
    changed_at: 'timestamptz',
    changed_by: 'text',
  },
};
/** When and by whom each version was published, with the version itself. */
export interface PublicationRow {
  type: string;
  version: number;
  at: string;
  by: string;
  definition: TypeDefinition;
}
export const publicationsTable: Table = {
  name: 'type_publications',
  key: ['type', 'version'],
  columns: { type: 'text', version: 'int', at: 'timestamptz', by: 'text', definition: 'jsonb' },
};

export const tables = [typesTable, publicationsTable];
export const tablesDdl = tables.map(table => ddl(table)).join('\n');
