import { describe, expect, it } from 'vitest';
import type { StudentDiscipline } from '../calls.ts';
import { byCycle, byTerm, countedOf, creditsOf } from './plan-groups.ts';

const entry = (changes: Partial<StudentDiscipline>): StudentDiscipline =>
  ({
    uid: 'u',
    study_year: 2026,
    term: 'autumn',
    study_period: null,
    credit: 5,
    status: 'planned',
    is_active: true,
    cycle: 'bd',
    component: 'kv',
    children: [],
    ...changes,
  }) as StudentDiscipline;

describe('a plan on the screen', () => {
  it('stands by year and term, in the order of the year', () => {
    const groups = byTerm([
      entry({ term: 'summer' }),
      entry({ term: 'autumn', study_period: 'p' }),
      entry({ study_year: 2025, term: 'spring' }),
      entry({ term: 'autumn' }),
    ]);
    expect(groups.map(group => `${group.key} ${group.entries.length} ${group.study_period}`)).toEqual([
      '2025.spring 1 null',
      '2026.autumn 2 p',
      '2026.summer 1 null',
    ]);
  });
  it('counts what is replaced by what stands in its place', () => {
    const changed = entry({ is_active: false, status: 'changed', children: [entry({ uid: 'new', credit: 6 })] });
    expect(
      creditsOf(countedOf([changed, entry({ status: 'accomplished' }), entry({ status: 'registered', credit: 3 })])),
    ).toEqual({ total: 14, current_count: 5, onway: 3, left: 6 });
  });
  it('is summed by cycle and component, in their order', () => {
    expect(
      byCycle([
        entry({ cycle: 'pd', component: 'vk' }),
        entry({ cycle: 'ood', component: 'ok' }),
        entry({ cycle: 'ood', component: 'ok' }),
      ]).map(group => `${group.cycle} ${group.component} ${group.credits.total}`),
    ).toEqual(['ood ok 10', 'pd vk 5']);
  });
});
