import { contracts } from '@portal/event-schemas/grades/calls.ts';
import { countedAttempts, gpaOf } from '@portal/event-schemas/grades/calculation/gpa.ts';
import {
  markRanges,
  stateSystem,
  type GradingSystem,
} from '@portal/event-schemas/grades/calculation/grading-system.ts';
import type { GradeRow } from '@portal/event-schemas/grades/row-rules.ts';
import type { PerformanceAuca, StudentResults } from '@portal/event-schemas/grades/performance-views.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { query } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { studentOf } from '../registration/students.ts';
import { journalsOf } from './lessons.ts';

type Result = StudentResults['results'][number];
interface Attempted extends Result {
  order: number;
}

/** Approved attempts of a student with the place of their approval; what is not approved is nobody's result. */
async function attemptsOf(db: Sql, student: string): Promise<Attempted[]> {
  const { rows } = await db.query<Omit<Attempted, 'is_counted'> & { approved_at: Date }>(
    `SELECT r.uid, s.offering, s.discipline, s.code, s.name, s.study_period, p.name AS study_period_name,
        p.study_year::int AS study_year, p.semester, s.credits, r.mark->>'code' AS mark, r.mark->>'kind' AS kind,
        (r.mark->>'points')::int AS points, r.percent, (r.mark->>'passed')::boolean AS passed,
        r.approved_at, r.approved_position::float8 AS "order"
      FROM (
        SELECT uid, sheet, row->'mark' AS mark, (row->>'percent')::int AS percent, approved_at, approved_position
          FROM grades.rows WHERE student = $1 AND approved
        UNION ALL SELECT uid, sheet, mark, percent, approved_at, approved_position FROM grades.retakes WHERE student = $1
      ) r JOIN grades.sheets s ON s.uid = r.sheet
      LEFT JOIN curriculum.study_periods_public p ON p.uid = s.study_period
      WHERE r.mark <> 'null' ORDER BY r.approved_position`,
    [student],
  );
  const counted = new Set(countedAttempts(rows));
  return rows.map(row => ({
    ...row,
    approved_at: new Date(row.approved_at).toISOString(),
    is_counted: counted.has(row),
  }));
}
/** The GPA of all approved results of a student, in hundredths; null where none counts. */
export const gpaOfStudent = async (db: Sql, student: string): Promise<number | null> =>
  gpaOf(await attemptsOf(db, student)).gpa;
type AucaCourse = Omit<PerformanceAuca['results'][number], 'letter' | 'points' | 'percent'>;
const shown = ({ order: _order, ...result }: Attempted): Result => result;

const forStudent = query(contracts['GET /journals/final_grades_for_student/'], {
  summary:
    'Approved results of a student with the GPA of each term and of all; every attempt is shown, the last counts',
  run: async input => {
    const { uid: student } = await studentOf(input, input.query.student);
    const attempts = await attemptsOf(input.db, student);
    const { study_year, semester } = input.query;
    const terms = [...new Map(attempts.map(one => [one.study_period, one.study_period_name])).entries()];
    return {
      student,
      results: attempts
        .filter(one => study_year === undefined || one.study_year === study_year)
        .filter(one => semester === undefined || one.semester === semester)
        .map(shown),
      periods: terms.map(([study_period, name]) => ({
        study_period,
        name,
        ...gpaOf(attempts.filter(one => one.study_period === study_period)),
      })),
      total: gpaOf(attempts),
    };
  },
});
const completed = query(contracts['GET /journals/final_grades_completed/'], {
  summary: 'Results with which a student has completed disciplines: these alone satisfy prerequisites',
  run: async input => {
    const { uid } = await studentOf(input, input.query.student);
    return { results: (await attemptsOf(input.db, uid)).filter(({ passed }) => passed).map(shown) };
  },
});

