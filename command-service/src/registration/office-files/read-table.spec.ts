import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { describe, expect, test } from 'vitest';
import { readNumber, readTable } from './read-table.ts';

const read = (text: string) =>
  readTable(text, {
    columns: ['name', 'size', 'note'],
    required: ['name', 'size'],
    read: cells => (cells.size === 'huge' ? reject('registration.import_bad_amount', { amount: cells.size }) : cells),
    key: ({ name }) => name,
    twice: ({ name }, first) => reject('registration.import_twice', { code: name, first }),
  });
const faults = (text: string) => read(text).errors.map(({ line, rejection: { code, params } }) => [line, code, params]);

describe('a file with a table', () => {
  test('may have its columns in any order and others besides, its lines in quotes or empty', () => {
    expect(read('\uFEFFSize;NAME;colour\r\n1;"a;b";red\r\n\r\n2;c\r\n')).toEqual({
      lines: [
        { name: 'a;b', size: '1', note: '', line: 2 },
        { name: 'c', size: '2', note: '', line: 4 },
      ],
      errors: [],
    });
  });
  test('tells the lines that are wrong, and those that say again what was said', () => {
    expect(faults('name,size\na,1\nb,huge\na,2\nb,3\na,4')).toEqual([
      [3, 'registration.import_bad_amount', { amount: 'huge' }],
      [4, 'registration.import_twice', { code: 'a', first: 2 }],
      [6, 'registration.import_twice', { code: 'a', first: 2 }],
    ]);
  });
  test('tells the columns that it lacks', () =>
    expect(faults('note,colour\na,b\n')).toEqual([[1, 'platform.import_column_missing', { columns: 'name, size' }]]));
  test('that is no CSV is told by its line', () =>
    expect(faults('name,size\na,1\nb,"2')).toEqual([[3, 'platform.import_unreadable', { line: 3 }]]));
  test('that is not in UTF-8 is told by its line', () =>
    expect(faults('name,size\na,1\n\uFFFD,2\n')).toEqual([[3, 'platform.import_encoding', {}]]));
  test.each(['', '\n', '\uFEFF', 'name,size', 'name,size\n\n'])('without lines (%j) says nothing', text =>
    expect(read(text)).toEqual({ lines: [], errors: [] }),
  );
});

test.each([
  ['', null],
  ['0', 0],
  ['1 500,50', 1500.5],
  ['1\u00a0500.5', 1500.5],
  ['-1', Number.NaN],
  ['1e3', Number.NaN],
  ['much', Number.NaN],
  ['1,2,3', Number.NaN],
])('the number %j is %j', (text, number) => expect(readNumber(text)).toEqual(number));
