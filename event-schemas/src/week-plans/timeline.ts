import type { Meeting } from '../registration/values.ts';
import { weights } from './cost.ts';
import type { WeekPreferences } from './preferences.ts';

/** Classes of one day in weeks that are alike: from the first to the last, and the minutes that they take. */
export interface DayPart {
  /** Which day of which kind of week: `kind * 7 + day`. */
  slot: number;
  first: number;
  last: number;
  busy: number;
}
/** Weeks that are alike for all meetings, as one kind; `size`: how many. */
export interface WeekKinds {
  sizes: readonly number[];
  /** A week of each kind. */
  examples: readonly number[];
}

/** Kinds of weeks: two are one kind where every meeting takes place in both or in neither. */
export function weekKinds(weeks: readonly number[], meetings: readonly Meeting[]): WeekKinds {
  const masks = [...new Set(meetings.map(meeting => meeting.weeks))];
  const kinds = new Map<string, number[]>();
  for (const week of weeks) {
    const kind = masks.map(mask => mask[week] ?? '0').join('');
    kinds.set(kind, [...(kinds.get(kind) ?? []), week]);
  }
  const alike = [...kinds.values()];
  return { sizes: alike.map(({ length }) => length), examples: alike.map(([week]) => week!) };
}

/** The days of meetings, each once; minutes that several share count once. */
export function dayParts(meetings: readonly Meeting[], { examples }: WeekKinds): DayPart[] {
  return examples.flatMap((week, kind) =>
    [0, 1, 2, 3, 4, 5, 6].flatMap((day): DayPart[] => {
      const classes = meetings
        .filter(({ weeks, days }) => weeks[week] === '1' && days[day] === '1')
        .toSorted((one, other) => one.start - other.start);
      if (classes.length === 0) return [];
      const first = classes[0]!.start;
      let [last, busy] = [first, 0];
      for (const { start, length } of classes) {
        busy += Math.max(0, start + length - Math.max(last, start));
        last = Math.max(last, start + length);
      }
      return [{ slot: kind * 7 + day, first, last, busy }];
    }),
  );
}

/** The most that courses to come can put into a week: minutes by slot, and of all slots together by the number of their weeks. */
interface Fill {
  minutes: Float64Array;
  together: number;
}

/** A week that is being put together: what its waiting, and the days that should be free, cost so far; minutes over all weeks. */
export class WeekShape {
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
      this.first[slot] = Math.min(this.first[slot]!, first);
      this.last[slot] = Math.max(this.last[slot]!, last);
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

  /** Of the ways of a course. */
  mostOf(ways: readonly (readonly DayPart[])[]): Fill {
    const minutes = new Float64Array(this.busy.length);
    let together = 0;
    for (const parts of ways) {
      let all = 0;
      for (const { slot, busy } of parts) {
        minutes[slot] = Math.max(minutes[slot]!, busy);
        all += busy * this.weight[slot]!;
      }
      together = Math.max(together, all);
    }
    return { minutes, together };
  }

  /**
   * Tells of a way what a week costs at least that has it, too, whichever ways the courses to come take: they may fill
   * the waiting of each day by `minutes`, and of all days by no more than they take `together`.
   */
  bounding(fills: readonly Fill[]): (parts: readonly DayPart[]) => number {
    const { first, last, busy, weight, free, few_gaps } = this;
    const left = new Float64Array(busy.length);
    let together = 0;
    for (const fill of fills) {
      together += fill.together;
      for (let slot = 0; slot < left.length; slot++) left[slot]! += fill.minutes[slot]!;
    }
    let [waiting, unfilled, days] = [0, 0, 0];
    for (let slot = 0; slot < busy.length; slot++) {
      if (busy[slot] === 0) continue;
      const gap = last[slot]! - first[slot]! - busy[slot]!;
      waiting += gap * weight[slot]!;
      unfilled += Math.max(0, gap - left[slot]!) * weight[slot]!;
      days += free[slot]! * weights.busy_day * weight[slot]!;
    }
    return parts => {
      let [wait, rest, off] = [waiting, unfilled, days];
      for (const part of parts) {
        const { slot } = part;
        const begun = busy[slot] !== 0;
        const before = begun ? last[slot]! - first[slot]! - busy[slot]! : 0;
        const after = Math.max(last[slot]!, part.last) - Math.min(first[slot]!, part.first) - busy[slot]! - part.busy;
        wait += (after - before) * weight[slot]!;
        rest += (Math.max(0, after - left[slot]!) - Math.max(0, before - left[slot]!)) * weight[slot]!;
        if (!begun) off += free[slot]! * weights.busy_day * weight[slot]!;
      }
      return (few_gaps ? Math.max(wait - together, rest) : 0) + off;
    };
  }
}
