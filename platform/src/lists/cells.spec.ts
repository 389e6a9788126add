import { expect, it } from 'vitest';
import { cellsOf, csvLine } from './cells.ts';
import { escapeLike } from './sql.ts';

const cell = cellsOf('kk', 'Asia/Almaty');

it('a value is shown as a person reads it', () => {
  expect(cell({ ru: 'а', kk: 'ә', en: 'a', ky: 'ө' }, { type: 'localized' })).toBe('ә');
  expect(cell('12.50', { type: 'number' })).toBe(12.5);
  expect([cell(true, { type: 'boolean' }), cell(false, { type: 'boolean' }), cell(null, { type: 'boolean' })]).toEqual(['иә', 'жоқ', '']);
  expect(cell(new Date('2026-01-01T00:00:00Z'), { type: 'time' })).toBe('01.01.2026 05:00');
  expect(cell('2026-01-31', { type: 'date' })).toBe('31.01.2026');
  expect(cell(0.0000547, { type: 'number' })).toBe(0);
  const names = { main: 'негізгі', late: 'кеш' };
  expect([cell('main', { type: 'text', names }), cell('other', { type: 'text', names })]).toEqual(['негізгі', 'other']);
  expect(cell(['main', 'late'], { type: 'json', names })).toBe('негізгі, кеш');
  expect(cell({ kind: 'late', open: true, name: { ru: 'а', kk: 'ә', en: 'a', ky: 'ө' } }, { type: 'json', names })).toBe('кеш; иә; ә');
  expect(cell([{ uid: '0197', level: 'main', size: 2 }], { type: 'json', names: { ...names, size: 'көлемі' } })).toBe('негізгі; көлемі: 2');
});
it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('%s is text in a table program', text => {
  expect(csvLine([text])).toBe(`'${text}\r\n`);
});
it('quotes what would break a line, and leaves numbers as they are', () => {
  expect(csvLine(['a,b', 'c"d', 'e\nf', -5, 'Ә'])).toBe('"a,b","c""d","e\nf",-5,Ә\r\n');
});
it('signs of LIKE are plain signs in a search', () => {
  expect(escapeLike('100%_\\')).toBe('100\\%\\_\\\\');
});
