/** A lesson on one day of the week. `day`: 0 = Monday; `start`, `end`: minutes from midnight. */
export interface WeekBlock {
  key: string;
  day: number;
  start: number;
  end: number;
  /** In which weeks of the term, `1` or `0` for each; of lessons that only stand there. */
  weeks?: string;
  title: string;
  /** Teacher, room. */
  note: string;
  /** What it clashes with, in words. */
  clashes: readonly string[];
  /** Can be moved here; the others are shown beside. */
  movable: boolean;
  /** The page of its course, where that is another one. */
  to?: string;
}

export interface Place {
  day: number;
  start: number;
}

/** Minutes of one step up or down, and where a dragged lesson comes to stand. */
const slotLength = 30;
const lastMinute = 24 * 60;

export const overlaps = (one: Pick<WeekBlock, 'day' | 'start' | 'end'>, other: typeof one): boolean =>
  one.day === other.day && one.start < other.end && other.start < one.end;

/** The place a step away, within the days shown and the day's hours. */
export function stepped(at: Pick<WeekBlock, 'day' | 'start' | 'end'>, key: string, days: number): Place | null {
  const length = at.end - at.start;
  const to = {
    ArrowLeft: { day: at.day - 1, start: at.start },
    ArrowRight: { day: at.day + 1, start: at.start },
    ArrowUp: { day: at.day, start: at.start - slotLength },
    ArrowDown: { day: at.day, start: at.start + slotLength },
  }[key];
  if (!to || to.day < 0 || to.day >= days || to.start < 0 || to.start + length > lastMinute) return null;
  return to;
}

/** The full hours that a week shows, in minutes: 8 to 18, and earlier and later where there are lessons. */
export const hoursOf = (blocks: readonly WeekBlock[]): { first: number; last: number } => ({
  first: Math.floor(Math.min(8 * 60, ...blocks.map(({ start }) => start)) / 60) * 60,
  last: Math.ceil(Math.max(18 * 60, ...blocks.map(({ end }) => end)) / 60) * 60,
});

/** Where a lesson of `length` minutes is put: `across` is the part of the width, `minutes` are from the first hour that is shown. */
export const placeAt = (
  across: number,
  minutes: number,
  { days, first, length }: { days: number; first: number; length: number },
): Place => ({
  day: Math.min(days - 1, Math.max(0, Math.floor(across * days))),
  start: Math.min(lastMinute - length, Math.max(0, Math.round((first + minutes) / slotLength) * slotLength)),
});

/** Side by side where they meet: the column of each block and how many columns its neighbours need. */
export function lanesOf(blocks: readonly WeekBlock[]): Map<string, { lane: number; of: number }> {
  const placed = new Map<string, { lane: number; of: number }>();
  const sorted = [...blocks].sort((a, b) => a.day - b.day || a.start - b.start || a.end - b.end);
  let cluster: WeekBlock[] = [];
  const close = (): void => {
    const lanes: number[] = [];
    for (const block of cluster) {
      const free = lanes.findIndex(end => end <= block.start);
      const lane = free < 0 ? lanes.length : free;
      lanes[lane] = block.end;
      placed.set(block.key, { lane, of: 0 });
    }
    for (const block of cluster) placed.get(block.key)!.of = lanes.length;
    cluster = [];
  };
  for (const block of sorted) {
    if (cluster.length > 0 && !cluster.some(one => overlaps(one, block))) close();
    cluster.push(block);
  }
  close();
  return placed;
}
