/** What other modules may use of registration's frontend. Its texts come with `uses: ['registration']` in their module.ts. */
export { cardTones, StatusOfCard } from './parts/period-line.tsx';
export { useLessonName, useMeetingText } from './parts/lesson-names.ts';
export { placedLessons } from './parts/placed-lessons.ts';
export { WeekGrid } from './parts/week-grid.tsx';
export { StudentPermits } from './parts/permits/on-card.ts';
export { StatusOfDiscipline } from './parts/plan/discipline-row.tsx';
export { byTerm } from './parts/plan/plan-groups.ts';
export { Bars, Legend } from './parts/charts/bars.tsx';
export { FigurePanel } from './parts/charts/figure-panel.tsx';
export { Tiles, type Tile } from './parts/charts/tiles.tsx';
export { CourseSidebar } from './parts/course-sidebar.tsx';
export { LessonTable } from './parts/lesson-table.tsx';
export { completeChoice, firstChoice, type Choice } from './parts/lesson-choice.ts';
export { courseKey, cardKey } from './calls.ts';
export { usePlan, yearName } from './plan-calls.ts';
export { usePlanText } from './plan-text.ts';
export { useText as useRegistrationText } from './text.ts';
export type { CourseActs } from './parts/course-actions.tsx';
