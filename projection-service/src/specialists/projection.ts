import { specialistEvents, type SpecialistEvent } from '@portal/event-schemas/specialists/events.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { ddl, readRows, writeRows, type Table } from '@portal/platform/projections/rows.ts';
import { defineProjection } from '@portal/platform/projections/types.ts';
import { evolveAppointment, type Appointment } from './appointment.ts';

const appointments: Table = {
  name: 'appointments',
  key: ['uid'],
  columns: {
    uid: 'text',
    specialist: 'text',
    student: 'text',
    type: 'text',
    starts_at: 'timestamptz',
    ends_at: 'timestamptz',
    booked_at: 'timestamptz',
    state: 'text',
    outside: 'boolean',
    topic: 'text',
    reason: 'text',
    note: 'text',
    history: 'jsonb',
  },
};
const hours: Table = {
  name: 'working_hours',
  key: ['uid'],
  columns: {
    uid: 'text',
    specialist: 'text',
    day_of_week: 'int',
    from: 'text',
    to: 'text',
    since: 'text',
    until: 'text',
  },
};
const absences: Table = {
  name: 'absences',
  key: ['uid'],
  columns: { uid: 'text', specialist: 'text', from: 'timestamptz', to: 'timestamptz', reason: 'text' },
};

type Recorded = RecordedEvent<SpecialistEvent>;
const specialistOf = ({ stream }: Recorded): string => stream.slice('specialist-'.length);

/** Hours, absences and appointments as they stand. */
export const specialistTimes = defineProjection({
  name: 'specialists.times',
  version: 1,
  handles: Object.keys(specialistEvents),
  tables: [
    ddl(appointments),
    ddl(hours),
    ddl(absences),
    'create index if not exists appointments_specialist on appointments (specialist, starts_at);',
    'create index if not exists appointments_student on appointments (student, starts_at);',
    'create index if not exists appointments_state on appointments (state, starts_at);',
    'create index if not exists working_hours_specialist on working_hours (specialist);',
    'create index if not exists absences_specialist on absences (specialist);',
  ].join('\n'),
  tableNames: [appointments.name, hours.name, absences.name],
  views: `create or replace view specialists.appointments_public as
    select uid, specialist, student, type, state, starts_at, ends_at, booked_at from specialists.appointments;`,
  async project(events: readonly Recorded[], db) {
    const uids = [...new Set(events.flatMap(({ data }) => ('appointment' in data ? [data.appointment] : [])))];
    const known = await readRows<Appointment>(
      db,
      appointments,
      ['uid'],
      uids.map(uid => ({ uid })),
    );
    const rows = new Map<string, Appointment | null>(known.map(row => [row.uid, row]));
    for (const event of events)
      if ('appointment' in event.data) {
        const { appointment } = event.data;
        rows.set(appointment, evolveAppointment(rows.get(appointment) ?? null, event));
      }
    await writeRows(db, [
      { table: appointments, put: [...rows.values()].filter(row => row !== null) },
      changesOf(hours, events, 'WorkingHoursSet', 'WorkingHoursRemoved'),
      changesOf(absences, events, 'AbsenceAdded', 'AbsenceRemoved'),
    ]);
  },
  touches: event => [
    `specialist:${specialistOf(event as Recorded)}`,
    ...('student' in event.data ? [`visits:${event.data.student}`] : []),
  ],
});

/** Rows that are set and removed whole. */
function changesOf(table: Table, events: readonly Recorded[], sets: string, removes: string) {
  const last = new Map<string, { uid: string; row: object | null }>();
  for (const event of events) {
    const { uid } = event.data as { uid: string };
    if (event.type === sets) last.set(uid, { uid, row: { ...event.data, specialist: specialistOf(event) } });
    if (event.type === removes) last.set(uid, { uid, row: null });
  }
  const changed = [...last.values()];
  return {
    table,
    put: changed.flatMap(({ row }) => row ?? []),
    gone: changed.filter(({ row }) => !row).map(({ uid }) => ({ uid })),
  };
}
