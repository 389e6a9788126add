import type { Meeting } from '../registration/values.ts';
import { foreignLessons, hoursCost, lacksTeacher, weeksOf, weights } from './cost.ts';
import type { WeekPreferences } from './preferences.ts';
import { dayParts, weekKinds, type DayPart, type WeekKinds } from './timeline.ts';
import { clashing, type CourseChoices, type Way, type WeekLesson } from './ways.ts';

/** A way as the search sees it. `lessons`: by number; `own`: what it costs whatever else is taken. */
interface Candidate {
  way: number;
  lessons: readonly number[];
  own: number;
  parts: readonly DayPart[];
}

/** A course that is not decided, with the ways that still go. */
interface Open {
  course: number;
  some: readonly Candidate[];
}

/**
 * Best weeks by branch and bound: the course with the fewest ways left is decided next, its most promising way first;
 * a branch is left where even its bound is no better than the worst of the weeks found. Costs are whole numbers of
 * minutes over all weeks, so that no rounding decides.
 */
export function weekSearch<L extends WeekLesson>(
  courses: readonly CourseChoices<L>[],
  ways: readonly (readonly Way<L>[])[],
  held: readonly Meeting[],
  preferences: WeekPreferences,
  { most, steps }: { most: number; steps: number },
): { found: Way<L>[][]; proven: boolean } {
  const weeks = weeksOf(courses, held);
  const meetings = ways.flatMap(some => some.flatMap(({ lessons }) => lessons.flatMap(one => one.meetings)));
  const kinds = weekKinds(weeks, [...held, ...meetings]);
  const numbered = new Map<WeekLesson, number>(
    [...new Set(ways.flatMap(some => some.flatMap(way => way.lessons)))].map((lesson, number) => [lesson, number]),
  );
  const candidates = candidatesOf(courses, ways, kinds, Math.max(1, weeks.length), preferences, most).map(some =>
    some.map(({ way, lessons, ...rest }) => ({ ...rest, way, lessons: lessons.map(lesson => numbered.get(lesson)!) })),
  );
  const clashes = clashesOf([...numbered.keys()]);
  const day = new Day(kinds, dayParts(held, kinds), preferences);
  const fill = candidates.map(some => mostMinutes(some, kinds.sizes.length * 7));
  const left = new Float64Array(kinds.sizes.length * 7);
  for (const minutes of fill) minutes.forEach((most, slot) => (left[slot]! += most));

  const best: { cost: number; chosen: number[] }[] = [];
  const chosen = Array.from({ length: courses.length }, () => -1);
  let taken = 0;
  const worst = () => (best.length < most ? Infinity : best.at(-1)!.cost);
  const cheapest = (some: readonly Candidate[]) => some[0]!.own;

  /** `spent`: what the decided ways cost by themselves. */
  function decide(open: readonly Open[], spent: number): void {
    if (open.length === 0) {
      keep(spent + day.cost());
      return;
    }
    const next = open.reduce((one, other) => (other.some.length < one.some.length ? other : one));
    const others = open.filter(one => one !== next);
    const rest = others.reduce((sum, { some }) => sum + cheapest(some), spent);
    fill[next.course]!.forEach((most, slot) => (left[slot]! -= most));
    const promising = next.some
      .map(candidate => {
        taken += 1;
        const before = day.add(candidate.parts);
        const bound = rest + candidate.own + day.bound(left);
        day.restore(candidate.parts, before);
        return { candidate, bound };
      })
      .toSorted((one, other) => one.bound - other.bound);
    for (const { candidate, bound } of promising) {
      if (bound >= worst() || taken > steps) break;
      const still = compatible(others, candidate);
      if (!still) continue;
      const before = day.add(candidate.parts);
      chosen[next.course] = candidate.way;
      decide(still, spent + candidate.own);
      day.restore(candidate.parts, before);
    }
    fill[next.course]!.forEach((most, slot) => (left[slot]! += most));
  }
  /** The ways of the other courses that go with it; null where one has none left. */
  function compatible(others: readonly Open[], { lessons }: Candidate): Open[] | null {
    const still: Open[] = [];
    for (const { course, some } of others) {
      const go = some.filter(other => !other.lessons.some(there => lessons.some(here => clashes[here]![there] === 1)));
      if (go.length === 0) return null;
      still.push({ course, some: go });
    }
    return still;
  }
  function keep(cost: number): void {
    if (cost >= worst()) return;
    const place = best.findIndex(one => one.cost > cost);
    best.splice(place < 0 ? best.length : place, 0, { cost, chosen: [...chosen] });
    if (best.length > most) best.pop();
  }

  decide(
    candidates.map((some, course) => ({ course, some })),
    0,
  );
  return {
    found: best.map(one => one.chosen.map((way, course) => ways[course]![way]!)),
    proven: taken <= steps,
  };
}

