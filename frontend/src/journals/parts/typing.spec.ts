import { describe, expect, it } from 'vitest';
import { blockOf, defaultLetters, inputOf, shownAs } from './typing.ts';

const name = { ru: 'x', kk: 'x', en: 'x', ky: 'x' };
const reasons = [
  { uid: 'ill', name, short: 'б', is_excused: true, makes_up: true },
  { uid: 'late', name, short: 'о', is_excused: false, makes_up: true },
];
const read = (typed: string, letters = defaultLetters) => inputOf(typed, letters, reasons);

describe('what is typed in a cell', () => {
  it.each([
    ['85', { mark: '85', missed: false, present: true }],
    [' 85,5 ', { mark: '85,5', missed: false, present: true }],
    ['н', { mark: null, missed: true, reasons_for_missing: null }],
    ['Н Б', { mark: null, missed: true, reasons_for_missing: 'ill' }],
    ['70 н о', { mark: '70', missed: true, reasons_for_missing: 'late' }],
    ['.', { mark: null, present: true }],
    ['', { mark: null, missed: false }],
    ['н я', null],
    ['85 90', null],
    ['1 2 н', null],
  ])('%s', (typed, input) => expect(read(typed)).toEqual(input));
  it('has the letters that the teacher has chosen', () =>
    expect(read('a', { missed: 'a', present: '+' })).toEqual({ mark: null, missed: true, reasons_for_missing: null }));
  it('is shown as it was typed', () => {
    const cell = { mark: null, attendance: 'missed' as const, reasons_for_missing: 'ill' };
    expect(shownAs(cell, defaultLetters, reasons)).toBe('н б');
    expect(read(shownAs({ ...cell, mark: '70' }, defaultLetters, reasons))).toMatchObject({ mark: '70', missed: true });
    expect(shownAs({ ...cell, attendance: 'present', reasons_for_missing: null }, defaultLetters, reasons)).toBe('.');
    expect(shownAs(undefined, defaultLetters, reasons)).toBe('');
  });
});
it('a block of a spreadsheet has its lines and columns, with empty cells', () =>
  expect(blockOf('85\tн\r\n\t90\r\n')).toEqual([
    ['85', 'н'],
    ['', '90'],
  ]));
