import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { choiceFault } from '@portal/event-schemas/registration/card-rules/lesson-choice.ts';
import { loadTypeNames } from '@portal/event-schemas/registration/names.ts';
import type { Lesson } from '@portal/event-schemas/registration/values.ts';
import type { CourseOffering, OfferedCourse } from './course-offering.ts';

/** The lessons that a student chose, known to belong together. */
export interface ChosenLessons {
  flux: string;
  lessons: readonly Lesson[];
}

/** A lesson as refusals name it: "practice 2". */
export const lessonInWords = ({ uid, load_type, section }: Lesson) => ({
  load_type: loadTypeNames[load_type],
  section,
  lesson: uid,
});

/** The course, or the refusal that there is none in this period. */
export function offeredIn(course: CourseOffering, offering: string, study_period?: string): OfferedCourse | Rejection {
  if (course.status !== 'offered') return reject('registration.course_not_found', { offering });
  if (study_period !== undefined && course.study_period !== study_period)
    return reject('registration.course_not_in_period', { course: course.name, study_period });
  return course;
}

/** A choice is one lesson of each load type of one flux, and each lesson comes with its parent. */
export function chooseLessons(course: OfferedCourse, wanted: readonly string[]): ChosenLessons | Rejection {
  const chosen = [...new Set(wanted)].map(uid => course.lessons.get(uid));
  const first = chosen[0];
  if (!first || chosen.some(one => one === undefined))
    return reject(
      'registration.lesson_not_found',
      { course: course.name, lessons: wanted },
      { lessons: 'registration.lesson_not_found' },
    );
  const seats = chosen.map(one => one!);
  if (seats.some(one => one.flux !== first.flux))
    return reject(
      'registration.lessons_of_several_fluxes',
      { course: course.name },
      { lessons: 'registration.lessons_of_several_fluxes' },
    );
  const lessons = seats.map(one => one.lesson);
  const fault = wrongCombination(course, first.flux, lessons);
  return isRejection(fault) ? fault : { flux: first.flux, lessons };
}

function wrongCombination(course: OfferedCourse, fluxUid: string, lessons: readonly Lesson[]): Rejection | null {
  const found = choiceFault(course.fluxes.find(one => one.uid === fluxUid)!.lessons, lessons);
  if (!found) return null;
  const { fault, lesson } = found;
  const load_type = loadTypeNames[lesson.load_type];
  switch (fault) {
    case 'same_load_type':
      return reject(
        'registration.lessons_same_load_type',
        { load_type },
        { lessons: 'registration.lessons_same_load_type' },
      );
    case 'incomplete':
      return reject(
        'registration.lessons_incomplete',
        { course: course.name, load_type },
        { lessons: 'registration.lessons_incomplete' },
      );
    case 'parent_missing': {
      const parent = course.lessons.get(lesson.parent!)?.lesson;
      const with_parent = parent && {
        parent_load_type: loadTypeNames[parent.load_type],
        parent_section: parent.section,
      };
      return reject(
        'registration.parent_lesson_missing',
        { load_type, section: lesson.section, ...with_parent, parent: lesson.parent },
        { lessons: 'registration.parent_lesson_missing' },
      );
    }
  }
}
