/** A lesson on one day of a week. `day`: 0 = Monday; `start`, `end`: minutes from midnight; `weeks`: of the term, `1` or `0` for each. */
export interface InWeek {
  key: string;
  day: number;
  start: number;
  end: number;
  weeks?: string;
}

export const overlaps = (one: Pick<InWeek, 'day' | 'start' | 'end'>, other: typeof one): boolean =>
  one.day === other.day && one.start < other.end && other.start < one.end;

/** The full hours that a week shows, in minutes: 8 to 18, and earlier and later where there are lessons. */
export const hoursOf = (blocks: readonly InWeek[]): { first: number; last: number } => ({
  first: Math.floor(Math.min(8 * 60, ...blocks.map(({ start }) => start)) / 60) * 60,
  last: Math.ceil(Math.max(18 * 60, ...blocks.map(({ end }) => end)) / 60) * 60,
});

/** Side by side where they meet, who begins in an earlier week first: the column of each block and how many columns its neighbours need. */
export function lanesOf(blocks: readonly InWeek[]): Map<string, { lane: number; of: number }> {
  const placed = new Map<string, { lane: number; of: number }>();
  const sorted = [...blocks].sort(
    (a, b) => a.day - b.day || a.start - b.start || a.end - b.end || (b.weeks ?? '').localeCompare(a.weeks ?? ''),
  );
  let cluster: InWeek[] = [];
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

/** The weeks of a term in which a lesson meets, by number: "1–7", "1, 3, 5"; '' = every week. */
export function weeksText(weeks: string): string {
  if (!weeks.includes('0')) return '';
  const runs = [...weeks.matchAll(/1+/g)].map(({ index, 0: run }) => [index + 1, index + run.length] as const);
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
}
