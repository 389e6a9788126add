import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { openLibrary, type Browser } from '../http/testing/portal.ts';
import { dateIn } from '../clock/occurrences.ts';
import { senderFor } from '../http/send.ts';
import { book } from '../http/testing/library.ts';
import { newId } from '../ids/ids.ts';
import { writeRecord } from '../records/write.ts';
import type { ExportRow } from './export-row.ts';
import { writeXlsx } from './export-files.ts';

let database: TestDatabase;
let library: Awaited<ReturnType<typeof openLibrary>>;
let office: Browser;
let student: Browser;
const rows = 130;
const kazakh = ['Әуен', 'Аула', 'Бала', 'Ғалам', 'Гүл', 'Қала', 'Кітап', 'Өмір', 'Отан', 'Ұлт'];
const shelves = ['a', 'b', null, 'hidden'];
const code = (n: number) => `B${String(n).padStart(3, '0')}`;

beforeAll(async () => {
  database = await testDatabase();
  library = await openLibrary(database.url);
  office = await library.person('office-1', ['office']);
  student = await library.person('student-1', ['student']);
  const send = senderFor(library.host, { actor: { id: 'import', roles: [] }, locale: 'ru', correlation_id: newId() });
  let position = 0;
  await Promise.all(
    Array.from({ length: rows }, async (_, n) => {
      const word = kazakh[n % kazakh.length]!;
      const fields = {
        code: code(n),
        name: { ru: `Книга ${n} 100%`, kk: `${word} ${n}`, en: `Book ${n}`, ky: `Китеп_${n}` },
        pages: n * 1.0,
        lent: n % 2 === 0,
        shelf: shelves[n % 4]!,
        tags: ['=1+1'],
      };
      position = Math.max(
        position,
        (await writeRecord(library.host, send, book, { kind: 'create', uid: newId(), fields })).position,
      );
    }),
  );
  expect(await library.host.waitForReadModels(position, 10_000)).toBe(true);
});
afterAll(async () => {
  await library?.stop();
  await database?.drop();
});
const codes = (rows: { code: string }[]) => rows.map(row => row.code);
const rest = (parameters: object) =>
  `/catalogue/?${new URLSearchParams(Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, JSON.stringify(value)])))}`;

