import type { ChoosableLesson } from '../registration/card-rules/lesson-choice.ts';
import type { Meeting } from '../registration/values.ts';
import type { CourseInfo, LessonView } from '../registration/views.ts';

/** A lesson that can be chosen. `teacher`: uid of the person. */
export interface WeekLesson extends ChoosableLesson {
  meetings: readonly Meeting[];
  teacher: string | null;
  language: string;
}
/** A course with the lessons that can be chosen of it, by fluxes. */
export interface CourseChoices<L extends WeekLesson = WeekLesson> {
  course: string;
  fluxes: readonly { uid: string; lessons: readonly L[] }[];
}
/** One way to take a course: lessons of one flux that make a choice. */
export interface Way<L extends WeekLesson = WeekLesson> {
  course: string;
  flux: string;
  lessons: readonly L[];
}

type ShownLesson = Pick<LessonView, 'uid' | 'load_type' | 'parent' | 'meetings' | 'teacher' | 'language'> &
  Pick<LessonView, 'status' | 'seats' | 'mine'>;
/** `status`: where the course stands for the student. */
export type ShownCourse = Pick<CourseInfo, 'uid' | 'status' | 'beyond_capacity'> & {
  fluxes: readonly { uid: string; lessons: readonly ShownLesson[] }[];
};

/**
 * The lessons of a course that a student could take now: open ones with a seat, and those in which one is theirs. A flux
 * that lacks a load type then is none.
 */
export const choosableOf = ({
  uid: course,
  status: standing,
  fluxes,
  beyond_capacity,
}: ShownCourse): CourseChoices => ({
  course,
  fluxes: fluxes.flatMap(flux => {
    const lessons = flux.lessons
      .filter(
        ({ mine, status, seats }) =>
          (mine && standing !== 'waiting') || (status === null && (seats.left > 0 || beyond_capacity)),
      )
      .map(({ uid, load_type, parent, meetings, teacher, language }): WeekLesson => ({
        uid,
        load_type,
        parent,
        meetings,
        teacher: teacher?.uid ?? null,
        language,
      }));
    const whole = flux.lessons.every(({ load_type }) => lessons.some(lesson => lesson.load_type === load_type));
    return whole ? [{ uid: flux.uid, lessons }] : [];
  }),
});
