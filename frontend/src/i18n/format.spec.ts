import { beforeAll, describe, expect, it } from 'vitest';
import { formatIn } from './format.ts';
import { setTimeZone } from './time-zone.ts';

beforeAll(() => setTimeZone('Asia/Bishkek'));
const moment = '2026-08-31T12:00:03Z';

describe('dates', () => {
  it.each([
    ['ru', '31 августа 2026, 18:00'],
    ['kk', '2026 ж. 31 тамыз, 18:00'],
    ['en', '31 August 2026, 18:00'],
    ['ky', '2026-ж. 31-август, 18:00'],
  ] as const)('in %s: %s, in the time zone of the university', (locale, text) => expect(formatIn(locale).dateTime(moment)).toBe(text));

  it('a day without a time is the same day in every zone', () => expect(formatIn('ru').shortDate('2026-08-31')).toBe('31.08.2026'));
  it('a time left counts down in minutes and seconds, with hours when there are some', () => {
    expect(formatIn('ru').clock(272_000)).toBe('04:32');
    expect(formatIn('ru').clock(3_872_000)).toBe('1:04:32');
    expect(formatIn('ru').clock(-5)).toBe('00:00');
  });
});

describe('numbers', () => {
  it.each([
    ['ru', 1_204_881, '1\u00a0204\u00a0881'],
    ['en', 1_204_881, '1,204,881'],
    ['kk', 12.5, '12,5'],
    ['en', -3.25, '−3.25'],
  ] as const)('in %s %d is %s', (locale, value, text) => expect(formatIn(locale).number(value)).toBe(text));
  it('keep the digits asked for', () => expect(formatIn('ru').number(4, 2)).toBe('4,00'));
});

describe('names', () => {
  const name = { ru: 'Курс', kk: 'Пән', en: 'Course', ky: 'Сабак' };
  it('are in the language of the reader', () => expect(formatIn('ky').name(name)).toBe('Сабак'));
  it('may be plain texts or missing', () => expect([formatIn('ru').name('CS 201'), formatIn('ru').name(null)]).toEqual(['CS 201', '']));
});
