import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { given } from '@portal/platform/testing/given.ts';
import { describe, expect, test } from 'vitest';
import {
  asOffice,
  courseEvent,
  disciplineRecord,
  everythingIsThere,
  id,
  start,
} from '../../registration/testing/world.ts';
import { OpenDraft } from '../commands.ts';
import { draftNeededOf } from '../needs/draft-needed.ts';
import { rollCourseOf, TakeBackCourse } from './courses.ts';
import { AskRollOver, AskRollOverUndo, FinishRollOver, FinishRollOverUndo } from './roll-over.ts';

const roll_over = id('ba');
const [from_period, to_period] = [id('e', 1), id('e', 2)] as const;
const asked = { roll_over, from_period, to_period, copies: ['fluxes' as const], rolled_courses: 2 };
const result = { roll_over, copied: 2, left_out: 0, behind: [], refused: 0, refusals: [] };
const undone = { roll_over, taken_back: 2, refused: 0, refusals: [] };
const events = {
  asked: { type: 'RollOverAsked', data: asked },
  finished: { type: 'RollOverFinished', data: result },
  undoAsked: { type: 'RollOverUndoAsked', data: { roll_over, rolled_courses: 2 } },
  undone: { type: 'RollOverUndone', data: undone },
};
const there = { read: everythingIsThere, now: start, actor: asOffice };
const ask = { roll_over, to_period, rolled_courses: 2 };
const opened = reject('offerings.registration_opened', { study_period: sameInAll('Autumn'), from: start });

describe('a roll-over', () => {
  test('is asked for once, between two terms, for at least one course', () => {
    expect(given().when(AskRollOver, asked, there)).toEqual([[events.asked]]);
    expect(given([events.asked]).when(AskRollOver, asked, there)).toEqual([[]]);
    expect(given().when(AskRollOver, { ...asked, to_period: from_period }, there)).toMatchObject({
      code: 'offerings.roll_over_same_term',
    });
    expect(given().when(AskRollOver, { ...asked, rolled_courses: 0 }, there)).toMatchObject({
      code: 'offerings.roll_over_empty',
    });
    expect(given().when(AskRollOver, asked, { ...there, read: () => ({ status: 'absent' }) as never })).toMatchObject({
      code: 'platform.record_unknown',
    });
  });
  test('is finished once', () => {
    expect(given([events.asked]).when(FinishRollOver, result)).toEqual([[events.finished]]);
    expect(given([events.asked, events.finished]).when(FinishRollOver, result)).toEqual([[]]);
  });
  test('is undone when it is over, once, until registration opens', () => {
    expect(given().when(AskRollOverUndo, ask, { facts: null })).toMatchObject({
      code: 'offerings.roll_over_not_found',
    });
    expect(given([events.asked]).when(AskRollOverUndo, ask, { facts: null })).toMatchObject({
      code: 'offerings.roll_over_running',
    });
    const over = [events.asked, events.finished];
    expect(given(over).when(AskRollOverUndo, ask, { facts: opened })).toEqual(opened);
    expect(given(over).when(AskRollOverUndo, ask, { facts: null })).toEqual([[events.undoAsked]]);
    const undoing = [...over, events.undoAsked];
    expect(given(undoing).when(AskRollOverUndo, ask, { facts: null })).toEqual([[]]);
    expect(given(undoing).when(FinishRollOverUndo, undone)).toEqual([[events.undone]]);
    expect(given([...undoing, events.undone]).when(FinishRollOverUndo, undone)).toEqual([[]]);
  });
});

