import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { given } from '@portal/platform/testing/given.ts';
import { describe, expect, test } from 'vitest';
import { asOffice, courseEvent, disciplineRecord, id, start } from '../registration/testing/world.ts';
import { ChangeLessonCapacity } from '../registration/course-offering/commands.ts';
import { DiscardDraft, DraftCourse, OpenDraft, ReviseDraft } from './commands.ts';

const offering = id('0', 1);
const { data: course } = courseEvent(1);
const { uid: _uid, ...about } = disciplineRecord(1, { code: 'D-1', name: sameInAll('Algebra') });
const now = { now: start, actor: asOffice };
/** Everything that is named exists; the discipline says its code and name. */
const read = () => ({ status: 'present', fields: about }) as never;
const plan = { offering, teacher: id('f'), fluxes: course.fluxes };
const drafted = {
  type: 'CourseDrafted',
  data: { ...course, code: 'D-1', name: sameInAll('Algebra'), teacher: id('f') },
};
const opened = { type: 'CourseOffered', data: { ...course, code: 'D-1', name: sameInAll('Algebra') } };
const { discipline, study_period } = course;

describe('a draft', () => {
  test('takes code, name and credits from its discipline', () => {
    expect(given().when(DraftCourse, { ...plan, discipline, study_period }, { read, ...now })).toEqual([[drafted]]);
  });
  test('of a discipline that there is not is refused', () => {
    const nothing = () => ({ status: 'absent' }) as never;
    expect(given().when(DraftCourse, { ...plan, discipline, study_period }, { read: nothing, ...now })).toMatchObject({
      code: 'platform.record_unknown',
      fields: { discipline: 'platform.record_unknown' },
    });
  });
  test('with a lesson twice is refused', () => {
    const [flux] = course.fluxes;
    const twice = [{ ...flux!, lessons: [...flux!.lessons, flux!.lessons[0]!] }];
    expect(
      given().when(DraftCourse, { ...plan, fluxes: twice, discipline, study_period }, { read, ...now }),
    ).toMatchObject({ code: 'registration.offering_invalid' });
  });
  test('is revised, and the same again changes nothing', () => {
    const revised = { ...plan, credits: 6, teacher: null, discipline };
    const { code, name } = drafted.data;
    const event = {
      type: 'CourseDraftRevised',
      data: { code, name, credits: 6, teacher: null, fluxes: course.fluxes },
    };
    expect(given([drafted]).when(ReviseDraft, revised, { read, ...now })).toEqual([[event]]);
    expect(given([drafted, event]).when(ReviseDraft, revised, { read, ...now })).toEqual([[]]);
  });
  test('is not written over by who has not seen what it is now', () => {
    const seen = { teacher: id('f'), credits: course.credits, fluxes: course.fluxes };
    const mine = { ...plan, credits: 7, discipline, seen };
    const revise = (credits: number) =>
      given([drafted, { type: 'CourseDraftRevised', data: { ...drafted.data, credits } }]).when(ReviseDraft, mine, {
        read,
        ...now,
      });
    expect(revise(6)).toMatchObject({ code: 'platform.changed_meanwhile', fields: { credits: 'changed' } });
    expect(revise(7)).toEqual([[]]);
    expect(given([drafted]).when(ReviseDraft, mine, { read, ...now })).toMatchObject([[{ data: { credits: 7 } }]]);
  });
  test('is no course for anybody: its seats can’t be changed', () => {
    expect(
      given([drafted]).when(
        ChangeLessonCapacity,
        { offering, lesson: course.fluxes[0]!.lessons[0]!.uid, capacity: 9 },
        { facts: 60, ...now },
      ),
    ).toMatchObject({ code: 'registration.course_not_found' });
  });
  test('is discarded, and then there is none', () => {
    const gone = { type: 'CourseDraftDiscarded', data: { code: 'D-1', name: sameInAll('Algebra') } };
    expect(given([drafted]).when(DiscardDraft, { offering }, now)).toEqual([[gone]]);
    expect(given([drafted, gone]).when(DiscardDraft, { offering }, now)).toMatchObject({ code: 'offerings.not_found' });
  });
  test('becomes the course that everybody knows, with who answers for it', () => {
    const { teacher: _teacher, ...seen } = drafted.data;
    expect(given([drafted]).when(OpenDraft, { ...seen, teacher: id('f') }, { read, ...now })).toEqual([
      [opened, { type: 'CourseTeacherInChargeSet', data: { from: null, to: id('f') } }],
    ]);
  });
  test('without lessons is not opened', () => {
    const empty = { ...drafted, data: { ...drafted.data, fluxes: [] } };
    expect(given([empty]).when(OpenDraft, empty.data, { read, ...now })).toMatchObject({
      code: 'offerings.nothing_to_open',
    });
  });
  test('that names what is removed meanwhile is not opened', () => {
    const noTeacher = ((aggregate: { name: string }) =>
      aggregate.name === 'teacher' ? { status: 'removed' } : { status: 'present', fields: about }) as never;
    expect(given([drafted]).when(OpenDraft, drafted.data, { read: noTeacher, ...now })).toMatchObject({
      code: 'platform.record_unknown',
      params: { entity: 'teacher' },
    });
  });
  test('that is open is no draft any more', () => {
    for (const [command, data] of [
      [OpenDraft, drafted.data],
      [DiscardDraft, { offering }],
      [ReviseDraft, { ...plan, discipline }],
      [DraftCourse, { ...plan, discipline, study_period }],
    ] as const)
      expect(given([drafted, opened]).when(command as never, data as never, { read, ...now })).toMatchObject({
        code: 'offerings.not_a_draft',
      });
  });
});
