import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atPosition, eventHash, sha256 } from './canonical.ts';
import { proofOf, rootBuilder, rootFrom, rootOf, treeOf } from './merkle.ts';
import { codeOf, readCode } from './receipts.ts';

const leavesOf = (count: number, salt = 0) => Array.from({ length: count }, (_, index) => sha256(`${salt}/${index}`));
const counts = fc.integer({ min: 1, max: 300 });

describe('a Merkle tree', () => {
  it('leads every leaf to its root by its path', () => {
    fc.assert(
      fc.property(counts, fc.nat(), (count, at) => {
        const leaves = leavesOf(count);
        const tree = treeOf(Buffer.concat(leaves));
        const leaf = at % count;
        expect(rootFrom(leaves[leaf]!, proofOf(tree, leaf))).toEqual(rootOf(tree));
      }),
    );
  });

  it('built leaf by leaf has the same root', () => {
    fc.assert(
      fc.property(counts, fc.nat(), (count, salt) => {
        const leaves = leavesOf(count, salt);
        const builder = rootBuilder();
        for (const leaf of leaves) builder.add(leaf);
        expect(builder.root()).toEqual(rootOf(treeOf(Buffer.concat(leaves))));
        expect(builder.root()).toBeNull();
      }),
    );
  });

  it('leads no other leaf there, and no leaf by a changed path', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 200 }), fc.nat(), fc.nat(), fc.nat(), (count, at, step, byte) => {
        const leaves = leavesOf(count);
        const tree = treeOf(Buffer.concat(leaves));
        const leaf = at % count;
        const path = proofOf(tree, leaf);
        expect(rootFrom(sha256('another'), path)).not.toEqual(rootOf(tree));
        const changed = path.map((one, index) => {
          if (index !== step % path.length) return one;
          const hash = Buffer.from(one.hash, 'hex');
          hash[byte % 32]! ^= 1;
          return { ...one, hash: hash.toString('hex') };
        });
        expect(rootFrom(leaves[leaf]!, changed)).not.toEqual(rootOf(tree));
      }),
    );
  });

  it('has another root when a leaf is altered, left out, added or exchanged with another', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 100 }), fc.nat(), fc.nat(), (count, a, b) => {
        const leaves = leavesOf(count);
        const [first, second] = [a % count, b % count];
        const variants = [
          leaves.with(first, sha256('altered')),
          leaves.filter((_, index) => index !== first),
          leaves.toSpliced(first, 0, sha256('added')),
          ...(first === second ? [] : [leaves.with(first, leaves[second]!).with(second, leaves[first]!)]),
        ];
        const root = rootOf(treeOf(Buffer.concat(leaves)));
        for (const variant of variants)
          if (variant.length) expect(rootOf(treeOf(Buffer.concat(variant)))).not.toEqual(root);
      }),
    );
  });

  it('of one leaf is that leaf, and its path is empty', () => {
    const [leaf] = leavesOf(1);
    expect(rootOf(treeOf(leaf!))).toEqual(leaf);
    expect(proofOf(treeOf(leaf!), 0)).toEqual([]);
  });
});

describe('a code', () => {
  it('is read back as what it stands for, and nothing else is one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e14 }),
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        (position, bytes) => {
          const receipt = { position, hash: Buffer.from(bytes).toString('hex') };
          expect(readCode(` ${codeOf(receipt)}\n`)).toEqual(receipt);
        },
      ),
    );
    fc.assert(fc.property(fc.string(), text => readCode(text) === null));
  });
});

describe('a canonical line', () => {
  it('moved to another position is the line of that position', () => {
    expect(atPosition('{"position":12,"stream":"a-1","data":{"position":12}}', 7)).toBe(
      '{"position":7,"stream":"a-1","data":{"position":12}}',
    );
    expect(eventHash('{}').toString('hex')).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
  });
});
