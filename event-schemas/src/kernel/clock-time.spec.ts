import { expect, it } from 'vitest';
import { clockTime, duration, minutesOf } from './clock-time.ts';

it.each([
  [0, '00:00'],
  [545, '09:05'],
  [1439, '23:59'],
  [1440, '24:00'],
])('%i minutes after midnight is %s on the clock', (minutes, time) => expect(clockTime(minutes)).toBe(time));

it.each([
  [272_000, '04:32'],
  [300_000, '05:00'],
  [3_872_000, '1:04:32'],
  [-5, '00:00'],
])('%i milliseconds last %s', (milliseconds, length) => expect(duration(milliseconds)).toBe(length));

it.each([
  ['09:30', 570],
  ['24:00', null],
  ['', null],
])('%j is the minute %j', (written, minute) => expect(minutesOf(written)).toBe(minute));