describe('a list', () => {
  it('answers pages of five from page 0, with a link to the next', async () => {
    const first = await office.send('GET', '/catalogue/');
    expect(first.body).toMatchObject({ count: rows, next: '/api/v1/catalogue/?page=1&page_size=5' });
    expect(codes(first.body.results)).toEqual([0, 1, 2, 3, 4].map(code));
    const last = await office.send('GET', '/catalogue/?page=12&page_size=10');
    expect(last.body).toMatchObject({ count: rows, next: null });
    expect((await office.send('GET', '/catalogue/?page=500')).body).toEqual({ count: rows, next: null, results: [] });
  });
  it('answers react-admin with an array and Content-Range: the same rows', async () => {
    const paged = await office.send('GET', '/catalogue/?page=1&page_size=25&sort=-pages');
    const ranged = await office.send('GET', rest({ sort: ['pages', 'DESC'], range: [25, 49], filter: {} }));
    expect(ranged.headers.get('content-range')).toBe(`catalogue 25-49/${rows}`);
    expect(ranged.body).toEqual(paged.body.results);
    expect(ranged.body[0].id).toBe(ranged.body[0].uid);
  });
  it('gives one row and given rows by id', async () => {
    const [one, two] = (await office.send('GET', '/catalogue/')).body.results;
    expect((await office.send('GET', `/catalogue/${one.id}/`)).body).toEqual(one);
    expect((await office.send('GET', rest({ filter: { id: [one.id, two.id] } }))).body).toEqual([one, two]);
    expect(await office.send('GET', '/catalogue/none/')).toMatchObject({
      status: 404,
      body: { error: { code: 'platform.not_found' } },
    });
  });
  it('keeps ownership in pages, counts, single rows and exports', async () => {
    const hidden = (await office.send('GET', '/catalogue/?hidden=yes')).body.results[0];
    expect((await student.send('GET', '/catalogue/?page_size=100')).body.count).toBe(rows - 32);
    expect((await student.send('GET', `/catalogue/${hidden.id}/`)).status).toBe(404);
    expect((await student.send('GET', rest({ filter: { id: [hidden.id] } }))).body).toEqual([]);
  });
  it.each([
    ['?shelf=a,b', 66],
    ['?lent=true&shelf=a', 33],
    ['?pages_from=10&pages_to=19', 10],
    ['?pages=7', 1],
    ['?code=b00', 10],
    ['?q=book 12', 12],
    ['?search=100%25', 0],
    ['?shelf=', 32],
    ['?q=B_1', 0],
  ])('filters by %s', async (search, count) => {
    expect((await office.send('GET', `/catalogue/${search}`)).body.count).toBe(count);
  });
  it("searches whatever the case, in the reader's language, with % and _ as plain signs", async () => {
    const count = async (q: string, language: string) =>
      (await office.send('GET', `/catalogue/?q=${encodeURIComponent(q)}`, { headers: { 'accept-language': language } }))
        .body.count;
    expect(await count('КНИГА', 'ru')).toBe(rows);
    expect(await count('әУЕН', 'kk')).toBe(13);
    expect(await count('100%', 'ru')).toBe(rows);
    expect(await count('китеп_', 'ky')).toBe(rows);
    expect(await count('book_', 'en')).toBe(0);
  });
  it("sorts names by the collation of the reader's language", async () => {
    const { body } = await office.send('GET', '/catalogue/?sort=name&page_size=100', {
      headers: { 'accept-language': 'kk' },
    });
    const words = [...new Set<string>(body.results.map((row: any) => row.name.kk.split(' ')[0]))];
    expect(words.slice(0, 6)).toEqual(['Аула', 'Әуен', 'Бала', 'Гүл', 'Ғалам', 'Кітап']);
  });
  it("sorts names by a language that is named, whatever the reader's", async () => {
    const inKazakh = (
      await office.send('GET', '/catalogue/?sort=-name&page_size=100', { headers: { 'accept-language': 'kk' } })
    ).body.results;
    const named = await office.send(
      'GET',
      `/catalogue/?sort=${encodeURIComponent('["name.kk","DESC"]')}&range=[0,99]`,
      { headers: { 'accept-language': 'en' } },
    );
    expect(named.body).toEqual(inKazakh);
  });
  it('answers as many rows at once as the export button of react-admin asks for', async () => {
    const { status, body, headers } = await office.send('GET', '/catalogue/?range=[0,999]');
    expect([status, body.length, headers.get('content-range')]).toEqual([200, rows, `catalogue 0-${rows - 1}/${rows}`]);
  });
  it('says by its media type whether it is a page or rows, and gives rows to who asks for that type', async () => {
    const type = async (search: string, accept?: string) =>
      (await office.send('GET', `/catalogue/${search}`, { headers: accept ? { accept } : {} })).headers.get(
        'content-type',
      );
    expect(await type('')).toBe('application/json; charset=utf-8');
    expect(await type('?filter={}')).toBe('application/vnd.portal.rows+json; charset=utf-8');
    expect(await type('', 'application/vnd.portal.rows+json')).toBe('application/vnd.portal.rows+json; charset=utf-8');
  });
  it.each([
    ['?pages=many', { pages: 'wrong_type' }],
    ['?sort=tags', { sort: 'unknown' }],
    ['?nothing=1', { nothing: 'unknown' }],
    ['?page_size=101', { page_size: 'too_big' }],
    ['?page=-1', { page: 'wrong_type' }],
    ['?range=[0,1000]', { range: 'too_big' }],
    ['?sort=name.fr', { sort: 'unknown' }],
    ['?sort=code.en', { sort: 'unknown' }],
    ['?range=[5,1]', { range: 'not_allowed' }],
    ['?range=x', { range: 'wrong_format' }],
    ['?filter={', { filter: 'wrong_format' }],
    ['?filter=[]', { filter: 'wrong_type' }],
    ['?sort=["__proto__","ASC"]', { sort: 'unknown' }],
    ['?filter={"constructor":1}', { constructor: 'unknown' }],
    ['?lent=maybe', { lent: 'wrong_type' }],
    ['?export=pdf', { export: 'not_allowed' }],
    ['?hidden=perhaps', { hidden: 'not_allowed' }],
  ])('names what is wrong with %s', async (search, fields) => {
    expect(await office.send('GET', `/catalogue/${search}`)).toMatchObject({
      status: 422,
      body: { error: { code: 'platform.invalid_input', fields } },
    });
  });
  it('never breaks, whatever is asked', async () => {
    const parameter = fc.constantFrom(
      'page',
      'page_size',
      'sort',
      'order',
      'range',
      'filter',
      'q',
      'search',
      'code',
      'name',
      'pages',
      'pages_from',
      'pages_to',
      'lent',
      'shelf',
      'id',
      'uid',
      'hidden',
      'tags',
      '__proto__',
      "'; drop table library.books;--",
    );
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.json({ maxDepth: 2 }),
      fc.constantFrom(
        '["code","ASC"]',
        '[0,9]',
        '{"id":["x"]}',
        '{"pages_from":"1e400"}',
        '-1',
        '1e9',
        'NaN',
        '\u0000',
        '%',
        '\\',
        "'",
        '{"q":{"a":1}}',
        '{"pages":[null]}',
        '{"lent":null}',
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(parameter, value), { maxLength: 5 }), async pairs => {
        const { status, body } = await office.send(
          'GET',
          `/catalogue/?${new URLSearchParams(pairs.map(([name, text]) => [name, (text as string & { toWellFormed(): string }).toWellFormed()]))}`,
        );
        expect(status, JSON.stringify({ pairs, body })).toBeLessThan(500);
      }),
      { numRuns: 300 },
    );
  });
});

