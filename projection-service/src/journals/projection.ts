import {
  journalEvents,
  journalOpeningEvents,
  type JournalEvent,
  type JournalOpeningEvent,
} from '@portal/event-schemas/journals/events.ts';
import { mondayOf } from '@portal/event-schemas/journals/days.ts';
import { studentsTouched } from '@portal/event-schemas/journals/parts.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { ddl, readRows, writeRows, type Table } from '@portal/platform/projections/rows.ts';
import { defineProjection, type Sql } from '@portal/platform/projections/types.ts';
import { toldBy } from './changes.ts';
import { evolveRows, keyOf, type Rows } from './evolve.ts';
import {
  absencesTold,
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
  writers,
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

/** Weeks that an event is about, or in which it has put classes. */
function touchedWeeks({ type, data }: JournalEvent): string[] {
  if (type === 'SessionsPlanned') return data.sessions.map(({ date }) => mondayOf(date));
  if (type === 'SessionMoved') return [mondayOf(data.date)];
  return 'week' in data ? [data.week] : [];
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
      all.flatMap(({ event, journal }) => touchedWeeks(event).map(week => ({ journal, week }))),
    ),
    told: new Map(),
    stays: byStudent,
  };
}
const put = (table: Table, rows: ReadonlyMap<string, object | null>) => ({
  table,
  put: [...rows.values()].filter(row => row !== null),
});

/** Whether the class `s` lies in the week `w`, both by their day as text. */
const inWeek = "s.date >= w.week and s.date < to_char(w.week::date + 7, 'YYYY-MM-DD')";

/** Journals with their classes, students, cells and weeks, what they say of each student in all, and every change. */
export const journalsProjection = defineProjection({
  name: 'journals.journals',
  version: 3,
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
    create or replace view journals.cells_public as
      select journal, session, student, mark, percent, attendance, reason, excused, comment from journals.cells;
    create or replace view journals.parts_public as select * from journals.parts;
    create or replace view journals.weeks_public as select journal, week, blocked, until from journals.weeks;
    create or replace view journals.blockings_public as
      select journal, week, at, count as holes from journals.changes where week is not null and type = 'WeekBlocked';
    create or replace view journals.open_weeks_public as
      select w.journal, w.week, w.holes_told, j.study_period, j.load_type, j.preparation_levels, j.opened_on
      from journals.weeks w join journals.journals j on j.uid = w.journal
      where not w.blocked and not j.closed
        and exists (select 1 from journals.sessions s where s.journal = w.journal and ${inWeek});
    create or replace view journals.course_teachers_public as
      select offering, teacher as person from journals.journals where teacher is not null;
    create or replace view journals.course_people_public as
      select offering, teacher as person from journals.journals where teacher is not null
      union all select j.offering, s.student from journals.journals j join journals.stays s on s.journal = j.uid where s.until is null;
    create or replace view journals.unexcused_public as
      select p.journal, p.student, j.study_period, p.missed - p.excused as unexcused, coalesce(t.unexcused, 0) as told
      from journals.parts p join journals.journals j on j.uid = p.journal
      left join journals.absences_told t on t.journal = p.journal and t.student = p.student
      where p.missed > p.excused and not p."left" and not j.closed;
    create or replace view journals.weeks_with_holes_public as
      select w.journal, w.week from journals.weeks w
      where not w.blocked and exists (
        select 1 from journals.sessions s where s.journal = w.journal and ${inWeek} and not s.canceled
          and s.filled < (select count(*) from journals.stays y
            where y.journal = s.journal and y.since <= s.date and (y.until is null or s.date < y.until)));`,
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
      put(absencesTold, rows.told),
      { table: stays, put: [...rows.stays.values()].flat() },
      { table: changes, put: lines },
      { table: writers, put: distinct(lines.map(({ journal, by }) => ({ journal, person: by }))) },
    ]);
  },
  touches: event => {
    const journal = idOf(event.stream);
    return [
      `journal:${journal}`,
      'slow:journals',
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
  touches: () => ['slow:journals'],
});