/** The ways of each course, the cheapest first. Of ways with the same hours so many as weeks are wanted do. */
function candidatesOf(
  courses: readonly CourseChoices[],
  ways: readonly (readonly Way[])[],
  kinds: WeekKinds,
  weeks: number,
  preferences: WeekPreferences,
  most: number,
) {
  return ways.map((some, course) => {
    const alike = new Map<string, number>();
    return some
      .map((way, index) => {
        const meetings = way.lessons.flatMap(lesson => lesson.meetings);
        const hours = meetings.reduce(
          (sum, { days, weeks: mask, start, length }) =>
            sum + hoursCost({ start, length }, preferences) * ones(days) * ones(mask),
          0,
        );
        const personal =
          (lacksTeacher(way, courses[course]!, preferences) ? weights.teacher : 0) +
          foreignLessons(way, preferences) * weights.language;
        return {
          way: index,
          lessons: way.lessons,
          own: hours + personal * weeks,
          parts: dayParts(meetings, kinds),
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

/** By slot the most minutes that a way of the course takes. */
function mostMinutes(some: readonly Candidate[], slots: number): Float64Array {
  const minutes = new Float64Array(slots);
  for (const { parts } of some) for (const { slot, busy } of parts) minutes[slot] = Math.max(minutes[slot]!, busy);
  return minutes;
}

/** The days of a week that is being put together: what their waiting and the days that should be free cost so far. */
class Day {
  private readonly first: Float64Array;
  private readonly last: Float64Array;
  private readonly busy: Float64Array;
  private readonly weight: Float64Array;
  private readonly free: Uint8Array;
  private readonly few_gaps: boolean;

  constructor({ sizes }: WeekKinds, held: readonly DayPart[], { few_gaps, free_days }: WeekPreferences) {
    const slots = sizes.length * 7;
    this.first = new Float64Array(slots).fill(Infinity);
    this.last = new Float64Array(slots).fill(-Infinity);
    this.busy = new Float64Array(slots);
    this.weight = Float64Array.from({ length: slots }, (_, slot) => sizes[Math.floor(slot / 7)]!);
    this.free = Uint8Array.from({ length: slots }, (_, slot) => (free_days.includes(slot % 7) ? 1 : 0));
    this.few_gaps = few_gaps;
    this.add(held);
  }

  /** Answers how the days were before, for `restore`. */
  add(parts: readonly DayPart[]): number[] {
    const before: number[] = [];
    for (const { slot, first, last, busy } of parts) {
      before.push(this.first[slot]!, this.last[slot]!, this.busy[slot]!);
      if (first < this.first[slot]!) this.first[slot] = first;
      if (last > this.last[slot]!) this.last[slot] = last;
      this.busy[slot]! += busy;
    }
    return before;
  }
  restore(parts: readonly DayPart[], before: readonly number[]): void {
    parts.forEach(({ slot }, place) => {
      this.first[slot] = before[place * 3]!;
      this.last[slot] = before[place * 3 + 1]!;
      this.busy[slot] = before[place * 3 + 2]!;
    });
  }

  cost(): number {
    return this.bound(null);
  }
  /** No week that comes of this one costs less. `left`: by slot the minutes that courses to come can take at most; they may fill the waiting. */
  bound(left: Float64Array | null): number {
    let sum = 0;
    for (let slot = 0; slot < this.busy.length; slot++) {
      const busy = this.busy[slot]!;
      if (busy === 0) continue;
      const gap = this.few_gaps ? this.last[slot]! - this.first[slot]! - busy - (left ? left[slot]! : 0) : 0;
      sum += ((gap > 0 ? gap : 0) + (this.free[slot] ? weights.busy_day : 0)) * this.weight[slot]!;
    }
    return sum;
  }
}