describe('an export', () => {
  const exported = async (who: Browser, search: string): Promise<string> => {
    const started = await who.send('GET', `/catalogue/${search}`);
    expect(started.status).toBe(202);
    for (;;) {
      const { body } = await who.send('GET', `/exports/${started.body.job}/`);
      if (body.status === 'ready')
        expect(body).toMatchObject({ job: started.body.job, url: `/api/v1/exports/${started.body.job}/file/` });
      if (body.status === 'ready') return started.body.job;
      expect(body.status).not.toBe('failed');
      await new Promise(resolve => {
        setTimeout(resolve, 50);
      });
    }
  };
  it('writes all rows of the filter as csv that Excel reads and cannot be tricked by', async () => {
    const job = await exported(office, '?export=csv&shelf=a&sort=-code');
    const file = await office.send('GET', `/exports/${job}/file/`, { headers: { 'accept-language': 'ru' } });
    expect(file.headers.get('content-disposition')).toContain(
      `catalogue-${dateIn(library.host.config.timeZone, library.host.clock.now())}.csv`,
    );
    const bytes = await readFile(`${library.host.config.data}/exports/${job}.csv`, 'utf8');
    const lines = bytes.split('\r\n');
    expect(lines[0]).toBe('\uFEFFCode,Name,Pages,Lent');
    expect(lines).toHaveLength(33 + 2);
    expect(lines[1]).toBe('B128,Book 128,128,yes');
  });
  it('writes xlsx', async () => {
    const job = await exported(student, '?export=xlsx');
    const bytes = await readFile(`${library.host.config.data}/exports/${job}.xlsx`);
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  });
  it('writes into xlsx as text what a table program would run as a formula, in cells and in headers', async () => {
    const texts = [...'=+-@＝＋－＠﹦﹢﹣﹫'].flatMap(sign => [
      `${sign}SUM(A1)`,
      ` ${sign}1`,
      `${sign}cmd|' /C calc'!A0`,
    ]);
    const file = `${library.host.config.data}/formulas.xlsx`;
    await writeXlsx(
      {
        statement: {
          rows: 'select text, array[text] as tags from unnest($1::text[]) with ordinality as given(text, n) order by n',
          count: 'select cardinality($1::text[]) as count',
          values: [texts],
        },
        columns: [
          { name: 'text', type: 'text', header: '=SUM(A1)' },
          { name: 'tags', type: 'json', header: '＝1' },
        ],
        locale: 'ru',
      } as unknown as ExportRow,
      file,
      library.host,
      async () => undefined,
    );
    const shown = texts.map(text => text.trim());
    expect(await readSheet(file)).toEqual([['=SUM(A1)', '＝1'], ...shown.map(text => [text, text])]);
    const parts = Object.entries(unzipSync(await readFile(file))).map(
      ([name, bytes]) => [name, strFromU8(bytes)] as const,
    );
    const cells = parts.flatMap(([name, xml]) =>
      name.includes('/worksheets/') ? (xml.match(/<c [^>]*>/g) ?? []) : [],
    );
    expect(cells).toHaveLength((texts.length + 1) * 2);
    expect(cells.filter(cell => !/ t="(s|inlineStr)"/.test(cell))).toEqual([]);
    expect(parts.filter(([, xml]) => /<f[ >]|ddeLink|externalLink/.test(xml))).toEqual([]);
  });
  it('exists only for the one who asked', async () => {
    const job = await exported(student, '?export=csv');
    expect((await office.send('GET', `/exports/${job}/`)).status).toBe(404);
    expect((await office.send('GET', `/exports/${job}/file/`)).status).toBe(404);
  });
});
