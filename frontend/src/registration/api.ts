/** What other modules may use of registration's frontend. Its texts come with `uses: ['registration']` in their module.ts. */
export { cardTones, StatusOfCard } from './parts/period-line.tsx';
export { useLessonName, useMeetingText } from './parts/lesson-names.ts';
export { placedLessons } from './parts/placed-lessons.ts';
export { WeekGrid } from './parts/week-grid.tsx';
export { StudentPermits } from './parts/permits/on-card.ts';
export { CourseSidebar } from './parts/course-sidebar.tsx';
export { LessonTable } from './parts/lesson-table.tsx';
export { completeChoice, firstChoice, type Choice } from './parts/lesson-choice.ts';
export { courseKey, cardKey } from './calls.ts';
export { useText as useRegistrationText } from './text.ts';
export { useBasket, useCourse, useCourseActs, useQueue } from './calls.ts';
export { useNearestTerm } from './nearest-term.ts';
export { useWatches, useWatching } from './student-calls.ts';
export { CourseDetail } from './parts/course-detail.tsx';
export { CreditBar } from './parts/credit-bar.tsx';
export { MyCard } from './parts/my-card.tsx';
export { PeriodLine } from './parts/period-line.tsx';
