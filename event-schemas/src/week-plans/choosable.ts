import type { CourseInfo, LessonView } from '../registration/views.ts';
import type { CourseChoices, WeekLesson } from './ways.ts';

type ShownLesson = Pick<LessonView, 'uid' | 'load_type' | 'parent' | 'meetings' | 'teacher' | 'language'> &
  Pick<LessonView, 'status' | 'seats' | 'mine'>;
export type ShownCourse = Pick<CourseInfo, 'uid' | 'beyond_capacity'> & {
  fluxes: readonly { uid: string; lessons: readonly ShownLesson[] }[];
};

/** The lessons of a course that a student could take now: open ones with a seat, and those they have. A flux that lacks a load type then is none. */
export const choosableOf = ({ uid: course, fluxes, beyond_capacity }: ShownCourse): CourseChoices => ({
  course,
  fluxes: fluxes.flatMap(flux => {
    const lessons = flux.lessons
      .filter(({ mine, status, seats }) => mine || (status === null && (seats.left > 0 || beyond_capacity)))
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
