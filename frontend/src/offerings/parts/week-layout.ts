/** A lesson on one day of the week. `day`: 0 = Monday; `start`, `end`: minutes from midnight. */
export interface WeekBlock {
  key: string;
  day: number;
  start: number;
  end: number;
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

/** Minutes of one step up or down, and where a dragged lesson comes to stand. */
export const slotLength = 30;
const lastMinute = 24 * 60;

export const overlaps = (one: Pick<WeekBlock, 'day' | 'start' | 'end'>, other: typeof one): boolean =>
  one.day === other.day && one.start < other.end && other.start < one.end;

/** The place a step away, within the days shown and the day's hours. */
export function stepped(
  at: Pick<WeekBlock, 'day' | 'start' | 'end'>,
  key: string,
  days: number,
): { day: number; start: number } | null {
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
