import { expect, it } from 'vitest';
import { clash, clashDay } from './clash.ts';

const monday = { days: '1000000', weeks: '1111', start: 600, length: 80 };

it('meetings clash that share a minute of a day in a week', () => {
  expect(clash(monday, { ...monday, start: 670 })).toBe(true);
  expect(clash(monday, { ...monday, start: 680 })).toBe(false);
  expect(clash(monday, { ...monday, days: '0100000' })).toBe(false);
  expect(clash({ ...monday, weeks: '1100' }, { ...monday, weeks: '0011' })).toBe(false);
});

it('the first day on which they do is told', () =>
  expect(clashDay({ ...monday, days: '0110100' }, { ...monday, days: '0010100' })).toBe(2));
