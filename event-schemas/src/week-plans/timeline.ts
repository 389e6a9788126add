import type { Meeting } from '../registration/values.ts';

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
