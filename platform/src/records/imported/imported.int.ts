import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../../test/support/database.ts';
import { openLibrary, type Browser } from '../../http/testing/portal.ts';

let database: TestDatabase;
let library: Awaited<ReturnType<typeof openLibrary>>;
let office: Browser;
beforeAll(async () => {
  database = await testDatabase();
  library = await openLibrary(database.url);
  office = await library.person('office-1', ['office']);
});
afterAll(async () => {
  await library?.stop();
  await database?.drop();
});

const header = 'code,name.ru,name.kk,name.en,name.ky';
const named = (code: string, name: string, ...more: string[]) => [code, name, name, name, name, ...more].join(',');
const file = (columns: string, ...lines: string[]) => [columns, ...lines].join('\n');
const check = async (csv: string, who = office) =>
  (await who.send('POST', '/exhibits/import/check/', { body: { csv } })).body;
const bring = (csv: string, more: object = {}, who = office) =>
  who.send('POST', '/exhibits/import/', { body: { csv, ...more } });
const one = async (code: string) =>
  (await office.send('GET', `/exhibits/?filter=${encodeURIComponent(JSON.stringify({ q: code }))}`)).body[0];
const exported = async (): Promise<string> => {
  const { job } = (await office.send('GET', '/exhibits/?export=codes&sort=code')).body;
  for (;;) {
    const { status, url } = (await office.send('GET', `/exports/${job}/`)).body;
    if (status === 'ready') return (await office.send('GET', url.replace('/api/v1', ''))).text;
    if (status === 'failed') throw new Error('the export failed');
    await new Promise(resolve => setTimeout(resolve, 50));
  }
};
const head = () => library.host.log.head();

