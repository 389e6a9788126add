import { rollOverParts, type RollOverPart } from '@portal/event-schemas/offerings/rollover/codes.ts';
import { describe, expect, test } from 'vitest';
import { courseEvent, id, lessonOf, fluxOf } from '../../registration/testing/world.ts';
import { copiedUid, copyOf, leftOut, weeksIn, type Known, type SourceCourse } from './copy.ts';

const term = id('e', 2);
const [taught, gone, closed] = [id('aa', 1), id('aa', 2), id('aa', 3)];
const { offering: uid, study_period: _period, ...about } = courseEvent(1).data;
const course = (changes: Partial<SourceCourse> = {}): SourceCourse => ({
  uid,
  ...about,
  teacher: null,
  access: {},
  state: 'open',
  discipline_there: true,
  planned: true,
  in_term: false,
  made: false,
  ...changes,
});
const known: Known = {
  weeks: 15,
  teachers: new Set([id('f')]),
  rooms: new Map([
    [taught, { closed: false }],
    [closed, { closed: true }],
  ]),
  groups: new Set([id('ab', 1)]),
};
const all = new Set<RollOverPart>(rollOverParts);
const with1 = (changes: Parameters<typeof lessonOf>[4]) =>
  course({ fluxes: [fluxOf(1, [lessonOf(1, 1, 'lecture', 5, changes)])] });
const lessonAfter = (changes: Parameters<typeof lessonOf>[4], parts = all) => {
  const { copy, behind } = copyOf(with1(changes), term, parts, known);
  return { lesson: copy.fluxes[0]!.lessons[0]!, behind: behind.map(({ why, about: what }) => [why, what]) };
};

describe('a course is left out', () => {
  test.each([
    ['already', { made: true, in_term: true }],
    ['discipline_gone', { discipline_there: false, planned: false }],
    ['cancelled', { state: 'cancelled' }],
    ['in_term', { in_term: true }],
    [null, {}],
  ] as const)('%s', (why, changes) => expect(leftOut(course(changes), all)).toBe(why));
  test('where no plan has its discipline, unless such courses are wanted', () => {
    expect(leftOut(course({ planned: false }), new Set())).toBe('discipline_unplanned');
    expect(leftOut(course({ planned: false }), all)).toBeNull();
  });
});

describe('a copy', () => {
  test('has ids that follow from the course and the term alone', () => {
    const { copy } = copyOf(course(), term, all, known);
    expect(copy.offering).toBe(copiedUid(uid, term));
    expect(copyOf(course(), term, all, known).copy).toEqual(copy);
    expect(copyOf(course(), id('e', 3), all, known).copy.offering).not.toBe(copy.offering);
  });
  test('names only who and what is there', () => {
    expect(lessonAfter({ teacher: gone, room: gone, groups: [id('ab', 1), id('ab', 2)] })).toMatchObject({
      lesson: { teacher: null, room: null, groups: [id('ab', 1)] },
      behind: [
        ['group_gone', id('ab', 2)],
        ['teacher_gone', gone],
        ['room_gone', gone],
      ],
    });
    expect(lessonAfter({ room: closed })).toMatchObject({ lesson: { room: null }, behind: [['room_closed', closed]] });
    expect(lessonAfter({ room: taught })).toMatchObject({ lesson: { room: taught }, behind: [] });
  });
  test('has nothing of what is not wanted, and says nothing of it', () => {
    expect(lessonAfter({ teacher: gone, room: gone }, new Set(['fluxes']))).toMatchObject({
      lesson: { teacher: null, room: null, meetings: [], capacity: 0 },
      behind: [],
    });
    expect(copyOf(course(), term, new Set(), known).copy.fluxes).toEqual([]);
  });
  test('leaves cancelled lessons behind and keeps closed ones closed', () => {
    const [lecture, first, second] = about.fluxes[0]!.lessons.map(lesson => lesson.uid) as [string, string, string];
    const { copy, behind } = copyOf(
      course({ access: { [first]: 'cancelled', [second]: 'blocked' } }),
      term,
      all,
      known,
    );
    expect(copy.fluxes[0]!.lessons.map(lesson => lesson.uid)).toEqual(
      [lecture, second].map(one => copiedUid(one, term)),
    );
    expect(copy.closed_lessons).toEqual([copiedUid(second, term)]);
    expect(behind.map(({ why }) => why)).toEqual(['lesson_cancelled']);
  });
  test('does not belong to a lesson that is left behind', () => {
    const [lecture, practice] = [lessonOf(1, 1, 'lecture', 5), lessonOf(1, 2, 'practice', 5, { parent: id('c', 101) })];
    const fluxes = [fluxOf(1, [lecture, practice])];
    expect(copyOf(course({ fluxes }), term, all, known).copy.fluxes[0]!.lessons[1]!.parent).toBe(
      copiedUid(lecture.uid, term),
    );
    const cancelled = course({ fluxes, access: { [lecture.uid]: 'cancelled' } });
    expect(copyOf(cancelled, term, all, known).copy.fluxes[0]!.lessons[0]!.parent).toBeNull();
  });
  test('is held in weeks of its own term', () => {
    expect(weeksIn('111', 5)).toBe('11111');
    expect(weeksIn('1010', 7)).toBe('1010101');
    expect(weeksIn('1001', 6)).toBe('100100');
    expect(weeksIn('11110000', 4)).toBe('1111');
    const late = [{ days: '1000000', weeks: '000000000000000111', start: 540, length: 50 }];
    expect(lessonAfter({ meetings: late })).toMatchObject({ lesson: { meetings: [] }, behind: [['no_weeks', null]] });
  });
});
