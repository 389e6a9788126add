import {
  journalEvents,
  journalOpeningEvents,
  type JournalEvent,
  type JournalOpeningEvent,
} from '@portal/event-schemas/journals/events.ts';
import { studentsTouched } from '@portal/event-schemas/journals/parts.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { ddl, readRows, writeRows, type Table } from '@portal/platform/projections/rows.ts';
import { defineProjection, type Sql } from '@portal/platform/projections/types.ts';
import { toldBy } from './changes.ts';
import { evolveRows, keyOf, type Rows } from './evolve.ts';
import {
  cells,
  changes,
  journals,
  journalTables,
  openings,
  parts,
  sessions,
  stays,
  tablesDdl,
  weeks,
} from './tables.ts';

type Recorded = RecordedEvent<JournalEvent>;
const idOf = (stream: string): string => stream.slice(stream.indexOf('-') + 1);

/** Sessions and students that an event touches. */
const touchedSessions = ({ data }: JournalEvent): number[] =>
  'session' in data
    ? [data.session]
    : 'sessions' in data
      ? data.sessions.map(one => (typeof one === 'number' ? one : one.session))
      : [];
function touchedCells(event: JournalEvent): [number, string][] {
  const { data } = event;
  if (!('session' in data)) return [];
  if ('student' in data) return [[data.session, data.student]];
  if ('cleared' in data) return data.cleared.map(({ student }) => [data.session, student]);
  return event.type === 'PresenceConfirmed' ? event.data.students.map(student => [data.session, student]) : [];
}

const distinct = <T extends object>(keys: readonly T[]): T[] => [
  ...new Map(keys.map(key => [JSON.stringify(key), key])).values(),
];
async function rowsBy(db: Sql, table: Table, keys: readonly object[]): Promise<Map<string, any>> {
  const wanted = distinct(keys);
  const found = await readRows<any>(db, table, table.key, wanted);
  return new Map(found.map(row => [keyOf(...table.key.map(column => row[column])), row]));
}

async function readTouched(events: readonly Recorded[], db: Sql): Promise<Rows> {
  const all = events.map(event => ({ event: event as JournalEvent, journal: idOf(event.stream) }));
  const students = all.flatMap(({ event, journal }) => studentsTouched(event).map(student => ({ journal, student })));
  const kept = await readRows<any>(db, stays, ['journal', 'student'], distinct(students));
  const byStudent = new Map<string, any[]>();
  for (const stay of kept) {
    const key = keyOf(stay.journal, stay.student);
    byStudent.set(key, [...(byStudent.get(key) ?? []), stay]);
  }
  return {
    journals: await rowsBy(
      db,
      journals,
      all.map(({ journal }) => ({ uid: journal })),
    ),
    sessions: await rowsBy(
      db,
      sessions,
      all.flatMap(({ event, journal }) => touchedSessions(event).map(number => ({ journal, number }))),
    ),
    cells: await rowsBy(
      db,
      cells,
      all.flatMap(({ event, journal }) =>
        touchedCells(event).map(([session, student]) => ({ journal, session, student })),
      ),
    ),
    parts: await rowsBy(db, parts, students),
    weeks: await rowsBy(
      db,
      weeks,
      all.flatMap(({ event, journal }) => ('week' in event.data ? [{ journal, week: event.data.week }] : [])),
    ),
    stays: byStudent,
  };
}
const put = (table: Table, rows: ReadonlyMap<string, object | null>) => ({
  table,
  put: [...rows.values()].filter(row => row !== null),
});

