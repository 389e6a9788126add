import { isOpenWeek, startOf } from '@portal/event-schemas/journals/blocking.ts';
import { contracts } from '@portal/event-schemas/journals/calls.ts';
import { mondayOf } from '@portal/event-schemas/journals/days.ts';
import { defaultReasons } from '@portal/event-schemas/journals/defaults.ts';
import { markSystemOf } from '@portal/event-schemas/journals/marks.ts';
import { cellUid, sessionOf, sessionUid } from '@portal/event-schemas/journals/uids.ts';
import type * as views from '@portal/event-schemas/journals/views.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { wallClock } from '@portal/platform/clock/occurrences.ts';
import { query, Refused, type CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { refuseForeign } from './ownership.ts';
import { absenceLimitIn } from './limits.ts';
import type { CellRow, SessionRow } from './rows.ts';
import { situationsOf, summaryOf, type Situation } from './situation.ts';

type Reading = CallContext & { db: Sql };

/** A journal that the reader may see, as it stands now. */
export async function readJournal(input: Reading, journal: string): Promise<Situation> {
  await refuseForeign(input.db, input, journal);
  const found = (await situationsOf(input.db, input, [journal])).get(journal);
  if (!found) throw new Refused(reject('platform.not_found'));
  return found;
}
const typesIn = async (db: Sql) =>
  (
    await db.query<{ load_type: string; mark_kind: 'none' | 'percent' | 'pass_fail' }>(
      'select load_type, mark_kind from journals.journal_types_public',
    )
  ).rows;
async function marksIn(db: Sql, load_type: string) {
  const { kind, allowed } = markSystemOf(load_type, await typesIn(db));
  return { kind, allowed };
}

/** Reasons that can be chosen: those of the office, else those of the portal. */
export async function reasonsIn(db: Sql): Promise<views.ReasonView[]> {
  const { rows } = await db.query<views.ReasonView>(
    'select uid, name, short, is_excused, makes_up from journals.reasons_for_missing_public order by short',
  );
  return rows.length > 0 ? rows : Object.entries(defaultReasons).map(([uid, reason]) => ({ uid, ...reason }));
}

async function headOf(input: Reading, uid: string): Promise<views.JournalView> {
  const situation = await readJournal(input, uid);
  const { rows } = await input.db.query<any>(
    `select j.uid, j.study_period, p.name as study_period_name, p.study_year, p.semester, j.offering, j.discipline, j.code, j.name,
            j.load_type, j.section, j.subgroup, j.flux, j.teacher, t.display_name as teacher_name, c.uid as cathedra, c.name as cathedra_name
       from journals.journals j
       left join curriculum.study_periods_public p on p.uid = j.study_period
       left join identity.people_public t on t.uid = j.teacher
       left join curriculum.teachers_public k on k.uid = j.teacher
       left join curriculum.cathedras_public c on c.uid = k.cathedra
      where j.uid = $1`,
    [uid],
  );
  const me = input.actor.id;
  return {
    ...rows[0],
    students: new Set(situation.stays.flatMap(one => (one.until === null ? [one.student] : []))).size,
    ...summaryOf(situation, input),
    may_edit: situation.head.teacher === me || situation.sessions.some(one => one.substitute === me),
    marks: await marksIn(input.db, situation.head.load_type),
    weeks: situation.weeks,
    now: input.host.clock.iso(),
    time_zone: input.host.config.timeZone,
  };
}

/** What stands in the way of the reader's filling in a class now; null: nothing. */
function closedTo({ head, closed, weeks }: Situation, session: SessionRow, me: string, starts: string, now: string) {
  if (head.teacher !== me && session.substitute !== me) return 'journals.not_your_journal';
  if (closed) return 'journals.closed';
  const week = weeks.find(one => one.week === mondayOf(session.date));
  if (week && !isOpenWeek(week.state)) return 'journals.week_blocked';
  if (session.canceled) return 'journals.session_cancelled';
  return starts > now ? 'journals.not_begun' : null;
}

async function sessionsOf(
  input: Reading,
  {
    journal,
    from,
    to,
    week,
  }: { journal: string; from?: string | undefined; to?: string | undefined; week?: string | undefined },
): Promise<views.SessionView[]> {
  const situation = await readJournal(input, journal);
  const clock = wallClock(input.host.config.timeZone);
  const now = input.host.clock.iso();
  const { rows } = await input.db.query<{ number: number; room_name: string | null; substitute_name: string | null }>(
    `select s.number, r.code as room_name, b.display_name as substitute_name from journals.sessions s
       left join curriculum.rooms_public r on r.uid = s.room left join identity.people_public b on b.uid = s.substitute
      where s.journal = $1`,
    [journal],
  );
  const named = new Map(rows.map(({ number, ...names }) => [number, names]));
  return situation.sessions
    .filter(
      ({ date }) => (!from || date >= from) && (!to || date <= to) && (!week || mondayOf(date) === mondayOf(week)),
    )
    .map(({ filled: _filled, journal: _journal, ...session }) => {
      const starts_at = startOf(session, clock);
      const inWeek = situation.weeks.find(one => one.week === mondayOf(session.date));
      const names = named.get(session.number) ?? { room_name: null, substitute_name: null };
      return {
        ...session,
        ...names,
        week: mondayOf(session.date),
        starts_at,
        blocked: situation.closed || (inWeek !== undefined && !isOpenWeek(inWeek.state)),
        editable_until: inWeek?.until ?? inWeek?.planned_at ?? null,
        closed: closedTo(situation, { ...session, journal, filled: 0 }, input.actor.id, starts_at, now),
      };
    });
}

export async function studentsOf(input: Reading, journal: string): Promise<views.JournalStudent[]> {
  const { stays, head } = await readJournal(input, journal);
  const limit = await absenceLimitIn(input.db, head.study_period);
  const { rows } = await input.db.query<any>(
    `select f.student, coalesce(n.display_name, '') as name, g.code as group, p.marks, p.hundredths, p.missed, p.excused
       from (select distinct student from journals.stays where journal = $1) f
       left join journals.parts p on p.journal = $1 and p.student = f.student
       left join identity.people_public n on n.uid = f.student
       left join curriculum.students_public s on s.uid = f.student
       left join curriculum.student_groups_public g on g.uid = s.student_group`,
    [journal],
  );
  const { compare } = new Intl.Collator(input.locale, { sensitivity: 'base' });
  return rows
    .map(({ hundredths, ...row }): views.JournalStudent => {
      const own = stays.filter(({ student }) => student === row.student);
      const marks = row.marks ?? 0;
      const [missed, excused] = [row.missed ?? 0, row.excused ?? 0];
      return {
        ...row,
        marks,
        missed,
        excused,
        audit: own.at(-1)?.audit ?? false,
        on_course: own.some(({ until }) => until === null),
        stays: own.map(({ since, until }) => ({ from: since, until })),
        average: marks === 0 ? null : Math.round(hundredths / marks) / 100,
        warning: missed - excused >= limit,
      };
    })
    .sort((one, other) => compare(one.name ?? '', other.name ?? '') || compare(one.student, other.student));
}

const shownCell = ({ journal, session, student, reason, ...cell }: CellRow): views.CellView => ({
  ...cell,
  uid: cellUid(journal, session, student),
  configuring: sessionUid(journal, session),
  student,
  missed: cell.attendance === 'missed',
  reasons_for_missing: reason,
});

export const detailCalls = [
  query(contracts['GET /journals/description_detail/{electronic_journal}/'], {
    summary: 'The head of a journal: course, lesson, teacher, marks allowed, its weeks and their state',
    run: input => headOf(input, input.params.electronic_journal),
  }),
  query(contracts['GET /journals/student_detail/'], {
    summary: 'Students of a journal with their averages and absences',
    run: input => studentsOf(input, input.query.journal),
  }),
  query(contracts['GET /journals/date_detail/'], {
    summary: 'Classes of a journal, of all dates, a span or a week, and what the reader can fill in now',
    run: input => sessionsOf(input, input.query),
  }),
  query(contracts['GET /journals/mark_detail/'], {
    summary: 'Cells of a journal in which something stands, of one class or student or all',
    run: async input => {
      const { journal, session, student } = input.query;
      await refuseForeign(input.db, input, journal);
      const place = session === undefined ? null : sessionOf(session);
      if (session !== undefined && place?.journal !== journal) throw new Refused(reject('platform.not_found'));
      const { rows } = await input.db.query<CellRow>(
        `select * from journals.cells where journal = $1 and ($2::int is null or session = $2) and ($3::text is null or student = $3)
          order by session, student`,
        [journal, place?.session ?? null, student ?? null],
      );
      return rows.map(shownCell);
    },
  }),
  query(contracts['GET /journals/grading_system_control_form/'], {
    summary: 'Which marks the classes of a journal get',
    run: async input => marksIn(input.db, (await readJournal(input, input.query.journal)).head.load_type),
  }),
  query(contracts['GET /journals/reasons_for_missing/'], {
    summary: 'Reasons for missing a class',
    run: ({ db }) => reasonsIn(db),
  }),
];
