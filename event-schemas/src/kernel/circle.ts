/** From `start` along `leadsTo` back to it: the shortest way, with `start` at both its ends; null where there is none. */
export function circleFrom(start: string, leadsTo: (uid: string) => readonly string[]): string[] | null {
  const seen = new Set<string>();
  let ways: string[][] = [[start]];
  while (ways.length > 0) {
    const longer: string[][] = [];
    for (const way of ways)
      for (const next of leadsTo(way.at(-1)!)) {
        if (next === start) return [...way, next];
        if (seen.has(next)) continue;
        seen.add(next);
        longer.push([...way, next]);
      }
    ways = longer;
  }
  return null;
}
