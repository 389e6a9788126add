import { describe, expect, it } from 'vitest';
import { sidebarCourse } from '../testing/answers.ts';
import { ranked } from './ranked.ts';

const locked = [{ code: 'registration.prerequisite_missing', params: {}, message: '' }];
const plan = [{ reason: 'plan' as const, names: [] }];
const full = { ...sidebarCourse(1).seats, left: 0 };
const order = (...courses: ReturnType<typeof sidebarCourse>[]) =>
  Object.fromEntries(
    ranked({ study_period: '', groups: [{ cycle: 'bd', component: 'kv', courses }] }).map(group => [
      group.rank,
      group.courses.map(course => course.code),
    ]),
  );

describe('the order of the list of courses', () => {
  it('begins with the plan of the term and ends with what is passed, planned or not', () => {
    expect(
      order(
        sidebarCourse(1, { completed: { letter: 'A' }, reasons: plan }),
        sidebarCourse(2, { locked }),
        sidebarCourse(3),
        sidebarCourse(4, { reasons: plan }),
        sidebarCourse(5, { seats: full }),
      ),
    ).toEqual({ plan: ['C-4'], open: ['C-3'], closed: ['C-5', 'C-2'], passed: ['C-1'] });
    expect(Object.keys(order(sidebarCourse(1, { completed: { letter: 'A' } }), sidebarCourse(2)))).toEqual([
      'open',
      'passed',
    ]);
  });

  it('keeps what is planned together, what can be taken first', () => {
    expect(
      order(
        sidebarCourse(1, { reasons: plan, locked }),
        sidebarCourse(2, { reasons: plan, seats: full }),
        sidebarCourse(3, { reasons: plan }),
      ),
    ).toEqual({ plan: ['C-3', 'C-2', 'C-1'] });
  });

  it('puts a full or passed course that the student has among those that can be taken', () => {
    expect(
      order(
        sidebarCourse(1, { status: 'waiting', seats: full }),
        sidebarCourse(2, { status: 'registered', completed: { letter: 'C' } }),
      ),
    ).toEqual({ open: ['C-2', 'C-1'] });
  });

  it('follows the weights of what suits best', () => {
    expect(order(sidebarCourse(1), sidebarCourse(2, { sort_order: 5 }))).toEqual({ open: ['C-2', 'C-1'] });
  });
});
