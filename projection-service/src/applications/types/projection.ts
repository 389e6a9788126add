import type { ApplicationEvent } from '@portal/event-schemas/applications/events.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { deleteRows, upsertRows, readRows } from '@portal/platform/projections/rows.ts';
import { defineProjection } from '@portal/platform/projections/types.ts';
import { isDeepStrictEqual } from 'node:util';
import { publicationsTable, tables, tablesDdl, typesTable, type PublicationRow, type TypeRow } from './tables.ts';

type TypeEvent = Extract<ApplicationEvent, { type: `ApplicationType${string}` }>;
const handles = [
  'ApplicationTypeDrafted',
  'ApplicationTypeRevised',
  'ApplicationTypePublished',
  'ApplicationTypeClosed',
  'ApplicationTypeReopened',
  'ApplicationTypeRemoved',
] as const satisfies readonly TypeEvent['type'][];

interface Moment {
  at: string;
  by: string;
}
const drafted = (
  draft: TypeRow['draft'],
  { at, by }: Moment,
): Pick<TypeRow, 'names' | 'draft' | 'properties' | 'steps' | 'changed_at' | 'changed_by'> => ({
  names: draft.names,
  draft,
  properties: draft.properties.length,
  steps: draft.route.steps.length,
  changed_at: at,
  changed_by: by,
});

/** The row after an event; null: there is no such type (any more). */
export function evolveType(row: TypeRow | null, { type, data }: TypeEvent, when: Moment): TypeRow | null {
  if (type === 'ApplicationTypeDrafted')
    return {
      uid: data.uid,
      ...drafted(data.draft, when),
      revision: 1,
      definition: null,
      version: null,
      closed: false,
      closed_reason: '',
      changed: true,
    };
  if (!row) return null;
  const touched = { ...row, changed_at: when.at, changed_by: when.by };
  switch (type) {
    case 'ApplicationTypeRevised':
      return {
        ...row,
        ...drafted(data.draft, when),
        revision: row.revision + 1,
        changed: !isDeepStrictEqual(data.draft, row.definition),
      };
    case 'ApplicationTypePublished':
      return { ...touched, definition: data.definition, version: data.version, changed: false };
    case 'ApplicationTypeClosed':
      return { ...touched, closed: true, closed_reason: data.reason };
    case 'ApplicationTypeReopened':
      return { ...touched, closed: false, closed_reason: '' };
    case 'ApplicationTypeRemoved':
      return null;
  }
}

/** Application types as the office defines them, with the versions that applicants were given. */
export const types = defineProjection({
  name: 'applications.types',
  version: 1,
  handles,
  tables: tablesDdl,
  tableNames: tables.map(table => table.name),
  async project(events: readonly RecordedEvent<TypeEvent>[], db) {
    const uids = [...new Set(events.map(({ data }) => data.uid))];
    const rows = new Map<string, TypeRow | null>(
      (
        await readRows<TypeRow>(
          db,
          typesTable,
          ['uid'],
          uids.map(uid => ({ uid })),
        )
      ).map(row => [row.uid, row]),
    );
    const publications: PublicationRow[] = [];
    for (const { type, data, meta } of events) {
      const when = { at: meta.occurred_at, by: meta.actor.on_behalf_of ?? meta.actor.id };
      const event = { type, data } as TypeEvent;
      rows.set(data.uid, evolveType(rows.get(data.uid) ?? null, event, when));
      if (event.type === 'ApplicationTypePublished')
        publications.push({
          type: event.data.uid,
          version: event.data.version,
          ...when,
          definition: event.data.definition,
        });
    }
    await upsertRows(
      db,
      typesTable,
      [...rows.values()].filter(row => row !== null),
    );
    await upsertRows(db, publicationsTable, publications);
    await deleteRows(
      db,
      typesTable,
      [...rows].filter(([, row]) => row === null).map(([uid]) => ({ uid })),
    );
  },
  touches: ({ data }) => [`application_type:${data.uid}`, 'application_types'],
});
