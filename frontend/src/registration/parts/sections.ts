import type { CourseInfo, FluxView, LessonView } from '@portal/event-schemas/registration/views.ts';
import type { Choice } from './lesson-choice.ts';
import { clashesWith, type Clash, type PlacedAs, type PlacedLesson } from './clashes.ts';

/** A course with its sections. */
export type Sectioned = Pick<CourseInfo, 'uid' | 'code' | 'fluxes'>;
/** A lesson of a course as something to take: whether it is picked, where the student has it already, what it overlaps with. */
export interface Section {
  course: Sectioned;
  flux: FluxView;
  lesson: LessonView;
  label: string;
  picked: boolean;
  had: PlacedAs | undefined;
  /** It is held: neither closed nor cancelled. */
  open: boolean;
  clashes: readonly Clash[];
}

/** All sections of a course. `placed`: what the student has of all courses. */
export const sectionsOf = (
  course: Sectioned,
  choice: Choice | null,
  placed: readonly PlacedLesson[],
  label: string,
): Section[] =>
  course.fluxes.flatMap(flux =>
    flux.lessons.map(lesson => ({
      course,
      flux,
      lesson,
      label,
      picked: choice?.flux === flux.uid && choice.byLoadType[lesson.load_type] === lesson.uid,
      had: placed.find(one => one.lesson.uid === lesson.uid)?.as,
      open: lesson.mine || (lesson.status !== 'blocked' && lesson.status !== 'cancelled'),
      clashes: lesson.mine ? [] : clashesWith(lesson.meetings, course.uid, placed),
    })),
  );