/** Journals with their classes, students, cells and weeks, what they say of each student in all, and every change. */
export const journalsProjection = defineProjection({
  name: 'journals.journals',
  version: 1,
  handles: Object.keys(journalEvents),
  tables: tablesDdl,
  tableNames: journalTables.map(({ name }) => name),
  views: `create or replace view journals.journals_public as
      select uid, lesson, study_period, offering, discipline, flux, load_type, code, name, section, subgroup, teacher, closed, opened_on,
        jsonb_build_object('ru', concat_ws(' ', code, name->>'ru', section), 'kk', concat_ws(' ', code, name->>'kk', section),
          'en', concat_ws(' ', code, name->>'en', section), 'ky', concat_ws(' ', code, name->>'ky', section)) as title
      from journals.journals;
    create or replace view journals.sessions_public as
      select uid, journal, number, date, start, length, room, theme, canceled, substitute, filled from journals.sessions;
    create or replace view journals.stays_public as select journal, student, since, until, audit from journals.stays;
    create or replace view journals.parts_public as select * from journals.parts;
    create or replace view journals.weeks_public as select journal, week, blocked, until from journals.weeks;
    create or replace view journals.unsettled_weeks_public as
      select j.uid as journal, j.study_period, j.load_type, j.preparation_levels, j.opened_on, s.week,
        coalesce(w.blocked, false) as blocked, coalesce(w.holes_told, false) as holes_told
      from journals.journals j
      join (select distinct journal, to_char(date_trunc('week', date::date), 'YYYY-MM-DD') as week from journals.sessions) s on s.journal = j.uid
      left join journals.weeks w on w.journal = j.uid and w.week = s.week
      where not j.closed and w.blocked is not true;`,
  async project(events: readonly Recorded[], db) {
    const rows = await readTouched(events, db);
    for (const event of events) evolveRows(rows, idOf(event.stream), event as JournalEvent);
    const lines = events.flatMap(event =>
      toldBy(event as JournalEvent).map((told, index) => ({
        ...told,
        uid: `${event.position}.${index}`,
        journal: idOf(event.stream),
        position: event.position,
        at: event.meta.occurred_at,
        by: event.meta.actor.id,
        type: event.type,
      })),
    );
    await writeRows(db, [
      put(journals, rows.journals),
      {
        ...put(sessions, rows.sessions),
        gone: [...rows.sessions].flatMap(([key, row]) => {
          const [journal, number] = key.split('|');
          return row === null ? [{ journal, number: Number(number) }] : [];
        }),
      },
      put(cells, rows.cells),
      put(parts, rows.parts),
      put(weeks, rows.weeks),
      { table: stays, put: [...rows.stays.values()].flat() },
      { table: changes, put: lines },
    ]);
  },
  touches: event => {
    const journal = idOf(event.stream);
    return [
      `journal:${journal}`,
      'journals',
      ...studentsTouched(event as JournalEvent).map(student => `performance:${student}`),
    ];
  },
});

type Opened = RecordedEvent<JournalOpeningEvent>;
/** Acts of the office on weeks. */
export const openingsProjection = defineProjection({
  name: 'journals.openings',
  version: 1,
  handles: Object.keys(journalOpeningEvents),
  tables: `${ddl(openings)}\ncreate index if not exists openings_until on openings (until) where not ended;`,
  tableNames: [openings.name],
  views:
    'create or replace view journals.openings_public as select uid, action, targets, since, until, reason, ended, by from journals.openings;',
  async project(events: readonly Opened[], db) {
    const uids = events.map(({ stream }) => ({ uid: idOf(stream) }));
    const rows = await rowsBy(db, openings, uids);
    for (const { stream, meta, ...happened } of events) {
      const uid = idOf(stream);
      const { type, data } = happened as JournalOpeningEvent;
      if (type === 'JournalOpeningGranted') {
        const { action, targets, from, until, reason } = data;
        const row = { uid, action, targets, since: from, until, reason, ended: action === 'block', by: meta.actor.id };
        rows.set(uid, row);
      } else if (type === 'JournalOpeningChanged')
        rows.set(uid, { ...rows.get(uid), until: data.until, reason: data.reason });
      else rows.set(uid, { ...rows.get(uid), ended: true });
    }
    await writeRows(db, [{ table: openings, put: [...rows.values()] }]);
  },
  touches: () => ['journal_openings'],
});
