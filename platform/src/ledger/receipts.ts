import type { Sql } from '../projections/types.ts';
import { blockBefore, blocksAfter } from './blocks.ts';
import { eventHash, hashLength } from './canonical.ts';
import type { LedgerLog } from './log.ts';
import { eachEntry } from './entries.ts';
import { proofOf, treeOf, type Step, type Tree } from './merkle.ts';
import type { Seal } from './seals.ts';

/**
 * That an event stands in the log: its position and hash, and the way from it to the root that the seal signs. `event` is its canonical line, for who may
 * read it: whoever has it can check what the hash stands for. Without a seal it is provisional.
 */
export interface Receipt {
  format: 'portal-receipt-1';
  position: number;
  hash: string;
  event?: string;
  path: Step[] | null;
  seal: Seal | null;
}
export const receiptFormat = 'portal-receipt-1';

/** The event as the log has it now. */
export async function lineAt(log: LedgerLog, position: number): Promise<string | null> {
  const [found] = await log.lines(position - 1, position, 1);
  return found?.line ?? null;
}

/** The hash that the ledger has for a position; null where it has none (yet). */
export async function recordedHash(db: Sql, position: number): Promise<Buffer | null> {
  for await (const blocks of blocksAfter(db, await blockBefore(db, position))) {
    const entry = blocks.flatMap(block => [...eachEntry(block.entries)]).find(one => one.position === position);
    return entry ? Buffer.from(entry.hash) : null;
  }
  return null;
}

interface SealedTree {
  root: string;
  positions: number[];
  tree: Tree;
}
/** What is sealed never changes, so the trees of the last seals that were asked for stay here. */
const trees = new Map<string, Promise<SealedTree>>();
const keptTrees = 4;

async function readTree(db: Sql, seal: Seal): Promise<SealedTree> {
  const positions: number[] = [];
  const hashes: Buffer[] = [];
  for await (const blocks of blocksAfter(db, await blockBefore(db, seal.first_position))) {
    for (const block of blocks) {
      if (block.first_position > seal.last_position) break;
      for (const { position, hash } of eachEntry(block.entries)) {
        if (position < seal.first_position || position > seal.last_position) continue;
        positions.push(position);
        hashes.push(hash);
      }
    }
    if (blocks.at(-1)!.last_position >= seal.last_position) break;
  }
  const tree = treeOf(Buffer.concat(hashes, hashes.length * hashLength));
  return { root: seal.root, positions, tree };
}

function treeUnder(db: Sql, seal: Seal): Promise<SealedTree> {
  const known = trees.get(seal.signature);
  if (known) return known;
  const reading = readTree(db, seal);
  trees.set(seal.signature, reading);
  reading.catch(() => trees.delete(seal.signature));
  if (trees.size > keptTrees) trees.delete(trees.keys().next().value!);
  return reading;
}

/** The way from an event to the root of its seal; null where the seal does not cover it. */
export async function proofUnderSeal(db: Sql, seal: Seal, position: number): Promise<Step[] | null> {
  const { positions, tree } = await treeUnder(db, seal);
  const index = indexOf(positions, position);
  return index < 0 ? null : proofOf(tree, index);
}

function indexOf(positions: readonly number[], wanted: number): number {
  let low = 0;
  let high = positions.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (positions[middle] === wanted) return middle;
    if (positions[middle]! < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** `#123` and the hash in one word: short enough to be written down. */
export const codeOf = ({ position, hash }: Pick<Receipt, 'position' | 'hash'>): string =>
  `${position}.${Buffer.from(hash, 'hex').toString('base64url')}`;

/** Position and hash of a code; null where it is none. */
export function readCode(code: string): Pick<Receipt, 'position' | 'hash'> | null {
  const [, position, hash] = /^(\d{1,15})\.([\w-]{43})$/.exec(code.trim()) ?? [];
  const bytes = hash ? Buffer.from(hash, 'base64url') : null;
  return bytes?.length === hashLength && bytes.toString('base64url') === hash
    ? { position: Number(position), hash: bytes.toString('hex') }
    : null;
}

/** Whether a line is what the hash stands for. */
export const isLineOf = (line: string, hash: string): boolean => eventHash(line).toString('hex') === hash;
