import { aField, uidOf } from '@portal/event-schemas/forms/testing/properties.ts';
import { cathedra, eduProgram, faculty, student, teacher } from '@portal/event-schemas/curriculum/records.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import type { GetFact } from '@portal/platform/facts/types.ts';
import { recordFact } from '@portal/platform/records/fact.ts';
import { describe, expect, it } from 'vitest';
import { currentPeriodFact, currentPeriodOf } from '../../forms/facts.ts';
import { creditsFact, gradedKey, personFact, resultsFact, type Graded } from './facts.ts';
import { givenValues } from './given.ts';

const name = { ru: 'Кафедра', kk: 'Кафедрасы', en: 'Department', ky: 'Кафедра' };
const me = { last_name: 'Асанова', first_name: 'Айгерим', middle_name: '' };
const facts = new Map<string, unknown>([
  [
    `${recordFact(student).name} me`,
    {
      uid: 'me',
      ...me,
      code: 'S-1',
      email: '',
      edu_program: 'program',
      student_group: null,
      advisor: 'advisor',
      course: 2,
      preparation_level: 'bachelor',
      study_form: 'full_time',
    },
  ],
  [`${recordFact(teacher).name} advisor`, { last_name: 'Ахметов', first_name: 'Ерлан', middle_name: '' }],
  [`${recordFact(eduProgram).name} program`, { name: sameInAll('SE'), cathedra: 'department' }],
  [`${recordFact(cathedra).name} department`, { uid: 'department', name, faculty: 'school', head: null }],
  [`${recordFact(faculty).name} school`, { uid: 'school', name: sameInAll('IT') }],
  [`${personFact.name} me`, { name: 'Асанова Айгерим', email: 'me@example.edu', phone: '+7 700' }],
  [
    `${currentPeriodFact.name} all`,
    {
      autumn: {
        uid: 'autumn',
        name: sameInAll('Autumn'),
        study_year: 2026,
        start_date: '2026-09-01',
        end_date: '2026-12-31',
      },
    },
  ],
]);
const get: GetFact = <V>(fact: { name: string }, key: string) => (facts.get(`${fact.name} ${key}`) ?? null) as V | null;
const given = (...properties: Parameters<typeof givenValues>[0]) =>
  givenValues(properties, 'me', { now: '2026-11-21T20:00:00.000Z', time_zone: 'Asia/Almaty' }, get);
const closed = (kind: Parameters<typeof aField>[0], source: string, more: object = {}) =>
  aField(kind, { is_accessible: false, initial: { source } as never, ...more });

describe('fields that the applicant cannot edit', () => {
  it('are filled from the profile, in the reader’s language', () => {
    expect(given(closed('input', 'profile.cathedra'))).toEqual({
      input: ['Кафедра', 'Кафедрасы', 'Department', 'Кафедра'],
    });
    expect(given(closed('input', 'profile.full_name')).input![0]).toBe('Асанова Айгерим');
    expect(given(closed('input', 'profile.email')).input![0]).toBe('me@example.edu');
    expect(given(closed('rel', 'profile.advisor', { related: 'teacher' })).rel![0]).toBe('advisor');
    expect(given(closed('int', 'profile.course')).int![0]).toBe(2);
  });
  it('know the day on the university’s clock, and the term', () => {
    expect(given(closed('date', 'today')).date![0]).toBe('2026-11-22');
    expect(given(closed('rel', 'current.study_period', { related: 'study_period' })).rel![0]).toBe('autumn');
  });
  it('know the average of approved marks: the last of a discipline, by its credits, and none where nothing counts', () => {
    const results: readonly Graded[] = [
      { discipline: 'law', study_period: 'spring', points: 100 },
      { discipline: 'law', study_period: 'autumn', points: 400 },
      { discipline: 'art', study_period: 'autumn', points: 333 },
      { discipline: 'sport', study_period: 'autumn', points: null },
    ];
    const credits = { law: 5, art: 3, sport: 2 };
    const known = (all: readonly Graded[]) =>
      ((fact: { name: string }, key: string) => {
        if (fact.name === resultsFact.name) return all;
        if (fact.name !== creditsFact.name) return facts.get(`${fact.name} ${key}`) ?? null;
        const one = all.find(result => gradedKey(result) === key);
        return one ? credits[one.discipline as 'law'] : null;
      }) as GetFact;
    const gpa = (all: readonly Graded[], kind: 'float' | 'input' = 'float') =>
      givenValues(
        [closed(kind, 'profile.gpa')],
        'me',
        { now: '2026-11-21T20:00:00.000Z', time_zone: 'Asia/Almaty' },
        known(all),
      )[kind]![0];
    // (4.00 × 5 + 3.33 × 3) / 8
    expect(gpa(results)).toBe(3.75);
    expect(gpa(results, 'input')).toBe('3.75');
    expect([gpa([]), gpa([], 'input')]).toEqual([null, '']);
  });
  it('have the value that the type gives', () =>
    expect(given(aField('int', { is_accessible: false, initial: { value: 7 } }))).toEqual({ int: [7] }));
  it('are those alone: what can be edited is the applicant’s', () =>
    expect(
      given(aField('input', { initial: { source: 'profile.full_name' } }), aField('int', { is_accessible: false })),
    ).toEqual({}));
});

it('the study period is the one that runs, or the next, or the last', () => {
  const period = (uid: string, start_date: string, end_date: string) => ({
    uid: uidOf(uid),
    name: sameInAll(uid),
    study_year: 2026,
    start_date,
    end_date,
  });
  const known = { a: period('a', '2026-09-01', '2026-12-31'), b: period('b', '2027-01-20', '2027-05-31') };
  expect(
    ['2026-08-01', '2026-10-01', '2027-01-05', '2027-08-01'].map(day => currentPeriodOf(known, day)?.name.en),
  ).toEqual(['a', 'a', 'b', 'b']);
  expect(currentPeriodOf({}, '2026-10-01')).toBeNull();
});
