import { aField, uidOf } from '@portal/event-schemas/forms/testing/properties.ts';
import { discipline } from '@portal/event-schemas/curriculum/records.ts';
import type { GetFact } from '@portal/platform/facts/types.ts';
import { recordFact } from '@portal/platform/records/fact.ts';
import { describe, expect, it } from 'vitest';
import { currentPeriodFact, takenCoursesFact } from './facts.ts';
import { deadLinks } from './links.ts';

const [algebra, taken, others] = [uidOf('algebra'), uidOf('taken'), uidOf('others')];
const facts = new Map<string, unknown>([
  [`${recordFact(discipline).name} ${algebra}`, { uid: algebra }],
  [`${takenCoursesFact.name} me`, [taken]],
  [`${takenCoursesFact.name} other`, [others]],
  [`${currentPeriodFact.name} all`, { autumn: { study_year: 2026 }, spring: { study_year: 2025 } }],
]);
const get: GetFact = <V>(fact: { name: string }, key: string) => (facts.get(`${fact.name} ${key}`) ?? null) as V | null;
const dead = (related: string, chosen: string | string[], kept: string | null = null, applicant = 'me') => {
  const field = aField('rel', { related: related as never, multiple: Array.isArray(chosen) });
  return deadLinks([field], [{ property: field.uid, value_rel: chosen }], { [field.prop_code]: kept }, applicant, get);
};

describe('a field that points to a thing of the university', () => {
  it('leads to a record that is there', () => {
    expect(dead('discipline', algebra)).toEqual([]);
    expect(dead('discipline', [algebra, taken])).toEqual([taken]);
  });
  it('leads to a course of the applicant’s own, where they have a seat', () => {
    expect(dead('my_course', taken)).toEqual([]);
    expect(dead('my_course', others)).toEqual([others]);
    expect(dead('my_course', taken, null, 'nobody')).toEqual([taken]);
  });
  it('leads to a year that has a study period', () => {
    expect(dead('study_year', '2026')).toEqual([]);
    expect(dead('study_year', '1999')).toEqual(['1999']);
  });
  it('is looked at as it was saved too', () => expect(dead('my_course', taken, others)).toEqual([others]));
});
