import * as field from '@portal/event-schemas/kernel/entity/fields.ts';
import { importedColumns, type ImportedColumn } from '@portal/event-schemas/kernel/entity/imported.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv, type CsvTable } from '../../imports/csv.ts';
import { byteOrderMark, csvLine } from '../../lists/cells.ts';
import { readCell, writeCell } from './cells.ts';

const halls: field.Target = {
  entity: 'hall',
  isRecord: true,
  view: 'library.halls_public',
  name: 'named.name',
  localized: true,
  choices: 'GET /halls/',
};
const fields = {
  code: field.text({ max: 50 }),
  name: field.localizedText({ some: true }),
  kind: field.choice(['book', 'map']),
  shows: field.choices(['north', 'south'], { optional: true }),
  pages: field.number({ min: -10_000, max: 10_000, fraction: true, optional: true }),
  is_lent: field.yes(),
  made_on: field.day({ optional: true }),
  lent_at: field.moment({ optional: true }),
  hall: field.ref(halls, { optional: true }),
  halls: field.refs(halls, { max: 9, optional: true }),
  tour: field.rows(
    {
      hall: field.ref(halls),
      name: field.localizedText({ some: true }),
      note: field.text({ max: 50, optional: true }),
      beside: field.refs(halls, { max: 5, optional: true }),
      is_open: field.yes(),
    },
    { max: 9, optional: true },
  ),
};
const columns = importedColumns({ fields });
/** Codes with every sign that parts a cell; uids are the same backwards. */
const uidOf = (code: string): string => `#${[...code].toReversed().join('')}`;
const codeOf = (uid: string): string => [...uid.slice(1)].toReversed().join('');
const reading = {
  uidOf: (_field: unknown, code: string) => uidOf(code),
  namesOf: (_column: string, code: string) => (code === 'book' ? ['Книга', 'Кітап'] : []),
  timeZone: 'Asia/Bishkek',
};
const read = (column: ImportedColumn, text: string): unknown => readCell(column, text, reading);
const columnOf = (name: string): ImportedColumn => columns.find(({ column }) => column === name)!;

/** Texts as people and tables write them, without spaces around: names are kept so. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(',', ';', ':', '+', '\\', '"', "'", '\n', '\r\n', '\t', '=', '＝', '-', '@', 'Ә', 'ң', 'Я', ' '),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    ),
    { maxLength: 12 },
  )
  .map(parts =>
    parts
      .join('')
      .replaceAll(/[\0\uFFFD\uFEFF]/g, '')
      .trim(),
  )
  .filter(one => one.isWellFormed());
const someText = text.filter(one => one !== '');
const localized = fc.record({ ru: text, kk: text, en: text, ky: text });
const uid = someText.map(uidOf);
const record = fc.record({
  code: someText,
  name: localized,
  kind: fc.constantFrom('book', 'map'),
  shows: fc.uniqueArray(fc.constantFrom('north', 'south')),
  pages: fc.option(fc.double({ min: -10_000, max: 10_000, noNaN: true }).filter(one => !Object.is(one, -0))),
  is_lent: fc.boolean(),
  made_on: fc.option(fc.constantFrom('2026-02-28', '1999-12-31')),
  lent_at: fc.option(
    fc
      .date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map(one => one.toISOString()),
  ),
  hall: fc.option(uid),
  halls: fc.array(uid, { maxLength: 4 }),
  tour: fc.array(
    fc.record({
      hall: uid,
      name: localized,
      note: fc.option(someText),
      beside: fc.array(uid, { maxLength: 3 }),
      is_open: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
});
/** The file of these records as another program would write it anew. */
const rewritten = (table: CsvTable, sign: string): string =>
  [table.header, ...table.rows.map(({ cells }) => cells)]
    .map(cells => cells.map(cell => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(sign))
    .join('\r\n');
const recordsIn = ({ rows, header }: CsvTable): Record<string, unknown>[] =>
  rows.map(({ cells }) => {
    const values: Record<string, any> = {};
    for (const one of columns) {
      const cell = cells[header.indexOf(one.column)]!;
      if (one.locale) values[one.name] = { ...values[one.name], [one.locale]: cell };
      else values[one.name] = read(one, cell);
    }
    return values;
  });

describe('a file of records', () => {
  it('is read as what was written, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.array(record, { minLength: 1, maxLength: 4 }), records => {
        const file =
          byteOrderMark +
          csvLine(columns.map(({ column }) => column)) +
          records
            .map(one => csvLine(columns.map(column => writeCell(column, one, (_field, of) => codeOf(of)))))
            .join('');
        const table = readCsv(file) as CsvTable;
        expect(recordsIn(table)).toEqual(records);
      }),
      { numRuns: 100 },
    );
  });
  it('says the same with semicolons or tabs, as Excel writes it anew', () => {
    const table: CsvTable = {
      header: ['code', 'name.ru', 'name.kk'],
      rows: [
        { line: 2, cells: ['a;b', 'Пән «А», 1', 'Қ"қ"'] },
        { line: 3, cells: ['c', 'две\nстроки', ''] },
        { line: 5, cells: ['d', '', ''] },
      ],
    };
    for (const sign of [',', ';', '\t']) expect(readCsv(`\uFEFF${rewritten(table, sign)}\r\n\r\n`)).toEqual(table);
  });
  it('is refused with its line where it is not in UTF-8, or its quotation marks do not close', () => {
    expect(readCsv('code\na\n\uFFFD')).toMatchObject({ line: 3, rejection: { code: 'platform.import_encoding' } });
    expect(readCsv('code\na\nb"c\n"d')).toMatchObject({ rejection: { code: 'platform.import_unreadable' } });
  });
});

describe('a cell', () => {
  it.each([
    ['pages', '1 500,5', 1500.5],
    ['pages', '-7', -7],
    ['is_lent', 'Да', true],
    ['is_lent', 'жоқ', false],
    ['is_lent', '', false],
    ['made_on', '01.09.2026', '2026-09-01'],
    ['lent_at', '2026-09-01 09:00', '2026-09-01T03:00:00.000Z'],
    ['lent_at', '01.09.2026 9:00', '2026-09-01T03:00:00.000Z'],
    ['lent_at', '2026-09-01T09:00:00+05:00', '2026-09-01T04:00:00.000Z'],
    ['kind', 'кітап', 'book'],
    ['shows', ' south ;north; ', ['south', 'north']],
    ['halls', '', []],
  ])('of %s that says %j means %j', (name, cell, value) => expect(read(columnOf(name), cell)).toEqual(value));
  it.each([
    ['pages', 'many', 'cell_number'],
    ['is_lent', 'perhaps', 'cell_yes'],
    ['made_on', '2026-02-30', 'cell_day'],
    ['made_on', '31.13.2026', 'cell_day'],
    ['lent_at', '2026-09-01', 'cell_moment'],
    ['kind', 'constructor', 'cell_choice'],
    ['shows', 'north; up', 'cell_choice'],
    ['tour', 'A:a:b:c:d:note:B:yes:more', 'cell_parts'],
    ['tour', 'A:::::::perhaps', 'cell_yes'],
  ])('of %s that says %j is refused: %s', (name, cell, code) =>
    expect(read(columnOf(name), cell)).toMatchObject({ rejected: true, code: `platform.${code}` }),
  );
});
