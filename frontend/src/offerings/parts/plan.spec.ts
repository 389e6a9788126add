import { describe, expect, it } from 'vitest';
import {
  addFlux,
  addLesson,
  changeLesson,
  everySecondWeek,
  lessonsIn,
  moveMeeting,
  placeOfFault,
  removeLesson,
  slotAfter,
  type Plan,
} from './plan.ts';

const empty: Plan = { teacher: null, credits: 5, fluxes: [] };
const meeting = { days: '1010000', weeks: '111', start: 600, length: 50 };
const planned = (): Plan => {
  const plan = addFlux(empty);
  return changeLesson(plan, lessonsIn(plan)[0]!.uid, { meetings: [meeting], room: 'r', teacher: 't' });
};
const first = (plan: Plan) => lessonsIn(plan)[0]!;

describe('a plan', () => {
  it('gets a lesson like the one before it, of the next section, without its time and room', () => {
    const plan = planned();
    const next = lessonsIn(addLesson(plan, plan.fluxes[0]!.uid))[1]!;
    expect(next).toMatchObject({ section: '2', teacher: 't', room: null, meetings: [], parent: null });
    expect(next.uid).not.toBe(first(plan).uid);
  });

  it('loses a stream with its last lesson', () => {
    const plan = planned();
    expect(removeLesson(plan, first(plan).uid).fluxes).toEqual([]);
  });

  it('moves one day of a meeting and leaves the others', () => {
    const plan = planned();
    const slot = { lesson: first(plan).uid, meeting: 0, day: 2 };
    expect(first(moveMeeting(plan, slot, { day: 4, start: 660 })).meetings).toEqual([
      { ...meeting, days: '1000000' },
      { ...meeting, days: '0000100', start: 660 },
    ]);
    expect(slotAfter(plan, slot, 4)).toEqual({ ...slot, meeting: 1, day: 4 });
  });

  it('moves a meeting of one day as it is', () => {
    const plan = planned();
    const uid = first(plan).uid;
    const alone = changeLesson(plan, uid, { meetings: [{ ...meeting, days: '1000000' }] });
    const slot = { lesson: uid, meeting: 0, day: 0 };
    expect(first(moveMeeting(alone, slot, { day: 1, start: 540 })).meetings).toEqual([
      { ...meeting, days: '0100000', start: 540 },
    ]);
    expect(slotAfter(alone, slot, 1)).toEqual({ ...slot, day: 1 });
  });

  it('says where a fault stands', () => {
    const plan = planned();
    expect(placeOfFault(plan, ['fluxes', 0, 'lessons', 0, 'capacity'])).toBe(`${first(plan).uid}.capacity`);
    expect(placeOfFault(plan, ['credits'])).toBe('credits');
  });
});

it('every second week begins with the first or the second', () => {
  expect([everySecondWeek(5, 0), everySecondWeek(5, 1)]).toEqual(['10101', '01010']);
});
