import type { DataOf } from '@portal/event-schemas/kernel/events.ts';
import type { registrationStandingEvents } from '@portal/event-schemas/registration/events.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { defineProjection } from '@portal/platform/projections/types.ts';
import { ddl, deleteRows, upsertRows, type Table } from '@portal/platform/projections/rows.ts';

type Set = DataOf<typeof registrationStandingEvents, 'SuperRegistrationSet'>;
const table: Table = {
  name: 'super_registrations',
  key: ['student', 'study_period'],
  columns: {
    student: 'text',
    study_period: 'text',
    until: 'timestamptz',
    reason: 'text',
    set_by: 'text',
    set_at: 'timestamptz',
  },
};

/** Whose card of which period may be edited outside registration, until when, and who allowed it. */
export const superRegistrations = defineProjection({
  name: 'registration.super_registrations',
  version: 1,
  handles: ['SuperRegistrationSet'],
  tables: ddl(table),
  tableNames: [table.name],
  views:
    'CREATE OR REPLACE VIEW registration.super_registrations_public AS SELECT student, study_period, until FROM registration.super_registrations;',
  async project(events: readonly RecordedEvent<any>[], db) {
    const last = new Map<string, RecordedEvent<any>>(
      events.map(event => [`${(event.data as Set).student}.${(event.data as Set).study_period}`, event]),
    );
    const rows = [...last.values()].map(({ data, meta }) => ({
      ...(data as Set),
      set_by: meta.actor.on_behalf_of ?? meta.actor.id,
      set_at: meta.occurred_at,
    }));
    await upsertRows(
      db,
      table,
      rows.filter(row => row.until !== null),
    );
    await deleteRows(
      db,
      table,
      rows.filter(row => row.until === null),
    );
  },
  touches: event => [
    `standing:${(event.data as Set).student}`,
    `card:${(event.data as Set).student}.${(event.data as Set).study_period}`,
  ],
});