describe('a course that is rolled over', () => {
  const { data: course } = courseEvent(1);
  const offering = course.offering;
  const closed_lessons = [course.fluxes[0]!.lessons[2]!.uid];
  const { uid: _uid, ...about } = disciplineRecord(1, { code: 'D-1', name: sameInAll('Algebra') });
  const read = () => ({ status: 'present', fields: about }) as never;
  const origin = { roll_over, course: id('0', 9) };
  const data = { ...course, study_period: to_period, teacher: null, rolled_over: origin, closed_lessons };
  const rolled = { ...data, rivals: [] };
  const drafted = { type: 'CourseDrafted', data: { ...data, code: 'D-1', name: sameInAll('Algebra') } };
  const { rolled_over: _origin, closed_lessons: _closed, teacher: _teacher, ...contents } = drafted.data;
  const offered = { type: 'CourseOffered', data: contents };
  const take = { roll_over, offering, to_period };
  const gone = { code: 'D-1', name: sameInAll('Algebra') };

  test('is a draft that says where it comes from; what is there stays', () => {
    expect(given().when(rollCourseOf(0), rolled, { read })).toEqual([[drafted]]);
    expect(given([drafted]).when(rollCourseOf(0), rolled, { read })).toEqual([[]]);
    expect(given([courseEvent(1)]).when(rollCourseOf(0), rolled, { read })).toEqual([[]]);
  });
  const rival = { ...drafted, data: { ...drafted.data, offering: id('0', 8) } };
  test('is not made where the term has a course of its discipline from elsewhere, until that is discarded or cancelled', () => {
    const RollCourse = rollCourseOf(1);
    const beside = { ...data, rivals: [id('0', 8)] };
    const { rolled_over: _rolled, closed_lessons: _shut, teacher: _who, ...contents } = rival.data;
    const open = { type: 'CourseOffered', data: contents };
    const discarded = { type: 'CourseDraftDiscarded', data: gone };
    const access = { level: 'course', target: id('0', 8), status: 'cancelled', reason: '' };
    const cancelled = { type: 'CourseAccessSet', data: access };
    for (const there of [[rival], [rival, open]])
      expect(given([], there).when(RollCourse, beside, { read })).toEqual([[], []]);
    for (const away of [[], [rival, discarded], [rival, open, cancelled]])
      expect(given([], away).when(RollCourse, beside, { read })).toEqual([[drafted], []]);
  });
  test('is reason enough not to draft what the term needs; that draft is made once', () => {
    const { rolled_over: _none, closed_lessons: _closed, ...needed } = data;
    const ask = { ...needed, rivals: [id('0', 8)] };
    const made = { type: 'CourseDrafted', data: { ...needed, code: 'D-1', name: sameInAll('Algebra') } };
    expect(given().when(draftNeededOf(1), ask, { read })).toEqual([[made], []]);
    expect(given([made]).when(draftNeededOf(1), ask, { read })).toEqual([[], []]);
    expect(given([], [rival]).when(draftNeededOf(1), ask, { read })).toEqual([[], []]);
  });
  test('is opened with its closed lessons closed', () => {
    const closing = { level: 'lesson', target: closed_lessons[0], status: 'blocked', reason: '' };
    expect(given([drafted]).when(OpenDraft, data, { read })).toEqual([
      [offered, { type: 'CourseAccessSet', data: closing }],
    ]);
  });
  test('is taken back, a draft or open, and can be made again', () => {
    const discarded = { type: 'CourseDraftDiscarded', data: gone };
    const withdrawn = { type: 'CourseWithdrawn', data: gone };
    expect(given([drafted]).when(TakeBackCourse, take, { facts: null })).toEqual([[discarded]]);
    expect(given([drafted, offered]).when(TakeBackCourse, take, { facts: null })).toEqual([[withdrawn]]);
    for (const history of [
      [drafted, discarded],
      [drafted, offered, withdrawn],
    ]) {
      expect(given(history).when(TakeBackCourse, take, { facts: null })).toEqual([[]]);
      expect(given(history).when(rollCourseOf(0), rolled, { read })).toEqual([[drafted]]);
    }
  });
  test('stays where it is of another roll-over, or made by hand', () => {
    expect(given([drafted]).when(TakeBackCourse, { ...take, roll_over: id('ba', 2) }, { facts: null })).toEqual([[]]);
    expect(given([courseEvent(1)]).when(TakeBackCourse, take, { facts: null })).toEqual([[]]);
  });
  test('stays where a student is on it, and once registration has opened', () => {
    const seats = { student: id('a', 1), flux: course.fluxes[0]!.uid, lessons: [], audit: false };
    for (const type of ['SeatsTaken', 'WaitingListJoined'])
      expect(
        given([drafted, offered, { type, data: seats }]).when(TakeBackCourse, take, { facts: null }),
      ).toMatchObject({
        code: 'offerings.has_students',
        params: { students: 1 },
      });
    expect(given([drafted]).when(TakeBackCourse, take, { facts: opened })).toEqual(opened);
  });
});
