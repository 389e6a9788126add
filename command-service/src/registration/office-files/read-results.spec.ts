import { describe, expect, test } from 'vitest';
import { readResults } from './read-results.ts';

const header = 'student,discipline,period,letter,points,completed';
const faults = (...lines: string[]) =>
  readResults([header, ...lines].join('\n')).errors.map(({ line, rejection }) => `${line} ${rejection.code}`);

describe('a file of final results', () => {
  test('names student, discipline and period by their codes', () => {
    expect(readResults(`${header}\nS-1,CS101,2025-autumn,B+,3.33,yes\nS-1,PHY,2025-autumn,F,,no\n`)).toEqual({
      errors: [],
      lines: [
        {
          line: 2,
          student: 'S-1',
          discipline: 'CS101',
          period: '2025-autumn',
          letter: 'B+',
          points: 3.33,
          completed: true,
        },
        {
          line: 3,
          student: 'S-1',
          discipline: 'PHY',
          period: '2025-autumn',
          letter: 'F',
          points: null,
          completed: false,
        },
      ],
    });
  });
  test('may come without points', () => {
    expect(readResults('student;discipline;period;letter;completed\nS-1;CS101;A25;A;yes')).toMatchObject({
      errors: [],
      lines: [{ letter: 'A', points: null }],
    });
  });
  test.each([
    ['yes', true],
    ['YES', true],
    ['TRUE', true],
    ['1', true],
    ['no', false],
    ['False', false],
    ['0', false],
  ])('says %s where the discipline is completed: %s', (word, completed) => {
    expect(readResults(`${header}\nS-1,CS101,A25,A,,${word}`).lines).toMatchObject([{ completed }]);
  });
  test.each([
    ['no letter', 'S-1,CS101,A25,,4,yes', 'import_bad_letter'],
    ['a letter that is too long', 'S-1,CS101,A25,excellently,4,yes', 'import_bad_letter'],
    ['points below nothing', 'S-1,CS101,A25,A,-1,yes', 'import_bad_points'],
    ['points above a hundred', 'S-1,CS101,A25,A,101,yes', 'import_bad_points'],
    ['points that are no number', 'S-1,CS101,A25,A,4.0 GPA,yes', 'import_bad_points'],
    ['nothing about completion', 'S-1,CS101,A25,A,4,', 'import_bad_completed'],
    ['another word for it', 'S-1,CS101,A25,A,4,maybe', 'import_bad_completed'],
    ['a name of every object for it', 'S-1,CS101,A25,A,4,constructor', 'import_bad_completed'],
  ])('is refused with %s', (_what, line, code) =>
    expect(faults('S-2,CS101,A25,A,4,yes', line)).toEqual([`3 registration.${code}`]),
  );
  test('says a student’s result in a discipline and period once', () => {
    expect(
      faults('S-1,CS101,A25,A,4,yes', 'S-1,CS101,S26,B,3,yes', 'S-1,PHY,A25,B,3,yes', 'S-2,CS101,A25,B,3,yes'),
    ).toEqual([]);
    expect(faults('S-1,CS101,A25,A,4,yes', 'S-1,CS101,A25,B,3,yes')).toEqual(['3 registration.import_result_twice']);
  });
  test.each(['student', 'discipline', 'period', 'letter', 'completed'])('needs the column %s', column => {
    expect(readResults(`${header.replace(column, 'other')}\nS-1,CS101,A25,A,4,yes`).errors).toMatchObject([
      { line: 1, rejection: { code: 'platform.import_column_missing', params: { columns: column } } },
    ]);
  });
});
