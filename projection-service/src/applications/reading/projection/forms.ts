import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import type { ApplicationEvent } from '@portal/event-schemas/applications/events.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { upsertRows } from '@portal/platform/projections/rows.ts';
import { propertiesTable, versionsTable, type PropertyRow, type VersionRow } from './tables.ts';

export const versionKey = (type: string, version: number): string => `${type} ${version}`;

/** Keeps published versions, and the fields of drafts, which the office tries out before it publishes. Answers the versions that came. */
export async function projectForms(events: readonly RecordedEvent<ApplicationEvent>[], db: Sql): Promise<VersionRow[]> {
  const versions = new Map<string, VersionRow>();
  const properties = new Map<string, PropertyRow>();
  const keep = (type: string, version: number, draft: boolean, definition: TypeDefinition) => {
    for (const property of definition.properties)
      properties.set(`${property.uid} ${draft}`, { uid: property.uid, draft, type, version, property });
  };
  for (const { type, data } of events) {
    const event = { type, data } as ApplicationEvent;
    if (event.type === 'ApplicationTypeDrafted' || event.type === 'ApplicationTypeRevised')
      keep(event.data.uid, 0, true, event.data.draft);
    if (event.type !== 'ApplicationTypePublished') continue;
    const { uid, version, definition } = event.data;
    keep(uid, version, false, definition);
    versions.set(versionKey(uid, version), { type: uid, version, names: definition.names, definition });
  }
  await upsertRows(db, versionsTable, [...versions.values()]);
  await upsertRows(db, propertiesTable, [...properties.values()]);
  return [...versions.values()];
}
