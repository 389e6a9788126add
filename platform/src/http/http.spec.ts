import { defineAccess } from '@portal/event-schemas/kernel/access.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { day } from '@portal/event-schemas/kernel/bounds.ts';
import { locales } from '@portal/event-schemas/kernel/localized.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ServiceModule } from '../service.ts';
import { admit } from './admission.ts';
import { guardCalls } from './access.ts';
import { isStorable } from '@portal/event-schemas/kernel/storable.ts';
import { platformErrors } from './errors.ts';
import { failureOf } from './failures.ts';
import { explainer } from './messages.ts';
import { rateLimit } from './rate-limit.ts';
import { command, query, Refused } from './types.ts';
import { parseInput } from './validation.ts';

const explain = explainer(
  [
    platformErrors,
    {
      'm.full': {
        ru: 'Мест нет: {course}, {seats} из {limit}, до {until}, {days}',
        kk: '{course}',
        en: '{course}: {seats} of {limit} until {until} ({days}) on {date}',
        ky: '{course}',
      },
    },
  ],
  'Asia/Almaty',
);

describe('a refusal in words', () => {
  const params = {
    course: { ru: 'Физика', kk: 'Физика KZ', en: 'Physics', ky: 'Физика KG' },
    seats: 1.5,
    limit: 2,
    until: '2026-09-01T03:30:00.000Z',
    days: ['mon', 'tue'],
    date: '2026-09-02',
  };
  it("shows names, numbers, times and lists in the reader's language", () => {
    expect(explain(reject('m.full', params), 'ru', 'r').error.message).toBe(
      'Мест нет: Физика, 1,5 из 2, до 01.09.2026 08:30, mon, tue',
    );
    expect(explain(reject('m.full', params), 'en', 'r').error.message).toBe(
      'Physics: 1.5 of 2 until 01.09.2026 08:30 (mon, tue) on 02.09.2026',
    );
    expect(explain(reject('m.full', params), 'kk', 'r').error.message).toBe('Физика KZ');
  });
  it('has a status, and survives a code that nobody wrote down', () => {
    expect(explain(reject('platform.not_found'), 'ky', 'r').status).toBe(404);
    expect(explain(reject('x.unknown', { a: 1 }), 'ru', 'r')).toEqual({
      status: 409,
      error: { code: 'x.unknown', message: 'x.unknown', params: { a: 1 }, fields: {}, request_id: 'r' },
    });
  });
  it.each(Object.entries(platformErrors))('%s is said in four languages, none a copy of another', (_, text) => {
    expect(new Set(locales.map(locale => text[locale])).size).toBe(4);
    const placeholders = (message: string) => [...message.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
    for (const locale of locales) expect(placeholders(text[locale])).toEqual(placeholders(text.ru));
  });
});

describe('access', () => {
  it.each([
    ['any', null, 'admitted'],
    ['any', ['student'], 'admitted'],
    ['all', null, 'not_signed_in'],
    ['all', [], 'admitted'],
    ['anonymous', null, 'admitted'],
    ['anonymous', ['student'], 'admitted'],
    [['office'], null, 'not_signed_in'],
    [['office'], ['student'], 'denied'],
    [['office', 'teacher'], ['student', 'teacher'], 'admitted'],
    [[], ['org_admin'], 'denied'],
  ] as const)('an audience of %s with the roles %s: %s', (audience, roles, admission) => {
    expect(admit(audience, roles)).toBe(admission);
  });
  const run = async () => undefined;
  const module = (calls: ServiceModule['calls'], access: ServiceModule['access']): ServiceModule => ({
    name: 'm',
    access,
    errors: {},
    events: {},
    ...(calls ? { calls } : {}),
  });
  it('names every call without an entry and every entry without a call', () => {
    const access = defineAccess({
      module: 'm',
      commands: { 'POST /a/': 'all', 'POST /gone/': 'all' },
      queries: { 'GET /b/': 'all' },
      folds: { 'GET /fold/': ['auditor'] },
    });
    const calls = [
      command({ call: 'POST /a/', summary: '', run }),
      query({ call: 'GET /b/', summary: '', run }),
      query({ call: 'GET /fold/', summary: '', run }),
      query({ call: 'GET /more/', summary: '', run }),
    ];
    expect(() => guardCalls([module(calls, access)], ['command', 'projection'])).toThrow(
      /GET \/more\/ of module m is not in its access table[\s\S]*POST \/gone\/ stands in the access table of m/,
    );
    expect(() =>
      guardCalls(
        [module([calls[0]!, calls[0]!], { module: 'm', commands: { 'POST /a/': 'all' }, queries: {} })],
        ['command'],
      ),
    ).toThrow('declared twice');
    expect(
      guardCalls(
        [module(calls.slice(0, 1), { module: 'm', commands: { 'POST /a/': 'all' }, queries: { 'GET /b/': 'all' } })],
        ['command'],
      ),
    ).toMatchObject([{ module: 'm', audience: 'all' }]);
  });
});

describe('input', () => {
  const schema = z.strictObject({
    name: z.string().min(2).max(4),
    age: z.int().max(9),
    kind: z.enum(['a']),
    mail: z.email(),
    list: z.array(z.object({ n: z.number() })),
    pass: z.string().refine(value => value.length > 3, { params: { code: 'weak' } }),
  });
  const fieldsOf = (input: unknown) => {
    try {
      parseInput(schema, input);
      return null;
    } catch (error) {
      return (error as Refused).rejection.fields;
    }
  };
  it('is answered with a code for each field at fault', () => {
    expect(fieldsOf({ name: 'x', age: 10, kind: 'b', mail: 'x', list: [{ n: '1' }], pass: 'x', more: 1 })).toEqual({
      name: 'too_short',
      age: 'too_big',
      kind: 'not_allowed',
      mail: 'wrong_format',
      'list.0.n': 'wrong_type',
      pass: 'weak',
      more: 'unknown',
    });
    expect(fieldsOf({})).toMatchObject({ name: 'required', list: 'required', kind: 'required' });
    expect(fieldsOf('text')).toEqual({ body: 'wrong_type' });
    expect(fieldsOf({ name: 'abc', age: 1, kind: 'a', mail: 'a@b.kz', list: [], pass: 'long' })).toBeNull();
  });
  it('says how far a value may go, in the language of the reader', () => {
    const bounded = z.object({
      year: z.int().min(1950).max(2100),
      day,
      list: z.array(z.uuid()).max(1),
      name: z.string().min(1),
    });
    try {
      parseInput(bounded, { year: 3_000_000_000, day: '9999-12-31', list: ['', ''] });
      expect.unreachable();
    } catch (error) {
      const { rejection } = error as Refused;
      expect(rejection).toMatchObject({
        fields: { year: 'too_big', day: 'too_late', list: 'too_long', name: 'required' },
        params: { limits: { year: 2100, day: '2100-12-31', list: 1 } },
      });
      expect(explain(rejection, 'en', '1').error.message).toContain(
        'year (at most 2100), day (not after 31.12.2100), ',
      );
      expect(
        locales
          .map(locale => explain(rejection, locale, '1').error.message)
          .every(text => text.includes('31.12.2100') && !text.includes('{')),
      ).toBe(true);
    }
  });
  it('names a record whose key does not fit, never the key', () => {
    const record = z.object({ values: z.record(z.string().regex(/^[a-z]+$/), z.number()) });
    try {
      parseInput(record, { values: { 'c{2v}q': 1 } });
      expect.unreachable();
    } catch (error) {
      expect((error as Refused).rejection.fields).toEqual({ values: 'wrong_format' });
    }
  });
  it('holds no text that the database cannot', () => {
    expect([{ a: ['\0'] }, { '\0': 1 }, '\ud800'].map(isStorable)).toEqual([false, false, false]);
    expect(isStorable({ a: [null, 1, true, 'Ә😀'] })).toBe(true);
  });
});

it('calls are counted by the minute', () => {
  let now = 0;
  const limit = rateLimit(2, { now: () => now });
  expect([limit.take('a'), limit.take('a'), limit.take('a'), limit.take('b')]).toEqual([0, 0, 60, 0]);
  now = 59_500;
  expect(limit.take('a')).toBe(1);
  now = 60_000;
  expect(limit.take('a')).toBe(0);
  for (let n = 1; n < 100_000; n++) limit.take(`network ${n}`);
  expect(
    [limit.take('one more'), limit.take('another'), limit.take('a third'), limit.take('a')],
    'who comes with too many keys shares one',
  ).toEqual([0, 0, 60, 0]);
});

it.each([
  [new Refused(reject('x.y')), 'x.y'],
  [Object.assign(new Error(), { name: 'Overloaded', retryAfter: 3 }), 'platform.overloaded'],
  [{ code: '57014' }, 'platform.timeout'],
  [{ code: '22P02' }, 'platform.malformed'],
  [{ code: 'ECONNREFUSED' }, 'platform.overloaded'],
  [{ statusCode: 413 }, 'platform.too_large'],
  [{ statusCode: 415 }, 'platform.unsupported_type'],
  [{ statusCode: 418 }, 'platform.malformed'],
  [new Error('bug'), undefined],
  [undefined, undefined],
])('%s is answered as %s', (error, code) => {
  expect(failureOf(error)?.rejection.code).toBe(code);
});
