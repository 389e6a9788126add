import { expect, it } from 'vitest';
import { cellsOf, csvLine } from './cells.ts';
import { escapeLike } from './sql.ts';

const cell = cellsOf('kk', 'Asia/Almaty');

it('a value is shown as a person reads it', () => {
  expect(cell({ ru: 'а', kk: 'ә', en: 'a', ky: 'ө' }, { type: 'localized' })).toBe('ә');
  expect(cell('12.50', { type: 'number' })).toBe(12.5);
  expect([cell(true, { type: 'boolean' }), cell(false, { type: 'boolean' }), cell(null, { type: 'boolean' })]).toEqual([
    'иә',
    'жоқ',
    '',
  ]);
  expect(cell(new Date('2026-01-01T00:00:00Z'), { type: 'time' })).toEqual({
    wall: '2026-01-01T05:00:00',
    offset: '+05:00',
  });
  expect(cell('2026-01-01T00:00:07.250Z', { type: 'text' })).toEqual({ wall: '2026-01-01T05:00:07', offset: '+05:00' });
  expect(cell('2026-01-31', { type: 'date' })).toEqual({ wall: '2026-01-31' });
  expect(cell(0.0000547, { type: 'number' })).toBe(0);
  const names = { main: 'негізгі', late: 'кеш' };
  expect([cell('main', { type: 'text', names }), cell('other', { type: 'text', names })]).toEqual(['негізгі', 'other']);
  expect(cell(['main', 'late'], { type: 'json', names })).toBe('негізгі, кеш');
  expect(
    cell({ kind: 'late', open: true, name: { ru: 'а', kk: 'ә', en: 'a', ky: 'ө' } }, { type: 'json', names }),
  ).toBe('кеш; иә; ә');
  expect(cell([{ uid: '0197', level: 'main', size: 2 }], { type: 'json', names: { ...names, size: 'көлемі' } })).toBe(
    'негізгі; көлемі: 2',
  );
});
it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\t1',
  '\r=1',
  '\n=1',
  '  =1',
  '\u00a0=1',
  '\u3000@SUM(A1)',
  '\ufeff=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  ' ＝1',
  '﹦1',
  '﹢1',
  '﹣1',
  '﹫1',
])('%j is text in a table program', text => {
  expect(csvLine([text]).replaceAll('"', '')).toBe(`'${text}\r\n`);
});
it('a moment that JavaScript does not know is empty', () =>
  expect(cell(new Date(Number.NaN), { type: 'time' })).toBe(''));
it('quotes what would break a line, and leaves numbers as they are', () => {
  expect(csvLine(['a,b', 'c"d', 'e\nf', -5, 'Ә'])).toBe('"a,b","c""d","e\nf",-5,Ә\r\n');
});
it('signs of LIKE are plain signs in a search', () => {
  expect(escapeLike('100%_\\')).toBe('100\\%\\_\\\\');
});
it('what says nothing in the language of who asked is empty', () => {
  expect([
    cell({ ru: 'а', kk: '', en: '', ky: '' }, { type: 'localized' }),
    cell({ ru: 'а', kk: null }, { type: 'json' }),
    cell(' \n', { type: 'text' }),
    cell(undefined, { type: 'number' }),
  ]).toEqual(['', '', '', '']);
});
it('times keep their offset in csv, west of Greenwich too and over the change of summer time', () => {
  const line = (zone: string, ...moments: string[]) =>
    csvLine(moments.map(moment => cellsOf('en', zone)(moment, { type: 'time' })));
  expect(line('Asia/Bishkek', '2026-09-01T03:00:00.000Z')).toBe('2026-09-01T09:00:00+06:00\r\n');
  expect(line('America/St_Johns', '2026-01-01T00:00:00Z', '2026-07-01T00:00:00Z')).toBe(
    '2025-12-31T20:30:00-03:30,2026-06-30T21:30:00-02:30\r\n',
  );
  expect(csvLine([{ wall: '2026-01-31' }])).toBe('2026-01-31\r\n');
});
