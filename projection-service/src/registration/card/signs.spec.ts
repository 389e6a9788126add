import { describe, expect, it } from 'vitest';
import type { DisciplineRow } from '../catalogue.ts';
import { loadOf, signsOf } from './signs.ts';

const needs = (...disciplines: string[]) =>
  disciplines.map(required_discipline => ({
    ...{ required_discipline, and_prerequisites: [], edu_program: null, is_active: true },
  }));
const discipline = (uid: string, prerequisites: DisciplineRow['prerequisites'] = []) =>
  [uid, { uid, credits: 6, prerequisites } as unknown as DisciplineRow] as const;
const term = (uid: string, start_date: string, semester = 'autumn') =>
  [uid, { uid, start_date, semester } as never] as const;
const catalogue = {
  disciplines: new Map([
    discipline('basics'),
    discipline('sequel', needs('basics')),
    discipline('other'),
    discipline('art'),
  ]),
  studyPeriods: new Map([
    term('first', '2024-09-01'),
    term('second', '2025-02-01', 'spring'),
    term('summer', '2025-06-01', 'summer'),
    term('now', '2025-09-01'),
  ]),
};
const result = (of: string, study_period = 'first', completed = true) => ({
  ...{ discipline: of, study_period, completed, letter: completed ? 'B' : 'F' },
});
const known = (more: object = {}) => ({
  ...{
    catalogue,
    program: 'p',
    planned: new Set(['basics', 'sequel']),
    studying: new Set<string>(),
    results: [],
    study_period: 'now',
  },
  ...more,
});
const of = (uid: string, more: object = {}) => signsOf([{ uid, discipline: uid }], known(more))[0]!;

describe('signs of a course on a card', () => {
  it('say whether the plan has it; without a plan they say nothing', () => {
    expect(of('basics').plan).toBe('in');
    expect(of('other').plan).toBe('out');
    expect(of('other', { planned: null }).plan).toBeNull();
  });
  it('say that what it needs is studied still, or not even that', () => {
    expect(of('sequel').prerequisites).toBe('missing');
    expect(of('sequel', { studying: new Set(['basics']) }).prerequisites).toBe('in_progress');
    expect(of('sequel', { results: [result('basics')] }).prerequisites).toBeNull();
    expect(of('basics').prerequisites).toBeNull();
  });
  it('a failed prerequisite that is taken again is in progress', () =>
    expect(
      of('sequel', { results: [result('basics', 'first', false)], studying: new Set(['basics']) }).prerequisites,
    ).toBe('in_progress'));
  it('say that it was failed before, with its last letter; what fails in this very term is no sign', () => {
    expect(of('other', { results: [result('other', 'first', false)] }).failed).toBe('F');
    expect(of('other', { results: [result('other', 'now', false)] }).failed).toBeNull();
    expect(of('other', { results: [result('other')] }).failed).toBeNull();
  });
});

describe('load', () => {
  const two = [result('basics'), result('other'), result('art', 'second'), result('sequel', 'second')];
  it('of a usual term is the mean of the terms before', () =>
    expect(loadOf(12, known({ results: two }))).toEqual({ usual: 12, over: false }));
  it('far over it is said, a little is not', () => {
    expect(loadOf(14, known({ results: two })).over).toBe(false);
    expect(loadOf(15, known({ results: two })).over).toBe(true);
  });
  it('leaves out summers and terms that are not before', () =>
    expect(loadOf(30, known({ results: [...two, result('art', 'summer'), result('art', 'now')] })).usual).toBe(12));
  it('of a student without results is not known', () =>
    expect(loadOf(40, known())).toEqual({ usual: null, over: false }));
});
