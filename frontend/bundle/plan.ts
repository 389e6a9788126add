/** A piece of code as the bundler cuts it by itself: whoever loads one module of it loads all. `size` is what it weighs packed, in bytes. */
export interface Piece {
  name: string;
  size: number;
  /** Names of the pieces that have to be there before it runs. */
  imports: readonly string[];
  /** It stays a file of its own. */
  alone?: boolean;
}
/** A screen and all pieces that it first loads, with all that these import; `spare`: how many bytes it may load that it does not need. */
export interface Opening {
  pieces: readonly string[];
  spare: number;
}

interface Group {
  pieces: string[];
  size: number;
  alone: boolean;
  /** Indexes of the openings that load it. */
  users: Set<number>;
  imports: Set<Group>;
}
interface Pair {
  one: Group;
  other: Group;
  /** What it is worth at most, in bytes: what the two import is not looked at. */
  gain: number;
}
/** What an opening has left to spend: bytes that it does not need, and requests that it was spared. */
interface Purse {
  bytes: number;
  requests: number;
}

/** What one request less is worth, in bytes: 150 ms of delay, of which six run side by side, at 1.6 Mbit/s. */
const requestWorth = 5 * 1024;

/**
 * Puts pieces together into files, pair by pair, the most useful first: those that many screens load together and few alone. No screen loads more than its
 * spare bytes for it, be it by what another file imports, or more files than before; and no two files come to need each other, so each can run after those
 * that it imports.
 */
export function planFiles(pieces: readonly Piece[], openings: readonly Opening[]): string[][] {
  const groups = groupsOf(pieces, openings);
  const purses = openings.map(({ spare }): Purse => ({ bytes: spare, requests: 0 }));
  // What could not be afforded once may be when others are together.
  while (joinAll(groups, purses));
  return groups.map(group => group.pieces);
}

/** One round over all pairs; answers whether there was one to join. */
function joinAll(groups: Group[], purses: readonly Purse[]): boolean {
  let pairs = groups.flatMap((one, index) => pairsOf(one, groups.slice(index + 1)));
  for (let joined = false; ; joined = true) {
    pairs.sort((a, b) => b.gain - a.gain);
    const at = pairs.findIndex(each => !ring(each) && isWorthIt(each, purses));
    if (at < 0) return joined;
    const pair = pairs[at]!;
    const changed = join(pair, groups, purses);
    // What was not worth it is looked at again in this round when one of the two has changed.
    pairs = pairs
      .slice(at + 1)
      .filter(({ one, other }) => ![one, other].some(group => group === pair.other || changed.has(group)));
    const known = new Set<Group>();
    for (const group of changed) {
      known.add(group);
      const others = groups.filter(each => !known.has(each));
      pairs.push(...pairsOf(group, others));
    }
  }
}

function groupsOf(pieces: readonly Piece[], openings: readonly Opening[]): Group[] {
  const byName = new Map(
    pieces.map(({ name, size, alone = false }): [string, Group] => [
      name,
      { pieces: [name], size, alone, users: new Set(), imports: new Set() },
    ]),
  );
  for (const { name, imports } of pieces)
    for (const each of imports) if (byName.has(each)) byName.get(name)!.imports.add(byName.get(each)!);
  for (const [index, opening] of openings.entries())
    for (const name of opening.pieces) byName.get(name)?.users.add(index);
  return [...byName.values()];
}

/** Those with which a group may be worth to be one file. */
const pairsOf = (one: Group, others: readonly Group[]): Pair[] =>
  one.alone
    ? []
    : others.flatMap(other => {
        const both = other.alone ? 0 : shared(one.users, other.users);
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

/** A group, and all that has to be there before it runs. */
function withImports(group: Group): Set<Group> {
  const all = new Set([group]);
  for (const each of all) for (const needed of each.imports) all.add(needed);
  return all;
}

/** What each user of one alone would load besides, for the other: that one, and what it imports. */
function extras({ one, other }: Pair): [user: number, loads: Group[]][] {
  const forUsersOf = (of: Group, brought: Group): [number, Group[]][] => {
    const all = [...withImports(brought)];
    return [...of.users]
      .filter(user => !brought.users.has(user))
      .map(user => [user, all.filter(group => !group.users.has(user))]);
  };
  return [...forUsersOf(other, one), ...forUsersOf(one, other)];
}
const weigh = (groups: readonly Group[]): number => groups.reduce((sum, { size }) => sum + size, 0);

function isWorthIt(pair: Pair, purses: readonly Purse[]): boolean {
  let gain = requestWorth * shared(pair.one.users, pair.other.users);
  for (const [user, loads] of extras(pair)) {
    // The two are one file; each of the others is a request more.
    const [bytes, requests] = [weigh(loads), loads.length - 1];
    const { bytes: most, requests: saved } = purses[user]!;
    if (bytes > most || requests > saved) return false;
    gain -= bytes + requests * requestWorth;
  }
  return gain > 0;
}

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

/** Makes one of the two; answers that one, and what somebody loads now who did not before. */
function join(pair: Pair, groups: Group[], purses: readonly Purse[]): Set<Group> {
  const { one, other } = pair;
  const changed = new Set<Group>([one]);
  const besides = extras(pair);
  for (const user of one.users) if (other.users.has(user)) purses[user]!.requests++;
  for (const [user, loads] of besides) {
    purses[user]!.bytes -= weigh(loads);
    purses[user]!.requests -= loads.length - 1;
    for (const group of loads) {
      group.users.add(user);
      if (group !== other) changed.add(group);
    }
  }
  one.pieces.push(...other.pieces);
  one.size += other.size;
  for (const user of other.users) one.users.add(user);
  for (const group of other.imports) one.imports.add(group);
  one.imports.delete(one);
  one.imports.delete(other);
  groups.splice(groups.indexOf(other), 1);
  for (const group of groups) if (group.imports.delete(other) && group !== one) group.imports.add(one);
  return changed;
}
