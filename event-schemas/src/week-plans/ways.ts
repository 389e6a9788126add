import { clash } from '../registration/card-rules/clash.ts';
import { choiceFault, loadTypesOf } from '../registration/card-rules/lesson-choice.ts';
import type { Meeting } from '../registration/values.ts';
import type { CourseChoices, Way, WeekLesson } from './choices.ts';
import { costOf, type WeekCost } from './cost.ts';
import type { WeekPreferences } from './preferences.ts';

export type RankedWay<L extends WeekLesson = WeekLesson> = Way<L> & { cost: WeekCost };

const meetingsOf = (lessons: readonly WeekLesson[]): Meeting[] => lessons.flatMap(({ meetings }) => [...meetings]);
/** Whether lessons meet at the same time as something else; meetings of one lesson among themselves are its own business. */
export const clashing = (one: readonly Meeting[], other: readonly Meeting[]): boolean =>
  one.some(here => other.some(there => clash(here, there)));

/** All ways to take a course, in the order of its fluxes and lessons: each a choice, and without a clash in itself. */
export function allWays<L extends WeekLesson>({ course, fluxes }: CourseChoices<L>): Way<L>[] {
  return fluxes.flatMap(({ uid: flux, lessons }) => {
    const chosen = loadTypesOf({ lessons }).reduce<L[][]>(
      (begun, type) =>
        begun.flatMap(some =>
          lessons
            .filter(lesson => lesson.load_type === type && !some.some(one => clashing(one.meetings, lesson.meetings)))
            .map(lesson => [...some, lesson]),
        ),
      [[]],
    );
    return chosen.filter(some => !choiceFault(lessons, some)).map(some => ({ course, flux, lessons: some }));
  });
}

/** The ways to take a course beside what is held already, those first that go best with it and with what is preferred. */
export function waysOf<L extends WeekLesson>(
  course: CourseChoices<L>,
  held: readonly Meeting[],
  preferences: WeekPreferences,
): RankedWay<L>[] {
  return allWays(course)
    .filter(({ lessons }) => !clashing(meetingsOf(lessons), held))
    .map(way => ({ ...way, cost: costOf([way], [course], held, preferences) }))
    .toSorted((one, other) => one.cost.total - other.cost.total);
}
