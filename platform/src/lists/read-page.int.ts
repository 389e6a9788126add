import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { list, type CallContext, type ListCall } from '../http/types.ts';
import { readPage } from './read-page.ts';
import type { ListRequest } from './types.ts';
import { listSql } from './sql.ts';

/** Loans with their books; a reader sees those of the open shelf. */
interface Loan {
  id: number;
  title: string;
  weeks: number;
}
const loans: Loan[] = Array.from({ length: 60 }, (_, number) => ({
  id: number,
  title: `Book ${number % 7}`,
  weeks: (number * 5) % 9,
}));
const columns: ListCall['columns'] = {
  uid: { sql: 'l.uid', type: 'number', filter: 'equals', sort: true, required: true },
  title: { sql: 'b.title', type: 'text', filter: 'equals', sort: true, search: true },
  weeks: { sql: 'l.weeks', type: 'number', filter: 'range', sort: true },
};
const common = { summary: 'Loans', columns, defaultSort: ['uid', 'ASC'] as const, row: z.object({}) };
const joined = 'lending.loans l LEFT JOIN lending.books b ON b.uid = l.book';
const lists: Record<string, ListCall> = {
  'of several tables': list({
    call: 'GET /joined/',
    from: joined,
    where: ({ bind }) => `l.shelf = ${bind('open')}`,
    ...common,
  }),
  'of one table': list({
    call: 'GET /plain/',
    from: 'lending.flat l',
    where: ({ bind }) => `l.shelf = ${bind('open')}`,
    ...common,
    columns: { ...columns, title: { ...columns['title']!, sql: 'l.title' } },
  }),
  'of a subquery': list({
    call: 'GET /made/',
    from: ({ bind }) => `(SELECT l.*, b.title FROM ${joined} WHERE l.shelf = ${bind('open')}) l`,
    ...common,
    columns: { ...columns, title: { ...columns['title']!, sql: 'l.title' } },
  }),
  'of sums': list({
    call: 'GET /sums/',
    from: ({ bind }) =>
      `(SELECT l.uid, any_value(b.title) AS title, sum(l.weeks) AS weeks FROM ${joined} WHERE l.shelf = ${bind('open')} GROUP BY l.uid) l`,
    ...common,
    columns: { ...columns, title: { ...columns['title']!, sql: 'l.title' } },
  }),
  'that counts by itself': list({
    call: 'GET /counted/',
    from: joined,
    where: () => `l.shelf = 'open'`,
    ...common,
    count: async (_, { filters, words }) => (filters.length || words.length ? null : loans.length),
  }),
  'that finds keys itself': list({
    call: 'GET /keyed/',
    from: joined,
    where: () => `l.shelf = 'open'`,
    ...common,
    keys: async (_, { filters, words, sort, offset, limit }) =>
      filters.length || words.length || sort.join() !== 'uid,ASC'
        ? null
        : loans.slice(offset, offset + limit).map(({ id }) => id),
  }),
};

let database: TestDatabase;
let input: CallContext;
beforeAll(async () => {
  database = await testDatabase();
  await database.asOwner(`create schema lending;
    create table lending.books (uid int primary key, title text); create table lending.loans (uid int primary key, book int, weeks int, shelf text);
    insert into lending.books select n, 'Book ' || n from generate_series(0, 6) n;
    insert into lending.loans select n, n % 7, n * 5 % 9, 'open' from generate_series(0, ${loans.length - 1}) n;
    insert into lending.loans select n, n % 7, 3, 'closed' from generate_series(1000, 1020) n;
    create view lending.flat as select l.*, b.title from lending.loans l left join lending.books b on b.uid = l.book;
    grant usage on schema lending to public; grant select on all tables in schema lending to public`);
  input = {
    host: { pool: database.pool() },
    locale: 'en',
    roles: [],
    actor: { id: 'a', roles: [] },
  } as unknown as CallContext;
});
afterAll(() => database.drop());

const some = <T>(value: T, when: boolean): T[] => (when ? [value] : []);
const request = fc
  .record({
    limit: fc.integer({ min: 1, max: 70 }),
    offset: fc.constantFrom(0, 0, 0, 5, 40, 100),
    sort: fc.constantFrom(['uid', 'ASC'], ['uid', 'ASC'], ['weeks', 'DESC'], ['title', 'ASC']),
    title: fc.option(fc.integer({ min: 0, max: 8 })),
    weeks: fc.option(fc.integer({ min: 0, max: 9 })),
    word: fc.option(fc.constantFrom('book', 'OK 3', 'none')),
  })
  .map(({ limit, offset, sort, title, weeks, word }): ListRequest => ({
    dialect: 'page',
    own: {},
    export: null,
    limit,
    offset,
    sort: sort as ListRequest['sort'],
    words: word === null ? [] : [word],
    filters: [
      ...some({ column: 'title', op: 'any' as const, values: [`Book ${title}`] }, title !== null),
      ...some({ column: 'weeks', op: 'from' as const, values: [weeks] }, weeks !== null),
    ],
  }));

/** The same page by hand. */
function byHand({ filters, words, sort: [column, order], offset, limit }: ListRequest): {
  rows: Loan[];
  count: number;
} {
  const found = loans.filter(
    loan =>
      filters.every(({ column: of, values }) =>
        of === 'title' ? loan.title === values[0] : loan.weeks >= Number(values[0]),
      ) && words.every(word => loan.title.toLowerCase().includes(word.toLowerCase())),
  );
  const value = (loan: Loan): string | number =>
    column === 'title' ? loan.title : column === 'weeks' ? loan.weeks : loan.id;
  const sign = order === 'ASC' ? 1 : -1;
  const sorted = found.toSorted((a, b) => sign * (value(a) < value(b) ? -1 : value(a) > value(b) ? 1 : a.id - b.id));
  return { rows: sorted.slice(offset, offset + limit), count: found.length };
}

describe.each(Object.entries(lists))('a list %s', (_name, call) => {
  it('answers the rows of every page in their order, and how many there are in all', async () => {
    await fc.assert(
      fc.asyncProperty(request, async asked => {
        const { rows, count } = await readPage(call, listSql(call, asked, input), asked, input);
        expect({ rows: rows.map(row => ({ ...row })), count }).toEqual({
          rows: byHand(asked).rows.map(({ id, title, weeks }) => ({ id, uid: id, title, weeks })),
          count: byHand(asked).count,
        });
      }),
      { numRuns: 80 },
    );
  });
});
