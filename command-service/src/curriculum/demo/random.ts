/** Numbers that look random and are always the same (mulberry32): the demo university is made alike everywhere. */
export function seeded(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    /** True in this share of all cases. */
    chance: (share: number): boolean => next() < share,
    pick: <T>(from: readonly T[]): T => from[below(from.length)]!,
    shuffled<T>(from: readonly T[]): T[] {
      const all = [...from];
      for (let left = all.length - 1; left > 0; left--) {
        const other = below(left + 1);
        [all[left], all[other]] = [all[other]!, all[left]!];
      }
      return all;
    },
  };
}
export type Random = ReturnType<typeof seeded>;