/** The layout of AUCA: every course with its letter, credits and points, and the GPA of what is shown. */
const aucaResults = query(contracts['GET /journals/performance_auca/'], {
  summary: 'Courses of a student with letter, credits and GPA; a letter that is not approved is not shown',
  run: async ({ db, query: { profile, study_year, semester }, ...reader }) => {
    const { uid } = await studentOf({ db, ...reader }, profile);
    const { rows } = await db.query<AucaCourse>(
      `SELECT r.uid, s.offering, s.discipline, s.code, s.name, s.credits, s.study_period, p.name AS study_period_name,
          p.study_year::int AS study_year, p.semester, m.display_name AS main_teacher_name,
          (SELECT count(*)::int FROM journals.parts_public t WHERE t.offering = s.offering AND t.student = r.student) AS journals
        FROM grades.rows r JOIN grades.sheets s ON s.uid = r.sheet
        LEFT JOIN curriculum.study_periods_public p ON p.uid = s.study_period
        LEFT JOIN identity.people_public m ON m.uid = s.main
        WHERE r.student = $1 AND r.state <> 'CLOSED' AND ($2::int IS NULL OR p.study_year = $2)
          AND ($3::text IS NULL OR p.semester = $3)
        ORDER BY p.start_date DESC NULLS LAST, s.code, r.uid LIMIT 500`,
      [uid, study_year ?? null, semester ?? null],
    );
    const attempts = await attemptsOf(db, uid);
    const last = new Map(attempts.map(attempt => [attempt.offering, attempt]));
    const results = rows.map(course => {
      const attempt = last.get(course.offering);
      const { mark = null, points = null, percent = null } = attempt ?? {};
      return { ...course, letter: mark, points, percent };
    });
    const shownOfferings = new Set(rows.map(({ offering }) => offering));
    return { student: uid, results, gpa: gpaOf(attempts.filter(({ offering }) => shownOfferings.has(offering))) };
  },
});
const aucaJournals = query(contracts['GET /journals/performance_auca_ejs/'], {
  summary: 'The journals of a course that have something of a student: marks, their average, absences',
  run: async ({ db, query: { profile, course }, ...reader }) => {
    const { uid } = await studentOf({ db, ...reader }, profile);
    return { results: await journalsOf(db, course, uid) };
  },
});

/** A mark I of somebody who leaves: W on academic leave, F for who is expelled (grades.md §8). The change is made by the office. */
const onExit = query(contracts['GET /journals/final_grades/change_mark_i_on_university_exit/'], {
  summary: 'Rows with the mark I of students who have left, and what it turns into: a preview that changes nothing',
  run: async ({ db, query: { student } }) => {
    const { rows } = await db.query<{
      uid: string;
      row: GradeRow;
      student: string;
      student_name: string;
      student_status: string;
      marks: GradingSystem | null;
    }>(
      `SELECT r.uid, r.row, r.student, t.display_name AS student_name, t.student_status,
          CASE WHEN g.uid IS NULL THEN NULL ELSE json_build_object('rating_weight', g.rating_weight, 'pass_from', g.pass_from,
            'marks', g.marks, 'word_marks', g.word_marks) END AS marks
        FROM grades.rows r JOIN grades.sheets s ON s.uid = r.sheet JOIN curriculum.students_public t ON t.uid = r.student
        LEFT JOIN grades.grading_systems g ON g.uid = s.system
        WHERE r.row->'mark'->>'kind' = 'incomplete' AND t.student_status IN ('academic_leave', 'expelled')
          AND ($1::text IS NULL OR r.student = $1) ORDER BY t.display_name, r.uid LIMIT 1000`,
      [student ?? null],
    );
    return {
      results: rows.flatMap(({ uid, row, student_name, student_status, marks, student: of }) => {
        const system = marks ?? stateSystem;
        const becomes =
          student_status === 'expelled'
            ? markRanges(system).at(-1)?.code
            : system.word_marks.find(({ kind }) => kind === 'withdrawn')?.code;
        return becomes ? [{ uid, version: row.version, student: of, student_name, mark: row.mark!.code, becomes }] : [];
      }),
    };
  },
});

const periods = query(contracts['GET /common/acad_periods_for_reg/copy/'], {
  summary: 'Study periods, of one academic year or of all',
  run: async ({ db, query: { study_year } }) => {
    const { rows } = await db.query<{ uid: string; name: Localized; study_year: number; semester: string }>(
      `SELECT uid, name, study_year::int AS study_year, semester FROM curriculum.study_periods_public
        WHERE $1::int IS NULL OR study_year = $1 ORDER BY start_date DESC LIMIT 200`,
      [study_year ?? null],
    );
    return { results: rows };
  },
});

export const resultCalls = [forStudent, completed, aucaResults, aucaJournals, onExit, periods];
