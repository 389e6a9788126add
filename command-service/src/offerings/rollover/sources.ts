import type { Sql } from '@portal/platform/projections/types.ts';
import { copiedUid, type Known, type SourceCourse } from './copy.ts';

type Row = Omit<SourceCourse, 'made'>;
/**
 * Courses of the earlier term with what is known of them today: `$1` the earlier term, `$2` the new one. A course of the new term that was copied from the
 * earlier one does not speak against another course of its discipline there.
 */
const sourcesSql = `
  WITH planned AS (
    SELECT DISTINCT line.discipline FROM curriculum.study_plans_public p
    CROSS JOIN LATERAL jsonb_to_recordset(p.lines) AS line(discipline text)),
  in_term AS (
    SELECT DISTINCT t.discipline FROM registration.planned_courses_public t
    LEFT JOIN registration.rolled_courses_public r ON r.offering = t.uid
    LEFT JOIN registration.planned_courses_public origin ON origin.uid = r.course AND origin.study_period = $1
    WHERE t.study_period = $2 AND t.state <> 'cancelled' AND origin.uid IS NULL)
  SELECT c.uid, c.discipline, coalesce(d.code, c.code) AS code, coalesce(d.name, c.name) AS name, c.credits, c.teacher, c.fluxes, c.access, c.state,
    d.uid IS NOT NULL AS discipline_there, planned.discipline IS NOT NULL AS planned, in_term.discipline IS NOT NULL AS in_term
  FROM registration.planned_courses_public c
  LEFT JOIN curriculum.disciplines_public d ON d.uid = c.discipline
  LEFT JOIN planned ON planned.discipline = c.discipline
  LEFT JOIN in_term ON in_term.discipline = c.discipline
  WHERE c.study_period = $1 AND NOT c.draft`;

async function withMade(db: Sql, rows: readonly Row[], to_period: string): Promise<SourceCourse[]> {
  const made = await db.query<{ uid: string }>(
    'SELECT uid FROM registration.planned_courses_public WHERE uid = ANY($1)',
    [rows.map(({ uid }) => copiedUid(uid, to_period))],
  );
  const there = new Set(made.rows.map(({ uid }) => uid));
  return rows.map(row => ({ ...row, made: there.has(copiedUid(row.uid, to_period)) }));
}
export interface Terms {
  from_period: string;
  to_period: string;
}
/** These courses of the earlier term. */
export async function sourcesOf(db: Sql, { from_period, to_period }: Terms, uids: readonly string[]) {
  const { rows } = await db.query<Row>(`${sourcesSql} AND c.uid = ANY($3)`, [from_period, to_period, uids]);
  return withMade(db, rows, to_period);
}
/** So many courses of the earlier term, by uid, after this one. */
export async function nextSources(db: Sql, { from_period, to_period }: Terms, after: string, limit: number) {
  const { rows } = await db.query<Row>(`${sourcesSql} AND c.uid > $3 ORDER BY c.uid LIMIT $4`, [
    from_period,
    to_period,
    after,
    limit,
  ]);
  return withMade(db, rows, to_period);
}

/** What of that which the courses name is there, and how many weeks the term has. */
export async function readTargetTerm(db: Sql, to_period: string, courses: readonly SourceCourse[]): Promise<Known> {
  const lessons = courses.flatMap(({ fluxes }) => fluxes.flatMap(flux => flux.lessons));
  const { rows } = await db.query<{ kind: string; uid: string; name: string | null; closed: boolean; weeks: number }>(
    `SELECT 'term' AS kind, uid, NULL AS name, false AS closed, weeks::int FROM curriculum.study_periods_public WHERE uid = $1
     UNION ALL SELECT 'teacher', uid, NULL, false, 0 FROM curriculum.teachers_public WHERE uid = ANY($2)
     UNION ALL SELECT 'room', uid, code, coalesce(is_closed, false), 0 FROM curriculum.rooms_public WHERE uid = ANY($3)
     UNION ALL SELECT 'group', uid, NULL, false, 0 FROM curriculum.student_groups_public WHERE uid = ANY($4)`,
    [
      to_period,
      uniqueOf([...lessons, ...courses].map(({ teacher }) => teacher)),
      uniqueOf(lessons.map(({ room }) => room)),
      uniqueOf(lessons.flatMap(({ groups }) => groups ?? [])),
    ],
  );
  const of = (kind: string) => rows.filter(row => row.kind === kind);
  return {
    weeks: of('term')[0]?.weeks ?? 0,
    teachers: new Set(of('teacher').map(({ uid }) => uid)),
    rooms: new Map(of('room').map(({ uid, closed }) => [uid, { closed }])),
    groups: new Set(of('group').map(({ uid }) => uid)),
  };
}
const uniqueOf = (uids: readonly (string | null)[]): string[] => [...new Set(uids.filter(uid => uid !== null))];
