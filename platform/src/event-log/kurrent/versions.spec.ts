import { expect, test } from 'vitest';
import { createVersions } from './versions.ts';

const write = (stream: string, expected: number, records: number) => ({
  stream,
  expected,
  records: Array.from({ length: records }, () => ({}) as never),
});

test('versions are those that were read, and what one’s own commits made of them', () => {
  const versions = createVersions();
  versions.saw('a', 0);
  versions.sends('first', [write('a', 0, 2), write('b', 4, 1)]);
  expect([versions.of('a'), versions.of('b')]).toEqual([0, undefined]);
  versions.learned({ id: 'first' });
  expect([versions.of('a'), versions.of('b'), versions.of('c')]).toEqual([2, 5, undefined]);
});

test('a commit that was sent counts when it is heard of, however late', () => {
  const versions = createVersions();
  for (const id of ['first', 'second']) versions.sends(id, [write('a', 0, 1)]);
  versions.learned({ id: 'first' });
  expect(versions.of('a')).toBe(1);
});

test('a commit of another process ends what was known', () => {
  const versions = createVersions();
  versions.saw('a', 3);
  versions.learned({ id: 'of another' });
  expect(versions.of('a')).toBeUndefined();
});
