import type { Meeting } from '../registration/values.ts';
import { foreignLessons, hoursCost, lacksTeacher, weeksOf, weights } from './cost.ts';
import type { WeekPreferences } from './preferences.ts';
import { dayParts, weekKinds, WeekShape, type DayPart, type WeekKinds } from './timeline.ts';
import type { CourseChoices, Way, WeekLesson } from './choices.ts';
import { clashing } from './ways.ts';

/**
 * A way as the search sees it. `lessons`: by number; `own`: what it costs whatever else is taken; `parts`: its days
 * without those of lessons that come with every way of the course.
 */
interface Candidate {
  way: number;
  lessons: readonly number[];
  own: number;
  parts: readonly DayPart[];
}
/** A course that is not decided, with the ways that still go, the cheapest first. */
interface Open {
  course: number;
  some: readonly Candidate[];
}

/** So many courses of the best week are decided anew at a time where not everything could be looked at. */
const decidedAnew = 3;

/**
 * Best weeks by branch and bound: the course with the fewest ways left is decided next, its most promising way first;
 * a branch is left where even its bound is no better than the worst of the weeks found. Where that does not come to its
 * end in half of the steps, the other half goes into the best week: each few of its courses are decided anew beside the
 * others. Costs are whole numbers of minutes over all weeks, so that no rounding decides.
 */
export function weekSearch<L extends WeekLesson>(
  courses: readonly CourseChoices<L>[],
  ways: readonly (readonly Way<L>[])[],
  held: readonly Meeting[],
  preferences: WeekPreferences,
  { most, steps }: { most: number; steps: number },
): { found: Way<L>[][]; proven: boolean } {
  const lessons = [...new Set(ways.flatMap(some => some.flatMap(way => way.lessons)))];
  const meetings = lessons.flatMap(one => [...one.meetings]);
  const weeks = weeksOf(courses, held);
  const kinds = weekKinds(weeks, [...held, ...meetings]);
  const common = ways.map(lessonsOfAll);
  const candidates = candidatesOf(courses, ways, common, lessons, kinds, Math.max(1, weeks.length), preferences, most);
  const clashes = clashesOf(lessons);
  const shape = new WeekShape(
    kinds,
    dayParts([...held, ...common.flatMap(some => some.flatMap(one => [...one.meetings]))], kinds),
    preferences,
  );
  const fills = candidates.map(some => shape.mostOf(some.map(({ parts }) => parts)));

  const best: { cost: number; chosen: Candidate[] }[] = [];
  const chosen: Candidate[] = [];
  let taken = 0;
  let limit = steps / 2;
  const isOver = () => taken > (best.length === 0 ? steps : limit);
  const worst = () => (best.length < most ? Infinity : best.at(-1)!.cost);

  /** `spent`: what the decided ways cost by themselves. */
  function decide(open: readonly Open[], spent: number): void {
    const next = open.reduce((one, other) => (other.some.length < one.some.length ? other : one));
    const others = open.filter(one => one !== next);
    const rest = others.reduce((sum, { some }) => sum + some[0]!.own, spent);
    const boundOf = shape.bounding(others.map(({ course }) => fills[course]!));
    const promising = next.some
      .map(candidate => ({ candidate, bound: rest + candidate.own + boundOf(candidate.parts) }))
      .toSorted((one, other) => one.bound - other.bound);
    taken += promising.length;
    for (const { candidate, bound } of promising) {
      if (bound >= worst() || isOver()) return;
      chosen[next.course] = candidate;
      if (others.length === 0) {
        keep(bound);
        continue;
      }
      const still = compatible(others, candidate);
      if (!still) continue;
      const before = shape.add(candidate.parts);
      decide(still, spent + candidate.own);
      shape.restore(candidate.parts, before);
    }
  }
  const clashWith = (one: Candidate, other: Candidate): boolean =>
    other.lessons.some(there => one.lessons.some(here => clashes[here]![there] === 1));
  /** The ways of the other courses that go with it; null where one has none left. */
  function compatible(others: readonly Open[], taking: Candidate): Open[] | null {
    const still: Open[] = [];
    for (const { course, some } of others) {
      const go = some.filter(other => !clashWith(taking, other));
      if (go.length === 0) return null;
      still.push({ course, some: go });
    }
    return still;
  }
  function keep(cost: number): void {
    if (best.some(one => one.chosen.every((way, course) => way === chosen[course]))) return;
    const place = best.findIndex(one => one.cost > cost);
    best.splice(place < 0 ? best.length : place, 0, { cost, chosen: [...chosen] });
    if (best.length > most) best.pop();
  }
  /** Decides these courses of a week anew, the others stay. */
  function decideAnew(week: readonly Candidate[], anew: readonly number[]): void {
    const fixed = week.filter((_, course) => !anew.includes(course));
    const before = fixed.map(({ parts }) => shape.add(parts));
    week.forEach((way, course) => (chosen[course] = way));
    const open = anew.map(course => ({
      course,
      some: candidates[course]!.filter(way => !fixed.some(one => clashWith(one, way))),
    }));
    decide(
      open,
      fixed.reduce((sum, { own }) => sum + own, 0),
    );
    fixed.toReversed().forEach(({ parts }, place) => shape.restore(parts, before[fixed.length - 1 - place]!));
  }

  decide(
    candidates.map((some, course) => ({ course, some })),
    0,
  );
  const proven = !isOver();
  limit = steps;
  for (let week: Candidate[] | undefined; !proven && !isOver() && best[0] && week !== best[0].chosen;) {
    week = best[0].chosen;
    for (const anew of fewOf(courses.length, decidedAnew)) decideAnew(week, anew);
  }
  return { found: best.map(one => one.chosen.map(({ way }, course) => ways[course]![way]!)), proven };
}

