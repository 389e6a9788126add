import { describe, expect, it } from 'vitest';
import type { FluxView, LessonView } from '@portal/event-schemas/registration/views.ts';
import { completeChoice, firstChoice, pick, pickedLessons } from './lesson-choice.ts';

const lesson = (uid: string, load_type: LessonView['load_type'], parent: string | null = null, mine = false) =>
  ({
    uid,
    load_type,
    parent,
    mine,
    meetings: [],
    seats: { capacity: 10, taken: 0, held: 0, offered: 0, waiting: 0, left: 10 },
  }) as unknown as LessonView;
const flux = (uid: string, lessons: LessonView[], mine = false) =>
  ({ uid, number: 1, mine, lessons }) as unknown as FluxView;

const lectureA = lesson('A', 'lecture');
const lectureB = lesson('B', 'lecture');
const labOfA = lesson('A1', 'laboratory', 'A');
const labOfB = lesson('B1', 'laboratory', 'B');
const one = flux('one', [lectureA, lectureB, labOfA, labOfB]);

describe('choosing lessons of a course', () => {
  it('takes one lesson of each load type of one flux', () => {
    const choice = pick(one, pick(one, null, lectureA), labOfA);
    expect(completeChoice([one], choice)?.map(chosen => chosen.uid)).toEqual(['A', 'A1']);
  });

  it('a lesson that may only be taken with its parent brings the parent', () => {
    expect(pick(one, null, labOfB).byLoadType).toEqual({ lecture: 'B', laboratory: 'B1' });
  });

  it('another lecture lets go of the laboratory of the first', () => {
    const choice = pick(one, pick(one, null, labOfA), lectureB);
    expect(choice.byLoadType).toEqual({ lecture: 'B' });
    expect(completeChoice([one], choice)).toBeNull();
  });

  it('another flux starts anew', () => {
    const two = flux('two', [lesson('C', 'lecture')]);
    expect(pick(two, pick(one, null, labOfA), two.lessons[0]!)).toEqual({ flux: 'two', byLoadType: { lecture: 'C' } });
  });

  it('begins with what the student has', () => {
    const mine = flux('mine', [lesson('A', 'lecture', null, true), lectureB], true);
    expect(firstChoice([one, mine])).toEqual({ flux: 'mine', byLoadType: { lecture: 'A' } });
  });

  it('begins with what leaves nothing to choose', () => {
    const single = flux('single', [lectureA, labOfA, lesson('A2', 'laboratory', 'A')]);
    expect(pickedLessons([single], firstChoice([single])).map(chosen => chosen.uid)).toEqual(['A']);
    expect(firstChoice([one, single])).toBeNull();
  });
});
