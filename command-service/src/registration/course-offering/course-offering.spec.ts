import type { CourseOfferingEvent } from '@portal/event-schemas/registration/events.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { loadTypeNames } from '@portal/event-schemas/registration/names.ts';
import { given } from '@portal/platform/testing/given.ts';
import { describe, expect, test } from 'vitest';
import { asOffice, courseEvent, everythingIsThere, fluxOf, id, lecture, practice, start } from '../testing/world.ts';
import { ChangeLessonCapacity, ChangeLessonTeacher, OfferCourse, ResetWaitingList, ReviseCourse } from './commands.ts';

const now = { now: start, actor: asOffice };
const inAnHour = '2026-09-10T09:00:00.000Z';
const offering = id('0', 1);
const course = (seats: number[]) => courseEvent(1, { seats });
const choice = { flux: fluxOf(1, []).uid, lessons: [lecture(1), practice(1, 1)], audit: false };
const taken = (number: number): CourseOfferingEvent => ({
  type: 'SeatsTaken',
  data: { student: id('a', number), ...choice },
});
const waits = (number: number): CourseOfferingEvent => ({
  type: 'WaitingListJoined',
  data: { student: id('a', number), ...choice },
});
const offered = (number: number): CourseOfferingEvent => ({
  type: 'SeatOffered',
  data: { student: id('a', number), lessons: choice.lessons, until: inAnHour },
});
const full = [course([1, 1, 1]), taken(1), waits(2)];

describe('offering a course', () => {
  const { data } = course([2, 1, 1]);
  test('the first time, and the same again', () => {
    expect(given().when(OfferCourse, data, { facts: 60, read: everythingIsThere, ...now })).toEqual([
      [{ type: 'CourseOffered', data }],
    ]);
    expect(given([course([2, 1, 1])]).when(OfferCourse, data, { facts: 60, ...now })).toEqual([[]]);
  });
  test('of a discipline, a period, teachers and rooms that there are: what it named before stays', () => {
    const only = (...entities: string[]) =>
      ((aggregate: { name: string }) => ({
        status: entities.includes(aggregate.name) ? 'present' : 'removed',
        fields: {},
      })) as never;
    const missing = (entity: string, field: string) => ({
      code: 'platform.record_unknown',
      params: { entity },
      fields: { [field]: 'platform.record_unknown' },
    });
    expect(given().when(OfferCourse, data, { facts: 60, read: only('study_period', 'teacher'), ...now })).toMatchObject(
      missing('discipline', 'discipline'),
    );
    expect(given().when(OfferCourse, data, { facts: 60, read: only('discipline', 'teacher'), ...now })).toMatchObject(
      missing('study_period', 'study_period'),
    );
    expect(
      given().when(OfferCourse, data, { facts: 60, read: only('discipline', 'study_period'), ...now }),
    ).toMatchObject(missing('teacher', 'fluxes.0.lessons.0.teacher'));
    const { discipline: _discipline, study_period: _period, ...contents } = data;
    const inRoom = {
      ...contents,
      fluxes: contents.fluxes.map(flux => ({
        ...flux,
        lessons: flux.lessons.map(lesson => ({ ...lesson, room: id('1f') })),
      })),
    };
    expect(given([course([2, 1, 1])]).when(ReviseCourse, inRoom, { facts: 60, read: only(), ...now })).toMatchObject(
      missing('room', 'fluxes.0.lessons.0.room'),
    );
    expect(
      given([course([2, 1, 1])]).when(ReviseCourse, { ...contents, credits: 6 }, { facts: 60, read: only(), ...now }),
    ).toMatchObject([[{ type: 'CourseOfferingRevised' }]]);
  });
  test('the same again after the office changed a lesson changes nothing either', () => {
    const changed = { type: 'LessonCapacityChanged', data: { lesson: lecture(1), from: 2, to: 9 } };
    expect(given([course([2, 1, 1]), changed]).when(OfferCourse, data, { facts: 60, ...now })).toEqual([[]]);
  });
  test('with other contents revises it', () => {
    const revised = { offering, code: 'C-1', name: sameInAll('Course 1'), credits: 6, fluxes: data.fluxes };
    const { offering: _offering, ...contents } = revised;
    expect(given([course([2, 1, 1])]).when(ReviseCourse, revised, { facts: 60, ...now })).toEqual([
      [{ type: 'CourseOfferingRevised', data: contents }],
    ]);
  });
  test('a lesson with students on it stays', () => {
    const revised = {
      offering,
      code: 'C-1',
      name: sameInAll('Course 1'),
      credits: 5,
      fluxes: [fluxOf(1, data.fluxes[0]!.lessons.slice(0, 1))],
    };
    expect(given([course([2, 1, 1]), taken(1)]).when(ReviseCourse, revised, { facts: 60, ...now })).toEqual({
      rejected: true,
      code: 'registration.lesson_in_use',
      params: { course: sameInAll('Course 1'), load_type: loadTypeNames.lecture, section: 'lec-1', lesson: lecture(1) },
    });
  });
});

describe('seats of a lesson', () => {
  test('more of them are offered to the waiting list at once', () => {
    const [wider] = [{ type: 'LessonCapacityChanged', data: { lesson: lecture(1), from: 1, to: 2 } }];
    expect(
      given(full).when(ChangeLessonCapacity, { offering, lesson: lecture(1), capacity: 2 }, { facts: 60, ...now }),
    ).toEqual([[wider]]);
    expect(
      given([...full, wider]).when(
        ChangeLessonCapacity,
        { offering, lesson: practice(1, 1), capacity: 2 },
        { facts: 60, ...now },
      ),
    ).toEqual([[{ type: 'LessonCapacityChanged', data: { lesson: practice(1, 1), from: 1, to: 2 } }, offered(2)]]);
  });
  test('fewer than are in use are refused', () => {
    expect(
      given(full).when(ChangeLessonCapacity, { offering, lesson: lecture(1), capacity: 0 }, { facts: 60, ...now }),
    ).toEqual({
      rejected: true,
      code: 'registration.capacity_below_taken',
      params: { capacity: 0, taken: 1, held: 0, offered: 0 },
      fields: { capacity: 'registration.capacity_below_taken' },
    });
  });
  test('a teacher is changed once', () => {
    expect(
      given(full).when(ChangeLessonTeacher, { offering, lesson: lecture(1), teacher: null }, { facts: true, ...now }),
    ).toEqual([[{ type: 'LessonTeacherChanged', data: { lesson: lecture(1), from: id('f'), to: null } }]]);
    expect(
      given(full).when(
        ChangeLessonTeacher,
        { offering, lesson: lecture(1), teacher: id('f') },
        { facts: true, ...now },
      ),
    ).toEqual([[]]);
    expect(
      given(full).when(
        ChangeLessonTeacher,
        { offering, lesson: lecture(1), teacher: id('a', 1) },
        { facts: false, ...now },
      ),
    ).toMatchObject({ code: 'registration.not_a_teacher', fields: { teacher: 'registration.not_a_teacher' } });
  });
  test('a reset empties the waiting list and leaves offers alone', () => {
    expect(given([...full, waits(3), offered(2)]).when(ResetWaitingList, { offering }, { facts: 60, ...now })).toEqual([
      [{ type: 'WaitingListLeft', data: { student: id('a', 3), reason: 'reset' } }],
    ]);
  });
});
