import { describe, expect, it } from 'vitest';
import { evolveCourse, seatsOf, type Course } from './course.ts';

const lesson = (uid: string, load_type: 'lecture' | 'practice', capacity: number) =>
  ({ uid, load_type, capacity }) as Course['fluxes'][number]['lessons'][number];
const flux = (...lessons: Course['fluxes'][number]['lessons']) => ({
  uid: 'f',
  number: 1,
  number_of_times_per_week: 1,
  lessons,
});

describe('the seats of a course', () => {
  it('are those of the tightest kind of each flux', () => {
    const fluxes = [
      flux(lesson('a', 'lecture', 60), lesson('b', 'practice', 20), lesson('c', 'practice', 25)),
      flux(lesson('d', 'lecture', 30)),
    ];
    expect(seatsOf({ fluxes, access: {} })).toBe(75);
    expect(seatsOf({ fluxes, access: { c: 'cancelled' } })).toBe(50);
    expect(seatsOf({ fluxes, access: { c: 'blocked' } })).toBe(75);
    expect(seatsOf({ fluxes: [], access: {} })).toBe(0);
  });
});

it('a course that is withdrawn is planned no more', () => {
  const course = { uid: 'o', draft: false, fluxes: [] } as unknown as Course;
  const withdrawn = { type: 'CourseWithdrawn', data: { code: 'C', name: { ru: 'К' } } } as never;
  expect(evolveCourse(course, withdrawn, 'o', '2026-09-01')).toBeNull();
});
