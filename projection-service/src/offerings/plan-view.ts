import type { PlannedCourseView } from '@portal/event-schemas/offerings/views.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { Refused } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { references } from '../registration/references.ts';
import { findStudyPeriod } from '../registration/registration.ts';
import { displayName } from '../registration/students.ts';
import { iso } from '../registration/times.ts';
import type { Course } from './course.ts';

export type CourseRow = Course & {
  state: PlannedCourseView['state'];
  cathedra: string | null;
  teacher_name: string | null;
};

const selectCourses = `SELECT o.*, d.cathedra, nullif(${displayName('t')}, '') AS teacher_name FROM registration.planned_courses o
  LEFT JOIN curriculum.disciplines_public d ON d.uid = o.discipline
  LEFT JOIN curriculum.teachers_public t ON t.uid = o.teacher`;

export async function findCourse(db: Sql, offering: string): Promise<CourseRow> {
  const { rows } = await db.query<CourseRow>(`${selectCourses} WHERE o.uid = $1`, [offering]);
  if (!rows[0]) throw new Refused(reject('offerings.not_found', { offering }));
  return rows[0];
}

/** What a department gives in a term, by code; drafts too. */
export const coursesOfDepartment = async (db: Sql, studyPeriod: string, cathedra: string): Promise<CourseRow[]> =>
  (
    await db.query<CourseRow>(`${selectCourses} WHERE o.study_period = $1 AND d.cathedra = $2 ORDER BY o.code, o.uid`, [
      studyPeriod,
      cathedra,
    ])
  ).rows;

interface LessonAround {
  lesson: string;
  teacher_name: string | null;
  room_code: string | null;
  room_capacity: number | null;
  taken: number;
  held: number;
  offered: number;
  waiting: number;
}

/** Names and seats of the lessons of courses, by lesson. */
async function aroundLessons(db: Sql, offerings: readonly string[]): Promise<Map<string, LessonAround>> {
  const { rows } = await db.query<LessonAround>(
    `SELECT l.uid AS lesson, nullif(${displayName('t')}, '') AS teacher_name, r.code AS room_code, r.capacity AS room_capacity,
       coalesce(s.taken, 0) AS taken, coalesce(s.held, 0) AS held, coalesce(s.offered, 0) AS offered, coalesce(s.waiting, 0) AS waiting
     FROM registration.planned_courses o
     CROSS JOIN LATERAL jsonb_to_recordset(o.fluxes) AS f(lessons jsonb)
     CROSS JOIN LATERAL jsonb_to_recordset(f.lessons) AS l(uid text, teacher text, room text)
     LEFT JOIN registration.lesson_seats s ON s.lesson = l.uid
     LEFT JOIN curriculum.teachers_public t ON t.uid = l.teacher
     LEFT JOIN curriculum.rooms_public r ON r.uid = l.room
     WHERE o.uid = ANY($1)`,
    [offerings],
  );
  return new Map(rows.map(row => [row.lesson, row]));
}

/** Courses with their plans, names and seats in use. */
export async function planViews(db: Sql, courses: readonly CourseRow[]): Promise<PlannedCourseView[]> {
  const [around, disciplines, cathedras] = await Promise.all([
    aroundLessons(
      db,
      courses.map(({ uid }) => uid),
    ),
    references(
      db,
      'discipline',
      courses.map(({ discipline }) => discipline),
    ),
    references(
      db,
      'cathedra',
      courses.map(({ cathedra }) => cathedra),
    ),
  ]);
  return Promise.all(
    courses.map(async course => ({
      uid: course.uid,
      state: course.state,
      code: course.code,
      name: course.name,
      credits: course.credits,
      study_period: await findStudyPeriod(db, course.study_period),
      discipline: disciplines.get(course.discipline) ?? null,
      cathedra: cathedras.get(course.cathedra ?? '') ?? null,
      teacher:
        course.teacher === null ? null : { uid: course.teacher, display_name: course.teacher_name ?? course.teacher },
      fluxes: course.fluxes.map(flux => ({
        ...flux,
        lessons: flux.lessons.map(lesson => {
          const { lesson: _lesson, ...known } = around.get(lesson.uid)!;
          return { ...lesson, ...known, access: course.access[lesson.uid] ?? null };
        }),
      })),
      stream: `course_offering-${course.uid}`,
      changed_at: iso(course.changed_at),
    })),
  );
}
