import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { planStatuses } from '@portal/event-schemas/plans/values.ts';
import type { StudyPeriodView } from '@portal/event-schemas/registration/views.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditsOfPlan, entriesOf } from './entries.ts';
import type { PlanRow } from './row.ts';
import type { DisciplineRow } from '../registration/catalogue.ts';
import type { PlanSources } from './sources.ts';

const period = (study_year: number, semester: StudyPeriodView['semester']): StudyPeriodView => ({
  uid: `${study_year}-${semester}`,
  code: '',
  name: sameInAll(semester),
  study_year,
  semester,
  start_date: '2026-09-01',
  end_date: '2026-12-31',
  weeks: 15,
});
const discipline = (uid: string): DisciplineRow =>
  ({
    uid,
    code: uid,
    name: sameInAll(uid),
    credits: 5,
    cycle: 'bd',
    component: 'kv',
    cathedra: 'c',
    prerequisites: [],
  }) as unknown as DisciplineRow;
const sources = (changes: Partial<PlanSources> = {}): PlanSources => ({
  student: { uid: 's' } as PlanSources['student'],
  study_plan: {
    uid: 'p',
    code: 'P',
    edu_program: 'e',
    entry_year: 2025,
    lines: [
      { discipline: 'math', semester: 1, credits: 5 },
      { discipline: 'logic', semester: 3, credits: 5 },
      { discipline: 'art', semester: 4, credits: 3 },
    ],
  },
  periods: [period(2025, 'autumn'), period(2026, 'autumn'), period(2026, 'spring'), period(2026, 'summer')],
  rows: [],
  registered: [],
  results: [],
  disciplines: new Map(['math', 'logic', 'art', 'dance'].map(one => [one, discipline(one)])),
  catalogue: {} as never,
  ...changes,
});
const seen = (changes: Partial<PlanSources> = {}) =>
  entriesOf(sources(changes)).map(
    ({ discipline: of, study_year, term, status, source }) => `${of} ${study_year} ${term} ${status} ${source}`,
  );
const registered = (of: string, study_period: string) => ({
  study_period,
  offering: `o-${of}`,
  discipline: of,
  credits: 5,
  lessons: [],
});
const result = (of: string, study_period: string, completed: boolean) => ({
  discipline: of,
  study_period,
  letter: completed ? 'B' : 'F',
  points: null,
  completed,
});

test('a plan that nobody has touched is the study plan, year by year', () => {
  expect(seen()).toEqual([
    'math 2025 autumn planned study_plan',
    'logic 2026 autumn planned study_plan',
    'art 2026 spring planned study_plan',
  ]);
});
test('what stands on the card of the year is on the way, also when the plan did not have it', () => {
  expect(seen({ registered: [registered('logic', '2026-autumn'), registered('dance', '2026-autumn')] })).toEqual([
    'math 2025 autumn planned study_plan',
    'logic 2026 autumn registered study_plan',
    'art 2026 spring planned study_plan',
    'dance 2026 autumn registered registration',
  ]);
  expect(seen({ registered: [registered('art', '2026-autumn')] })).toContain('art 2026 autumn registered study_plan');
});
test('a completed result accomplishes a discipline wherever it was earned; a failed one stands until it is repeated', () => {
  expect(seen({ results: [result('math', '2025-autumn', true)] })).toContain(
    'math 2025 autumn accomplished study_plan',
  );
  expect(seen({ results: [result('math', '2025-autumn', false)] })).toContain('math 2025 autumn failed study_plan');
  const repeated = { results: [result('math', '2025-autumn', false)], registered: [registered('math', '2026-summer')] };
  expect(seen(repeated)).toEqual(
    expect.arrayContaining(['math 2025 autumn failed study_plan', 'math 2026 summer registered registration']),
  );
  expect(creditsOfPlan(entriesOf(sources(repeated)))).toEqual({ total: 13, current_count: 0, onway: 5, left: 8 });
});
test('what is replaced is changed, and what stands in its place is planned', () => {
  const [, logic] = entriesOf(sources());
  const row = (changes: Partial<PlanRow>): PlanRow => ({
    student: 's',
    study_year: 2026,
    uid: logic!.uid,
    discipline: 'logic',
    semester: 3,
    credits: 5,
    main_discipline: null,
    added_by: null,
    out_by: null,
    replacement: null,
    reason: '',
    lines: {},
    ...changes,
  });
  const rows = [
    row({ out_by: 'student', replacement: 'new' }),
    row({ uid: 'new', discipline: 'dance', main_discipline: logic!.uid, added_by: 'student' }),
  ];
  expect(seen({ rows })).toEqual([
    'math 2025 autumn planned study_plan',
    'logic 2026 autumn changed study_plan',
    'art 2026 spring planned study_plan',
    'dance 2026 autumn planned replacement',
  ]);
  expect(seen({ rows: [row({ out_by: 'registrar' })] })).toContain('logic 2026 autumn excluded study_plan');
});
test('credits done, on the way and left make the whole, and nothing counts twice', () => {
  const entry = fc.record({
    discipline: fc.constantFrom('a', 'b', 'c', 'd'),
    status: fc.constantFrom(...planStatuses),
    is_active: fc.boolean(),
    credits: fc.constantFrom(2, 3, 5),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), entries => {
      const sums = creditsOfPlan(entries);
      expect(sums.current_count + sums.onway + sums.left).toBe(sums.total);
      expect(Math.min(sums.current_count, sums.onway, sums.left)).toBeGreaterThanOrEqual(0);
      const disciplines = new Set(entries.filter(one => one.is_active).map(one => one.discipline));
      expect(sums.total).toBeLessThanOrEqual(5 * disciplines.size);
      expect(creditsOfPlan([...entries, ...entries])).toEqual(sums);
    }),
  );
});
