import { expect, it } from 'vitest';
import { cachedRead } from './cached-read.ts';
import type { Sql } from './types.ts';

/** A database that says how far its projections are, and counts what else is asked of it. */
function database(): Sql & { version: string; asked: number } {
  const db = {
    version: '1',
    asked: 0,
    query: async (statement: string | { text: string }) => {
      if (typeof statement === 'object') return { rows: [{ version: db.version }] as any[], rowCount: 1 };
      db.asked++;
      return { rows: [{ answer: db.asked }] as any[], rowCount: 1 };
    },
  };
  return db;
}
const counted = () =>
  cachedRead(['shop.settings'], async db => (await db.query<{ answer: number }>('select …')).rows[0]!.answer);

it('is loaded again when a projection has moved, and only then', async () => {
  const [db, read] = [database(), counted()];
  expect([await read(db), await read(db)]).toEqual([1, 1]);
  db.version = '2';
  expect([await read(db), await read(db)]).toEqual([2, 2]);
});

it('belongs to its database', async () => {
  const [one, other, read] = [database(), database(), counted()];
  await Promise.all([read(one), read(other)]);
  expect([one.asked, other.asked]).toEqual([1, 1]);
});

it('that failed is tried again', async () => {
  const db = database();
  let fails = true;
  const read = cachedRead(['shop.settings'], async () => {
    if (fails) throw new Error('away');
    return 'here';
  });
  await expect(read(db)).rejects.toThrow('away');
  fails = false;
  await expect(read(db)).resolves.toBe('here');
});
