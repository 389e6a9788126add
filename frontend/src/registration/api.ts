/** What other modules may use of registration's frontend. Its texts come with `uses: ['registration']` in their module.ts. */
export { cardTones, StatusOfCard } from './parts/period-line.tsx';
export { useLessonName, useMeetingText } from './parts/lesson-names.ts';
export { placedLessons } from './parts/placed-lessons.ts';
export { WeekGrid } from './parts/week-grid.tsx';
export { courseKey, cardKey } from './calls.ts';
export { useText as useRegistrationText } from './text.ts';
