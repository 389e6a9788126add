/** A piece of code as the bundler cuts it by itself: whoever loads one module of it loads all. `size` is what it weighs packed, in bytes. */
export interface Piece {
  name: string;
  size: number;
  /** Names of the pieces that have to be there before it runs. */
  imports: readonly string[];
}
/** A screen and all pieces that it first loads, with all that these import; `spare`: how many bytes it may load that it does not need. */
export interface Opening {
  pieces: readonly string[];
  spare: number;
}

interface Group {
  pieces: string[];
  size: number;
  /** Indexes of the openings that load it. */
  users: Set<number>;
  imports: Set<Group>;
}
interface Pair {
  one: Group;
  other: Group;
  gain: number;
}

/** What one request less is worth, in bytes: 150 ms of delay, of which six run side by side, at 1.6 Mbit/s. */
const requestWorth = 5 * 1024;

/**
 * Puts pieces together into files, pair by pair, the most useful first: those that many screens load together and few alone. No screen loads more than its
 * spare bytes for it, and no two files come to need each other, so each can run after those that it imports.
 */
export function planFiles(pieces: readonly Piece[], openings: readonly Opening[]): string[][] {
  const groups = groupsOf(pieces, openings);
  const spare = openings.map(opening => opening.spare);
  let pairs = groups.flatMap((one, index) => pairsOf(one, groups.slice(index + 1)));
  for (;;) {
    pairs = pairs.filter(pair => fits(pair, spare)).sort((a, b) => b.gain - a.gain);
    const pair = pairs.find(each => !ring(each) && !needsMore(each));
    if (!pair) return groups.map(group => group.pieces);
    const { one, other } = pair;
    join(pair, groups, spare);
    pairs = pairs.filter(each => ![each.one, each.other].some(group => group === one || group === other));
    pairs.push(
      ...pairsOf(
        one,
        groups.filter(group => group !== one),
      ),
    );
  }
}

function groupsOf(pieces: readonly Piece[], openings: readonly Opening[]): Group[] {
  const byName = new Map(
    pieces.map(({ name, size }): [string, Group] => [
      name,
      { pieces: [name], size, users: new Set(), imports: new Set() },
    ]),
  );
  for (const { name, imports } of pieces)
    for (const each of imports) if (byName.has(each)) byName.get(name)!.imports.add(byName.get(each)!);
  for (const [index, opening] of openings.entries())
    for (const name of opening.pieces) byName.get(name)?.users.add(index);
  return [...byName.values()];
}

/** Those with which a group is worth to be one file. */
const pairsOf = (one: Group, others: readonly Group[]): Pair[] =>
  others.flatMap(other => {
    const both = shared(one.users, other.users);
    if (both === 0) return [];
    const gain = requestWorth * both - one.size * (other.users.size - both) - other.size * (one.users.size - both);
    return gain > 0 ? [{ one, other, gain }] : [];
  });

function shared(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let count = 0;
  for (const user of small) if (large.has(user)) count++;
  return count;
}

/** What each user of one alone would load besides. */
const extra = ({ one, other }: Pair): [user: number, bytes: number][] => [
  ...[...other.users].filter(user => !one.users.has(user)).map((user): [number, number] => [user, one.size]),
  ...[...one.users].filter(user => !other.users.has(user)).map((user): [number, number] => [user, other.size]),
];
const fits = (pair: Pair, spare: readonly number[]): boolean =>
  extra(pair).every(([user, bytes]) => bytes <= spare[user]!);

/** Would somebody who needs one alone have to load, for the other, more than that itself? */
const needsMore = ({ one, other }: Pair): boolean => bringsImports(one, other) || bringsImports(other, one);
const bringsImports = (from: Group, to: Group): boolean =>
  [...from.imports].some(
    each => each !== to && [...to.users].some(user => !from.users.has(user) && !each.users.has(user)),
  );

/** Would the two need something that needs them? */
const ring = ({ one, other }: Pair): boolean => needsBetween(one, other) || needsBetween(other, one);
function needsBetween(from: Group, to: Group): boolean {
  const seen = new Set<Group>();
  const open = [...from.imports].filter(group => group !== to);
  for (let group = open.pop(); group; group = open.pop()) {
    if (seen.has(group)) continue;
    seen.add(group);
    if (group.imports.has(to)) return true;
    open.push(...group.imports);
  }
  return false;
}

function join(pair: Pair, groups: Group[], spare: number[]): void {
  const { one, other } = pair;
  for (const [user, bytes] of extra(pair)) spare[user]! -= bytes;
  one.pieces.push(...other.pieces);
  one.size += other.size;
  for (const user of other.users) one.users.add(user);
  for (const group of other.imports) one.imports.add(group);
  one.imports.delete(one);
  one.imports.delete(other);
  groups.splice(groups.indexOf(other), 1);
  for (const group of groups) if (group.imports.delete(other) && group !== one) group.imports.add(one);
}
