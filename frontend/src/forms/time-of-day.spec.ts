import { afterAll, beforeAll, expect, it } from 'vitest';
import { setTimeZone } from '../i18n/time-zone.ts';
import { dayOf, secondOfDay, secondsOfDay } from './time-of-day.ts';

beforeAll(() => setTimeZone('Asia/Almaty'));
afterAll(() => setTimeZone('UTC'));

it('a moment is a second of a day of the university’s clock', () => {
  const moment = '2026-08-27T20:00:03.120Z';
  expect(dayOf(moment)).toBe('2026-08-28');
  expect(secondOfDay(moment)).toBe(3600 + 3);
});
it('a second of a day is its last instant', () => {
  expect(secondsOfDay('2026-08-28', 3603)).toBe('2026-08-27T20:00:03.999Z');
  expect(secondOfDay(secondsOfDay('2026-08-28', 86_399))).toBe(86_399);
});