/** Each so many of the numbers below `count`. */
const fewOf = (count: number, many: number, from = 0): number[][] =>
  many === 0
    ? [[]]
    : Array.from({ length: Math.max(0, count - from) }, (_, index) => from + index).flatMap(first =>
        fewOf(count, many - 1, first + 1).map(rest => [first, ...rest]),
      );

/** Lessons that every way of a course has: the only lecture, say. */
const lessonsOfAll = (some: readonly Way[]): WeekLesson[] =>
  some[0]!.lessons.filter(lesson => some.every(way => way.lessons.includes(lesson)));

/** The ways of each course, the cheapest first. Of ways with the same hours so many as weeks are wanted do. */
function candidatesOf(
  courses: readonly CourseChoices[],
  ways: readonly (readonly Way[])[],
  common: readonly (readonly WeekLesson[])[],
  lessons: readonly WeekLesson[],
  kinds: WeekKinds,
  weeks: number,
  preferences: WeekPreferences,
  most: number,
): Candidate[][] {
  const numbers = new Map(lessons.map((lesson, number) => [lesson, number]));
  return ways.map((some, course) => {
    const alike = new Map<string, number>();
    return some
      .map((way, index) => {
        const meetings = way.lessons.flatMap(lesson => [...lesson.meetings]);
        const hours = meetings.reduce(
          (sum, { days, weeks: mask, start, length }) =>
            sum + hoursCost({ start, length }, preferences) * ones(days) * ones(mask),
          0,
        );
        const personal =
          (lacksTeacher(way, courses[course]!, preferences) ? weights.teacher : 0) +
          foreignLessons(way, preferences) * weights.language;
        const own = way.lessons.filter(lesson => !common[course]!.includes(lesson));
        return {
          way: index,
          lessons: way.lessons.map(lesson => numbers.get(lesson)!),
          own: hours + personal * weeks,
          parts: dayParts(
            own.flatMap(lesson => [...lesson.meetings]),
            kinds,
          ),
          times: timesOf(meetings),
        };
      })
      .toSorted((one, other) => one.own - other.own)
      .filter(({ times }) => {
        const before = alike.get(times) ?? 0;
        alike.set(times, before + 1);
        return before < most;
      });
  });
}
const ones = (marks: string): number => [...marks].filter(mark => mark === '1').length;
const timesOf = (meetings: readonly Meeting[]): string =>
  meetings
    .map(({ days, weeks, start, length }) => `${days} ${weeks} ${start} ${length}`)
    .toSorted()
    .join('\n');

/** By the numbers of two lessons: 1 where they clash. */
function clashesOf(lessons: readonly WeekLesson[]): Uint8Array[] {
  const clashes = lessons.map(() => new Uint8Array(lessons.length));
  lessons.forEach((one, here) => {
    for (let there = here + 1; there < lessons.length; there++)
      if (clashing(one.meetings, lessons[there]!.meetings)) clashes[here]![there] = clashes[there]![here] = 1;
  });
  return clashes;
}
