import { expect, it } from 'vitest';
import { dayOf } from './day.ts';

it('the day is that of the university, not of the server', () => {
  expect(dayOf(new Date('2026-11-21T19:30:00Z'), 'Asia/Bishkek')).toBe('2026-11-22');
  expect(dayOf(new Date('2026-11-21T17:30:00Z'), 'Asia/Bishkek')).toBe('2026-11-21');
});
