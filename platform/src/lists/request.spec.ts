import { expect, it } from 'vitest';
import { z } from 'zod';
import { list, Refused, type CallContext, type Column } from '../http/types.ts';
import { listParameters } from '../http/openapi/lists.ts';
import { schemaBook } from '../http/openapi/schemas.ts';
import { fileName } from './export.ts';
import { parseListRequest } from './request.ts';
import { listSql } from './sql.ts';

const header = { ru: 'Шифр', kk: 'Шифр', en: 'Code', ky: 'Шифр' };
const books = (columns: Record<string, Column>) =>
  list({
    call: 'GET /library/{hall}/books/all/',
    summary: 'Books',
    from: 'library.books b',
    columns,
    defaultSort: ['uid', 'ASC'],
    row: z.object({}),
  });
const uid: Column = { sql: 'b.uid', type: 'text' };
const nameless = books({ uid, code: { sql: 'b.code', type: 'text' } });
const named = books({ uid, code: { sql: 'b.code', type: 'text', header } });

it('a list whose columns are called nothing has no export', () => {
  expect(parseListRequest(named, { export: 'csv' }).export).toBe('csv');
  expect(() => parseListRequest(nameless, { export: 'csv' })).toThrow(Refused);
  expect(
    [named, nameless].map(call =>
      JSON.stringify(listParameters(schemaBook(z.registry()), call)).includes('/parameters/Export"'),
    ),
  ).toEqual([true, false]);
});
it('a file is called after the whole path of its list and the day', () => {
  expect(fileName(named, '2026-11-23')).toBe('library-books-all-2026-11-23');
});
it('codes stand in the order of their way, where the list knows it', () => {
  const call = books({
    uid,
    state: { sql: 'b.state', type: 'text', sort: true, order: `array_position('{new,read,worn}'::text[], b.state)` },
  });
  const { orderBy } = listSql(call, parseListRequest(call, { sort: '-state' }), { locale: 'ru' } as CallContext);
  expect(orderBy).toBe(`order by (array_position('{new,read,worn}'::text[], b.state)) DESC nulls last, b.uid DESC`);
});