describe('records from a file', () => {
  it('are made, found again by their code whatever its case, and changed in the fields that differ alone', async () => {
    const csv = file(
      `${header},pages,part_of,repairs`,
      named('A-1', 'Атлас', '10', '', '1990:Ким:A-2'),
      named('A-2', 'Лист', '', 'a-1', ''),
    );
    expect(await check(csv)).toMatchObject({ lines: 2, created: 2, changed: 0, unchanged: 0, faulty: 0, faults: [] });
    expect((await bring(csv)).body).toEqual({ lines: 2, created: 2, changed: 0, unchanged: 0 });
    const [first, second] = [await one('Атлас'), await one('Лист')];
    expect(first).toMatchObject({
      code: 'A-1',
      pages: 10,
      kind: 'book',
      kept_by: 'office-1',
      repairs: [{ year: 1990, by: 'Ким', with: [second.uid] }],
    });
    expect(second.part_of).toBe(first.uid);

    const before = await head();
    expect((await bring(csv)).body).toEqual({ lines: 2, created: 0, changed: 0, unchanged: 2 });
    expect(await head()).toBe(before);
    const changed = file('pages,code', '11,a-1', ',A-2');
    expect((await check(changed)).rows).toEqual([{ line: 2, key: 'a-1', change: 'changed', columns: ['pages'] }]);
    expect((await bring(changed)).body).toMatchObject({ changed: 1, unchanged: 1 });
    expect((await library.host.log.read(`exhibit-${first.uid}`)).at(-1)).toMatchObject({
      type: 'ExhibitChanged',
      data: { uid: first.uid, changes: { pages: 11 } },
    });
  });

  it('come all or not at all: every line that is wrong is told with its column, in the language of who asks', async () => {
    const csv = file(
      `${header},kind,pages,made_on,lent_at,part_of`,
      named('B-1', 'Первый', 'book', '5', '2026-01-01', '', ''),
      named('B-2', 'Второй', 'film', 'many', '2026-02-30', '', 'nothing'),
      ',"a',
      'b",,,',
      named('B-1', 'Ещё раз', '', '', '', '', ''),
      'B-3,Имя,,,',
      named('B-4', 'x'.repeat(61), 'map', '5001', '', '', ''),
      named('B-5', 'Рано', '', '', '2026-05-01', '2026-04-01 09:00', ''),
    );
    const before = await head();
    const seen = await check(csv);
    expect(seen).toMatchObject({ lines: 7, faulty: 6, checked: null });
    expect(seen.faults.map((fault: any) => [fault.line, fault.column, fault.code])).toEqual([
      [3, 'kind', 'platform.cell_choice'],
      [3, 'pages', 'platform.cell_number'],
      [3, 'made_on', 'platform.cell_day'],
      [3, 'part_of', 'platform.cell_unknown'],
      [4, 'code', 'platform.cell_required'],
      [6, 'code', 'platform.import_twice'],
      [7, 'name.kk', 'platform.cell_required'],
      [7, 'name.en', 'platform.cell_required'],
      [7, 'name.ky', 'platform.cell_required'],
      [8, 'name.ru', 'platform.cell_beyond'],
      [8, 'name.kk', 'platform.cell_beyond'],
      [8, 'name.en', 'platform.cell_beyond'],
      [8, 'name.ky', 'platform.cell_beyond'],
      [8, 'pages', 'platform.cell_beyond'],
      [9, 'lent_at', 'library.lent_before_it_was_made'],
    ]);
    const refused = await office.send('POST', '/exhibits/import/', {
      body: { csv },
      headers: { 'accept-language': 'kk' },
    });
    expect([refused.status, refused.body.error.code, refused.body.error.params.count]).toEqual([
      422,
      'platform.import_broken',
      5,
    ]);
    expect(refused.body.error.params.lines[1]).toMatchObject({
      line: 3,
      column: 'pages',
      message: '«many»\u00a0— сан емес.',
    });
    expect(await head()).toBe(before);
    expect(await one('Первый')).toBeUndefined();
  });

  it('are not read by columns that there are none of, or without the code', async () => {
    const codes = async (csv: string) => (await check(csv)).faults.map((fault: any) => [fault.line, fault.code]);
    expect(await codes('name.ru,colour,name.ru\na,b,c')).toEqual([
      [1, 'platform.import_column_missing'],
      [1, 'platform.import_column_unknown'],
      [1, 'platform.import_column_twice'],
    ]);
    expect(await codes('code')).toEqual([[0, 'platform.import_empty']]);
    expect(await codes('')).toEqual([[0, 'platform.import_empty']]);
    expect(await codes('code\nA,1')).toEqual([[2, 'platform.import_cells']]);
    expect(await codes('code\nNEW')).toEqual([[2, 'platform.cell_required']]);
    expect(await codes('code\n\uFFFD')).toEqual([[2, 'platform.import_encoding']]);
  });

  it('keep what is set once, and what does not change while they are used', async () => {
    await bring(file(`${header},origin`, named('C-1', 'Карта', 'Ош')));
    expect((await check(file('code,origin', 'C-1,Талас'))).faults).toMatchObject([
      { line: 2, column: 'origin', code: 'platform.cell_once' },
    ]);
  });

  it('are only those that the check has shown: what changed since is not written over', async () => {
    await bring(file(`${header},pages`, named('D-1', 'Дневник', '1')));
    const csv = file('code,pages', 'D-1,2');
    const { checked } = await check(csv);
    const { uid } = await one('Дневник');
    await office.send('PUT', `/exhibits/${uid}/`, { body: { pages: 3 } });
    const late = await bring(csv, { checked });
    expect([late.status, late.body.error.code]).toEqual([409, 'platform.import_stale']);
    expect((await one('Дневник')).pages).toBe(3);
    expect((await bring(csv, { checked: (await check(csv)).checked })).body).toMatchObject({ changed: 1 });
  });

  it('that two offices bring at once are there once, and neither file by half', async () => {
    const codes = Array.from({ length: 40 }, (_, index) => `E-${index}`);
    const of = (name: string) => file(header, ...codes.map(code => named(code, name)));
    const files = ['Один', 'Два', 'Три'].map(of);
    const answers = await Promise.all(files.map(csv => bring(csv)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { rows } = await library.host.pool.query(
      "select code, name->>'ru' as name from library.exhibits where code like 'E-%'",
    );
    expect(rows).toHaveLength(codes.length);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(1);
  });

  it('go into a file that says them again, of what was typed and of what was imported', async () => {
    await bring(
      file(
        `${header},about.ru,kind,shows,price,is_fragile,made_on,lent_at,beside,repairs`,
        named(
          'F-1',
          '"=1+1; ""Ө"", ＝2"',
          '"a\nb"',
          'map',
          'north; south',
          '1500.5',
          'true',
          '2026-01-31',
          '2026-02-01T09:00:00Z',
          'A-1; C-1',
          '"1999:a\\:b:; 2001::A-1+A-2"',
        ),
      ),
    );
    const csv = await exported();
    expect(csv.startsWith('code,name.ru,')).toBe(true);
    expect(csv).toContain('F-1,"\'=1+1; ""Ө"", ＝2"');
    const lines = (await check(csv)).lines;
    const before = await head();
    expect((await bring(csv)).body).toEqual({ lines, created: 0, changed: 0, unchanged: lines });
    expect(await head()).toBe(before);
  });

  it('have a template that the check reads, for those who may write them alone', async () => {
    const template = await office.send('GET', '/exhibits/import/template/');
    expect(template.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(template.text).toMatch(/^code,name\.ru,[^\r]*\r\nCODE-1,[^\r]*A book of hours[^\r]*\r\n$/);
    expect(await check(template.text)).toMatchObject({ created: 1, faults: [] });
    const reader = await library.person('student-1', ['student']);
    expect((await reader.send('GET', '/exhibits/import/template/')).status).toBe(403);
    expect((await bring('code\nA', {}, reader)).status).toBe(403);
    expect((await office.send('GET', '/halls/import/template/')).status).toBe(404);
  });

  it('may be so many that other calls would not take the file: a form of more than a megabyte', async () => {
    const lines = Array.from({ length: 2500 }, (_, index) => named(`M-${index}`, `Экспонат ${index}`.padEnd(58, '…')));
    const csv = file(header, ...lines);
    expect(Buffer.byteLength(csv)).toBeGreaterThan(1_048_576);
    const form = new FormData();
    form.append('file', new Blob([csv]), 'many.csv');
    const sent = await office.send('POST', '/exhibits/import/', { raw: form });
    expect(sent.body).toEqual({ lines: 2500, created: 2500, changed: 0, unchanged: 0 });
    expect(await check(csv)).toMatchObject({ unchanged: 2500, created: 0 });
  });
});
