import type { WeekPlan } from '@portal/event-schemas/week-plans/views.ts';
import type { PlacedLesson } from '../../registration/api.ts';

/** The lessons of a plan as a week shows them. */
export const lessonsOfPlan = (
  plan: WeekPlan,
  name: (text: WeekPlan['courses'][number]['name']) => string,
): PlacedLesson[] =>
  plan.courses.flatMap(course =>
    course.lessons.map(lesson => ({
      course: course.uid,
      code: course.code,
      label: name(course.name),
      as: 'planned' as const,
      lesson,
    })),
  );
