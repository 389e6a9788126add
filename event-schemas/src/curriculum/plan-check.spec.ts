import { describe, expect, it } from 'vitest';
import type { PlanLine } from './entities/plans.ts';
import { checkPlan, sumsOf, type PlannedDiscipline, type PlanWarning } from './plan-check.ts';
import type { Prerequisite } from './prerequisites.ts';

const needs = (required_discipline: string, more: Partial<Prerequisite> = {}): Prerequisite => ({
  edu_program: null,
  required_discipline,
  and_prerequisites: [],
  is_active: true,
  ...more,
});
const known = (...some: (Partial<PlannedDiscipline> & { uid: string })[]) =>
  new Map(some.map(one => [one.uid, { credits: 5, load: [], prerequisites: [], corequisites: [], ...one }]));
const line = (discipline: string, semester: number, credits = 5): PlanLine => ({ discipline, semester, credits });
const checked = (lines: PlanLine[], disciplines: ReturnType<typeof known>, ...kinds: PlanWarning['kind'][]) =>
  checkPlan(lines, disciplines, { program: 'math', years: 4 }).filter(({ kind }) => kinds.includes(kind));

describe('prerequisites stand in earlier semesters', () => {
  const calculus = known({ uid: 'algebra' }, { uid: 'calculus', prerequisites: [needs('algebra')] });
  it('one that stands in the same semester or later, and one that the plan has not, is told', () => {
    expect(checked([line('algebra', 1), line('calculus', 2)], calculus, 'order')).toEqual([]);
    expect(checked([line('algebra', 2), line('calculus', 2)], calculus, 'order')).toEqual([
      { kind: 'order', discipline: 'calculus', semester: 2, late: ['algebra'], absent: [] },
    ]);
    expect(checked([line('calculus', 2)], calculus, 'order')).toMatchObject([{ late: [], absent: ['algebra'] }]);
  });
  it('one of the alternatives is enough, and the one that lacks least is told', () => {
    const either = known({
      uid: 'physics',
      prerequisites: [needs('a', { and_prerequisites: ['b'] }), needs('c'), needs('d', { is_active: false })],
    });
    expect(checked([line('c', 1), line('physics', 2)], either, 'order')).toEqual([]);
    expect(checked([line('d', 1), line('physics', 2)], either, 'order')).toMatchObject([{ absent: ['c'] }]);
  });
  it('rows of the program and rows for all are both to be met, those of other programs are not', () => {
    const both = known({
      uid: 'physics',
      prerequisites: [needs('a'), needs('b', { edu_program: 'math' }), needs('c', { edu_program: 'law' })],
    });
    expect(checked([line('a', 1), line('physics', 2)], both, 'order')).toMatchObject([{ absent: ['b'] }]);
  });
  it('a discipline of several semesters counts from its first', () => {
    const lines = [line('algebra', 1), line('algebra', 3), line('calculus', 2), line('calculus', 3)];
    expect(checked(lines, calculus, 'order')).toEqual([]);
  });
});

it('corequisites stand in the same semester or earlier', () => {
  const pair = known({ uid: 'physics', corequisites: ['lab'] });
  expect(checked([line('lab', 2), line('physics', 2)], pair, 'together')).toEqual([]);
  expect(checked([line('lab', 3), line('physics', 2)], pair, 'together')).toMatchObject([{ late: ['lab'] }]);
});

describe('credits keep to the norms', () => {
  const some = known(...['a', 'b', 'c'].map(uid => ({ uid, credits: 20 })));
  it('more than 30 in a semester, more than 60 in a year and another sum than the years give are told', () => {
    expect(checked([line('a', 1, 20), line('b', 1, 20), line('c', 2, 25)], some, 'term', 'year', 'whole')).toEqual([
      { kind: 'term', semester: 1, credits: 40, norm: 30 },
      { kind: 'year', year: 1, credits: 65, norm: 60 },
      { kind: 'whole', credits: 65, norm: 240 },
    ]);
  });
  it('30 in each of eight semesters are in order', () => {
    const lines = [1, 2, 3, 4, 5, 6, 7, 8].map(semester => line('a', semester, 30));
    expect(checked(lines, some, 'term', 'year', 'whole')).toEqual([]);
  });
  it('a line with other credits than its discipline, and hours that are not 30 for a credit, are told', () => {
    const loaded = known({ uid: 'a', credits: 5, load: [{ kind: 'lecture', hours: 100 }] });
    expect(checked([line('a', 1, 6)], loaded, 'credits', 'hours')).toEqual([
      { kind: 'credits', discipline: 'a', semester: 1, credits: 6, own: 5 },
      { kind: 'hours', discipline: 'a', semester: 1, hours: 100, norm: 150 },
    ]);
  });
});

it('hours are summed by kind of class', () => {
  const loaded = known(
    { uid: 'a', load: [{ kind: 'lecture', hours: 30 }] },
    {
      uid: 'b',
      load: [
        { kind: 'lecture', hours: 15 },
        { kind: 'srs', hours: 60 },
      ],
    },
  );
  expect(sumsOf([line('a', 1), line('b', 1), line('x', 1)], loaded)).toEqual({
    disciplines: 3,
    credits: 15,
    hours: { lecture: 45, srs: 60 },
  });
});
