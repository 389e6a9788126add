import { hashLength, sha256 } from './canonical.ts';

/**
 * A Merkle tree over event hashes, of the shape of RFC 6962: pairs are hashed level by level, a node without a neighbour goes up as it is.
 * Inner nodes begin with the byte 1, canonical lines with `{`, so that no node can pass for an event.
 */
const pair = Buffer.alloc(1 + hashLength * 2, 1);
export function parent(left: Buffer, right: Buffer): Buffer {
  left.copy(pair, 1);
  right.copy(pair, 1 + hashLength);
  return sha256(pair);
}

/** A neighbour on the way from a leaf to the root, and the side on which it stands. */
export interface Step {
  side: 'left' | 'right';
  hash: string;
}

/** All levels, from the leaves (hashes one after the other) to the root. */
export type Tree = readonly Buffer[];
const nodeAt = (level: Buffer, index: number): Buffer => level.subarray(index * hashLength, (index + 1) * hashLength);

export function treeOf(leaves: Buffer): Tree {
  const levels = [leaves];
  for (let level = leaves; level.length > hashLength; level = levels.at(-1)!) {
    const count = level.length / hashLength;
    const next = Buffer.alloc(Math.ceil(count / 2) * hashLength);
    for (let index = 0; index < count; index += 2) {
      const node = index + 1 < count ? parent(nodeAt(level, index), nodeAt(level, index + 1)) : nodeAt(level, index);
      node.copy(next, (index / 2) * hashLength);
    }
    levels.push(next);
  }
  return levels;
}

export const rootOf = (tree: Tree): Buffer => tree.at(-1)!;

export function proofOf(tree: Tree, leaf: number): Step[] {
  const path: Step[] = [];
  let index = leaf;
  for (const level of tree.slice(0, -1)) {
    const neighbour = index ^ 1;
    if (neighbour * hashLength < level.length)
      path.push({ side: neighbour < index ? 'left' : 'right', hash: nodeAt(level, neighbour).toString('hex') });
    index >>= 1;
  }
  return path;
}

/** The root to which a path leads from a leaf. */
export const rootFrom = (leaf: Buffer, path: readonly Step[]): Buffer =>
  path.reduce(
    (node, { side, hash }) =>
      side === 'left' ? parent(Buffer.from(hash, 'hex'), node) : parent(node, Buffer.from(hash, 'hex')),
    leaf,
  );

interface Subtree {
  height: number;
  node: Buffer;
}

/** The root of leaves that come one after the other, in memory for a few hashes only. */
export function rootBuilder(): { add(leaf: Buffer): void; root(): Buffer | null } {
  /** Roots of whole subtrees from the left, each higher than the next. */
  let subtrees: Subtree[] = [];
  return {
    add(leaf) {
      let top: Subtree = { height: 0, node: Buffer.from(leaf) };
      while (subtrees.at(-1)?.height === top.height)
        top = { height: top.height + 1, node: parent(subtrees.pop()!.node, top.node) };
      subtrees.push(top);
    },
    root() {
      const nodes = subtrees.map(subtree => subtree.node);
      subtrees = [];
      return nodes.length ? nodes.reduceRight((right, left) => parent(left, right)) : null;
    },
  };
}
