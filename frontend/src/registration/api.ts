/** What other modules may use of registration's frontend. Its texts come with `uses: ['registration']` in their module.ts. */
export { cardTones, StatusOfCard } from './parts/period-line.tsx';
export { useLessonName, useMeetingText } from './parts/lesson-names.ts';
export { placedLessons } from './parts/placed-lessons.ts';
export { TimeGrid, WeekGrid } from './parts/week-grid.tsx';
export { StudentPermits } from './parts/permits/on-card.ts';
export { CourseList } from './parts/course-list.tsx';
export { CourseSections } from './parts/course-sections.tsx';
export { completeChoice, firstChoice, type Choice } from './parts/lesson-choice.ts';
export { courseKey, cardKey } from './calls.ts';
export { useText as useRegistrationText } from './text.ts';
export { useNearestTerm } from './nearest-term.ts';
export { usePlanned } from './parts/planned.ts';
export { Planner } from './parts/planner.tsx';
export { inList, useRoving, type Roving } from './parts/use-roving.ts';
export { hoursOf, lanesOf, overlaps, type InWeek } from './parts/week-layout.ts';
export { PeriodLine } from './parts/period-line.tsx';
