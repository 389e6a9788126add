import { expect, it } from 'vitest';
import { forEachIndependently, throwIfFailed } from './each.ts';

const lines: unknown[] = [];
const logger = { error: (line: unknown) => void lines.push(line) };
const half = (number: number): number => {
  if (number % 2) throw new Error(`${number} is odd`);
  return number / 2;
};

it('one thing that fails stops no other, and is named in the answer and in the log', async () => {
  const done = await forEachIndependently([2, 3, 4, 5], number => `number ${number}`, half, logger);
  expect(done).toEqual({
    results: [1, 2],
    failed: [
      { item: 'number 3', error: '3 is odd' },
      { item: 'number 5', error: '5 is odd' },
    ],
  });
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({ item: 'number 3' });
});

it('work that is tried again as a whole fails with the names, after all others are done', async () => {
  const done = await forEachIndependently([3, 8], number => `number ${number}`, half, logger);
  expect(done.results).toEqual([4]);
  expect(() => throwIfFailed(done)).toThrow('1 failed: number 3 (3 is odd)');
  expect(() => throwIfFailed({ failed: [] })).not.toThrow();
});
