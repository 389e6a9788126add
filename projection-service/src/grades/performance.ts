import { contracts } from '@portal/event-schemas/grades/calls.ts';
import { examNeeded } from '@portal/event-schemas/grades/calculation/final-mark.ts';
import {
  markRanges,
  stateSystem,
  type GradingSystem,
} from '@portal/event-schemas/grades/calculation/grading-system.ts';
import { ratingParts, type Share } from '@portal/event-schemas/grades/calculation/rating.ts';
import type { GradeRow } from '@portal/event-schemas/grades/row-rules.ts';
import type { PerformanceRow } from '@portal/event-schemas/grades/performance-views.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { dateIn } from '@portal/platform/clock/occurrences.ts';
import { query, Refused } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { studentOf } from '../registration/students.ts';
import { lessonsOf } from './lessons.ts';
import { journalsSay, ratingNow, sharesByYear, type OfJournals } from './ratings.ts';

interface Course {
  uid: string;
  offering: string;
  discipline: string;
  code: string;
  name: Localized;
  credits: number;
  study_period: string;
  study_period_name: Localized | null;
  study_year: number | null;
  main_teacher_name: string | null;
  row: GradeRow;
  approved: boolean;
  system: GradingSystem | null;
  all: number;
}
async function coursesOf(
  db: Sql,
  student: string,
  more: string,
  params: readonly unknown[],
  page = '',
): Promise<Course[]> {
  const { rows } = await db.query<Course>(
    `SELECT r.uid, s.offering, s.discipline, s.code, s.name, s.credits, s.study_period, p.name AS study_period_name,
        p.study_year::int AS study_year, m.display_name AS main_teacher_name, r.row, r.approved, count(*) OVER ()::int AS all,
        CASE WHEN g.uid IS NULL THEN NULL ELSE json_build_object('rating_weight', g.rating_weight, 'pass_from', g.pass_from,
          'marks', g.marks, 'word_marks', g.word_marks) END AS system
      FROM grades.rows r JOIN grades.sheets s ON s.uid = r.sheet
      LEFT JOIN grades.grading_systems g ON g.uid = s.system
      LEFT JOIN curriculum.study_periods_public p ON p.uid = s.study_period
      LEFT JOIN identity.people_public m ON m.uid = s.main
      WHERE r.student = $1 AND r.state <> 'CLOSED' AND ${more}
      ORDER BY p.start_date DESC NULLS LAST, s.code, r.uid ${page}`,
    [student, ...params],
  );
  return rows;
}

/** A course as it goes. A mark that is not approved is not shown; what the exam must give is the same sum as the final mark's. */
export function performanceOf(
  { row, approved, system: own, all: _all, study_year: _year, ...course }: Course,
  shares: readonly Share[],
  said: OfJournals,
): PerformanceRow {
  const system = own ?? stateSystem;
  const rating = ratingNow(row, shares, said);
  const passing = markRanges(system).filter(({ from }) => from >= system.pass_from);
  return {
    ...course,
    audit: row.audit,
    rating,
    exam: approved ? row.exam : null,
    mark: approved ? (row.mark?.code ?? null) : null,
    percent: approved ? row.percent : null,
    parts: ratingParts(shares, said.marks),
    missed: said.missed,
    excused: said.excused,
    needed:
      rating === null || row.audit || approved
        ? []
        : passing.map(({ code, from }) => ({ mark: code, from, exam: examNeeded(system, rating, from) })),
  };
}
async function shownCourses(db: Sql, student: string, courses: readonly Course[]): Promise<PerformanceRow[]> {
  const [say, sharesOf] = await Promise.all([
    journalsSay(
      db,
      courses.map(({ offering }) => offering),
      student,
    ),
    sharesByYear(db),
  ]);
  return courses.map(course => performanceOf(course, sharesOf(course.study_year), say(course.offering, student)));
}

const performance = query(contracts['GET /stud_jour/my_performance/'], {
  summary: 'Courses of a student as they go: what is reached, absences, what the exam must give for each mark',
  run: async input => {
    const { page, page_size, profile, study_period } = input.query;
    const { uid } = await studentOf(input, profile);
    const rows = await coursesOf(
      input.db,
      uid,
      '($2::text IS NULL OR s.study_period = $2)',
      [study_period ?? null, page_size, page * page_size],
      'LIMIT $3 OFFSET $4',
    );
    const count = rows[0]?.all ?? 0;
    const next = (page + 1) * page_size < count ? `?page=${page + 1}&page_size=${page_size}` : null;
    return { results: await shownCourses(input.db, uid, rows), count, next };
  },
});
const discipline = query(contracts['GET /stud_jour/my_performance/disc/'], {
  summary: 'One course of a student as it goes, lesson by lesson: marks, absences, what each kind of lessons counts',
  run: async input => {
    const { uid } = await studentOf(input, input.query.profile);
    const courses = await coursesOf(input.db, uid, 's.offering = $2', [input.query.course]);
    const [course] = await shownCourses(input.db, uid, courses.slice(0, 1));
    if (!course) throw new Refused(reject('grades.row_not_found', { row: input.query.course }));
    const today = dateIn(input.host.config.timeZone, input.host.clock.now());
    return { ...course, lessons: await lessonsOf(input.db, course.offering, uid, today) };
  },
});

export const performanceCalls = [performance, discipline];
