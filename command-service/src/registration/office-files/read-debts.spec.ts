import { describe, expect, test } from 'vitest';
import { readDebts } from './read-debts.ts';

const codes = (text: string) => readDebts(text).errors.map(({ line, rejection }) => `${line} ${rejection.code}`);

describe('a file of debts', () => {
  test('is read with commas, semicolons or tabs, with or without amounts and notes', () => {
    const lines = [
      { line: 2, code: 'S-1', kind: 'financial', amount: 1500.5, note: 'Autumn' },
      { line: 3, code: 'S-2', kind: 'library', amount: null, note: '' },
    ];
    expect(readDebts('code,kind,amount,note\nS-1,financial,1500.5,Autumn\nS-2,library,,\n')).toEqual({
      lines,
      errors: [],
    });
    expect(readDebts('\uFEFFCode;Kind;Amount;Note\r\nS-1;Financial;1 500,5;Autumn\r\nS-2;library\r\n')).toEqual({
      lines,
      errors: [],
    });
    expect(readDebts('code\tkind\tamount\tnote\nS-1\tfinancial\t1500.5\tAutumn\nS-2\tlibrary\t\t')).toEqual({
      lines,
      errors: [],
    });
  });
  test('may hold medical certificates with the day until which they are valid', () => {
    expect(readDebts('code,kind,valid_until\nS-1,certificate,2026-12-31')).toEqual({
      lines: [{ line: 2, code: 'S-1', kind: 'certificate', valid_until: '2026-12-31' }],
      errors: [],
    });
  });
  test('says kinds and days as people write them', () => {
    expect(
      readDebts('code;kind;amount;valid_until\nS-1;Библиотека;;\nS-2;айыппұл;100;\nS-3;Справка;;31.12.2026\n').lines,
    ).toMatchObject([
      { code: 'S-1', kind: 'library' },
      { code: 'S-2', kind: 'fine', amount: 100 },
      { code: 'S-3', kind: 'certificate', valid_until: '2026-12-31' },
    ]);
  });
  test('tells every line at fault and why', () => {
    expect(
      codes(
        'code,kind,amount,note,valid_until\n,fine,1\nS-1,loan,1\nS-1,fine,-5\nS-1,fine,much\n' +
          'S-1,certificate,,,31.13.2026\nS-1,certificate,,,2026-02-30\nS-1,fine,1\nS-1,fine,2\n',
      ),
    ).toEqual([
      '2 registration.import_unknown_student',
      '3 registration.import_unknown_kind',
      '4 registration.import_bad_amount',
      '5 registration.import_bad_amount',
      '6 registration.import_bad_date',
      '7 registration.import_bad_date',
      '9 registration.import_twice',
    ]);
    expect(codes(`code,kind,amount,note\nS-1,fine,1,${'x'.repeat(1001)}`)).toEqual([
      '2 registration.import_note_too_long',
    ]);
  });
  test('without lines is empty', () => expect(readDebts('code,kind\n')).toEqual({ lines: [], errors: [] }));
});
