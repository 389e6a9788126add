import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { clockTime } from '@portal/event-schemas/kernel/clock-time.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { clashDay } from '@portal/event-schemas/registration/card-rules/clash.ts';
import { choiceFault } from '@portal/event-schemas/registration/card-rules/lesson-choice.ts';
import { loadTypeNames, weekdayNames } from '@portal/event-schemas/registration/names.ts';
import type { Obstacle, PersonReference } from '@portal/event-schemas/registration/views.ts';
import type { WeekPlan } from '@portal/event-schemas/week-plans/views.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { lessonsOf, lessonView, type LessonRow } from '../registration/courses/lessons.ts';
import { personalOf } from '../registration/courses/load.ts';
import { seatsOfLesson } from '../registration/courses/seats.ts';
import { iso } from '../registration/times.ts';
import type { PlanRow } from './plan-rows.ts';

interface Course {
  uid: string;
  code: string;
  name: Localized;
  credits: number;
}
/** A planned course with its lessons of today. `lessons`: those of the plan, `all`: of their flux. */
interface Planned {
  course: Course;
  lessons: readonly LessonRow[];
  all: readonly LessonRow[];
  mine: readonly string[];
  /** Lessons of the plan that the course does not have any more. */
  gone: readonly string[];
}

const inWords = ({ uid, load_type, section }: LessonRow) => ({
  load_type: loadTypeNames[load_type],
  section,
  lesson: uid,
});
const closed = { blocked: 'registration.course_blocked', cancelled: 'registration.course_cancelled' } as const;

/** Why a lesson could not be taken now, whatever the card: it is closed, or full. What the student has stays theirs. */
function lessonProblem({ course, mine }: Planned, lesson: LessonRow): Rejection | null {
  if (mine.includes(lesson.uid)) return null;
  const seen = { course: course.name, ...inWords(lesson) };
  if (lesson.access === 'blocked' || lesson.access === 'cancelled') return reject(closed[lesson.access], seen);
  const { left, capacity, waiting } = seatsOfLesson(lesson);
  return left > 0 ? null : reject('registration.no_seat', { ...seen, capacity, waiting });
}
/** The first other course of the plan that meets at the same time. */
function clashProblem(one: Planned, others: readonly Planned[]): Rejection | null {
  for (const lesson of one.lessons)
    for (const other of [...others, one])
      for (const against of other.lessons) {
        if (against.uid === lesson.uid) continue;
        for (const here of lesson.meetings)
          for (const there of against.meetings) {
            const day = clashDay(here, there);
            if (day !== null)
              return reject('registration.time_clash', {
                course: one.course.name,
                other: other.course.name,
                day: weekdayNames[day]!,
                time: clockTime(Math.max(here.start, there.start)),
                lesson: lesson.uid,
              });
          }
      }
  return null;
}
const problemsOf = (one: Planned, all: readonly Planned[]): Rejection[] =>
  [
    one.gone.length > 0
      ? reject('registration.lesson_not_found', { course: one.course.name, lessons: one.gone })
      : null,
    ...one.lessons.map(lesson => lessonProblem(one, lesson)),
    clashProblem(
      one,
      all.filter(other => other !== one),
    ),
  ].filter(problem => isRejection(problem));

/** Plans as they stand against the courses of today; two queries for all of them. */
export async function planViews(
  db: Sql,
  student: string,
  rows: readonly PlanRow[],
  explain: (rejection: Rejection) => Obstacle,
  person: (uid: string | null) => PersonReference | null,
): Promise<WeekPlan[]> {
  const uids = [...new Set(rows.flatMap(({ courses }) => courses.map(({ course }) => course)))];
  const { rows: found } = await db.query<Course>(
    'SELECT uid, code, name, credits FROM registration.offerings WHERE uid = ANY($1)',
    [uids],
  );
  const courses = new Map(found.map(course => [course.uid, course]));
  const lessons = await lessonsOf(db, uids);
  const { own } = await personalOf(db, student);
  return rows.map(({ courses: planned, shared_with, remarks, ...row }) => {
    const views = planned.flatMap(({ course: uid, lessons: chosen, audit }) => {
      const course = courses.get(uid);
      if (!course) return [];
      const all = lessons.filter(lesson => lesson.offering === uid);
      const picked = all.filter(lesson => chosen.includes(lesson.uid));
      const gone = chosen.filter(lesson => !picked.some(one => one.uid === lesson));
      return [{ audit, planned: { course, lessons: picked, all, mine: own.get(uid)?.mine ?? [], gone } }];
    });
    const together = views.map(one => one.planned);
    return {
      uid: row.uid,
      name: row.name,
      state: row.state,
      courses: views.map(({ audit, planned: one }) => ({
        ...one.course,
        audit,
        lessons: one.lessons.map(lesson => lessonView(lesson, one.mine)),
        chosen:
          one.lessons.length > 0 &&
          choiceFault(
            one.all.filter(lesson => lesson.flux === one.lessons[0]!.flux),
            one.lessons,
          ) === null,
        problems: problemsOf(one, together).map(explain),
      })),
      gone: planned.filter(({ course }) => !courses.has(course)).map(({ course }) => course),
      credits: views.reduce((sum, { audit, planned: one }) => (audit ? sum : sum + one.course.credits), 0),
      shared_with: row.state === 'draft' ? null : person(shared_with),
      shared_at: row.state === 'draft' ? null : iso(row.shared_at),
      remarks: remarks.map(({ by, ...remark }) => ({ ...remark, by: person(by) })),
      made_at: iso(row.made_at),
      changed_at: iso(row.changed_at),
    };
  });
}
