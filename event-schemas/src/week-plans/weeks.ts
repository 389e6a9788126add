import type { Meeting } from '../registration/values.ts';
import { costOf, type WeekCost } from './cost.ts';
import type { WeekPreferences } from './preferences.ts';
import { weekSearch } from './search.ts';
import type { CourseChoices, Way, WeekLesson } from './choices.ts';
import { allWays, clashing } from './ways.ts';

export interface Week<L extends WeekLesson = WeekLesson> {
  /** One for each course, in the order of the courses. */
  ways: readonly Way<L>[];
  cost: WeekCost;
}
export interface Weeks<L extends WeekLesson = WeekLesson> {
  /** The best first. */
  weeks: readonly Week<L>[];
  /** Nothing better was left out: the search came to its end. */
  proven: boolean;
  /** Where there is no week: courses of which nothing goes beside what is held, and pairs of courses that never go together. */
  impossible: readonly string[];
  apart: readonly (readonly [string, string])[];
}
/** So many weeks at most, and so many steps of the search: a step looks at one way of one course. */
export const weeksMax = 20;
const stepsMax = 80_000;

const meetingsOf = ({ lessons }: Way): Meeting[] => lessons.flatMap(({ meetings }) => [...meetings]);

/**
 * The best weeks that hold all courses beside what is held already, without a clash. Preferences put them in order and
 * exclude none. The same input has the same answer, whatever the machine.
 */
export function bestWeeks<L extends WeekLesson>(
  courses: readonly CourseChoices<L>[],
  held: readonly Meeting[],
  preferences: WeekPreferences,
  { most = weeksMax, steps = stepsMax }: { most?: number; steps?: number } = {},
): Weeks<L> {
  const ways = courses.map(course => allWays(course).filter(way => !clashing(meetingsOf(way), held)));
  const impossible = courses.flatMap(({ course }, index) => (ways[index]!.length === 0 ? [course] : []));
  if (courses.length === 0 || impossible.length > 0) return { weeks: [], proven: true, impossible, apart: [] };
  const { found, proven } = weekSearch(courses, ways, held, preferences, { most, steps });
  const weeks = found.map(week => ({ ways: week, cost: costOf(week, courses, held, preferences) }));
  return { weeks, proven, impossible, apart: weeks.length === 0 ? neverTogether(ways) : [] };
}

function neverTogether(ways: readonly (readonly Way[])[]): [string, string][] {
  const meetings = ways.map(some => some.map(meetingsOf));
  return ways.flatMap((some, index) =>
    ways.slice(index + 1).flatMap((others, offset): [string, string][] => {
      const apart = meetings[index]!.every(here => meetings[index + 1 + offset]!.every(there => clashing(here, there)));
      return apart ? [[some[0]!.course, others[0]!.course]] : [];
    }),
  );
}
