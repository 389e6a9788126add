import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import type { CourseOfferingEvent } from '@portal/event-schemas/registration/events.ts';
import { given } from '@portal/platform/testing/given.ts';
import { describe, expect, test } from 'vitest';
import {
  asOffice,
  asStudent,
  courseEvent,
  disciplineRecord,
  fluxOf,
  id,
  knownFacts,
  lecture,
  lessonOf,
  period,
  practice,
  start,
} from '../testing/world.ts';
import { ReviseCourse } from '../course-offering/commands.ts';
import { noStanding } from '../standing/registration-standing.ts';
import { ChangeLessons, DropCourse, RegisterCourse } from './commands.ts';

const student = id('a', 1);
const why = { student, request: `${student}.${id('0', 1)}`, allowed_by: id('f') };
const flux = fluxOf(1, []).uid;
const lessons = [lecture(1), practice(1, 1)];
const key = { student, study_period: period, offering: id('0', 1) };
const ask = { ...key, lessons, audit: false, queue: false };
const now = { now: start, actor: asStudent(1) };

const course = courseEvent(1, { seats: [1, 1, 1] });
const granted = (allowed = lessons): CourseOfferingEvent => ({
  type: 'TeacherPermissionGranted',
  data: { ...why, waives: ['capacity'], lessons: allowed },
});
const taken = (number: number, chosen = lessons): CourseOfferingEvent => ({
  type: 'SeatsTaken',
  data: { student: id('a', number), flux, lessons: chosen, audit: false },
});
const waits = (number: number): CourseOfferingEvent => ({
  type: 'WaitingListJoined',
  data: { student: id('a', number), flux, lessons, audit: false },
});
const seat = (lesson: string, from: number, to: number) => ({
  type: 'LessonCapacityChanged' as const,
  data: { lesson, from, to, cause: why },
});
const widened = lessons.map(lesson => seat(lesson, 1, 2));
const narrowed = lessons.map(lesson => seat(lesson, 2, 1));
const onCard = {
  type: 'CourseAddedToCard',
  data: {
    student,
    study_period: period,
    status: 'CHOOSING',
    course: {
      offering: key.offering,
      discipline: id('d', 1),
      flux,
      code: 'C-1',
      name: sameInAll('Course 1'),
      credits: 5,
      audit: false,
      added_by: 'student',
      is_sport: false,
      is_introductory: false,
      lessons: [lessonOf(1, 1, 'lecture', 0), lessonOf(1, 2, 'practice', 0)].map(
        ({ uid, load_type, teacher, meetings }) => ({ uid, load_type, teacher, meetings }),
      ),
    },
  },
};

describe('a teacher’s permission', () => {
  test('lets a student past a prerequisite that is not studied', () => {
    const discipline = disciplineRecord(1, {
      prerequisites: [{ edu_program: null, required_discipline: id('d', 9), and_prerequisites: [], is_active: true }],
    });
    const permission = { type: 'TeacherPermissionGranted', data: { ...why, waives: ['prerequisite'], lessons: [] } };
    const facts = knownFacts({ discipline });
    expect(given([], [course]).when(RegisterCourse, ask, { facts, ...now })).toMatchObject({
      code: 'registration.prerequisite_missing',
    });
    expect(given([], [course, permission]).when(RegisterCourse, ask, { facts, ...now })).toEqual([
      [onCard],
      [taken(1)],
    ]);
    const revoked = { type: 'TeacherPermissionRevoked', data: { student, request: why.request, reason: 'refused' } };
    expect(given([], [course, permission, revoked]).when(RegisterCourse, ask, { facts, ...now })).toMatchObject({
      code: 'registration.prerequisite_missing',
    });
  });
  test('adds a seat for its student alone, in the append that takes it', () => {
    expect(given([], [course, taken(2), granted()]).when(RegisterCourse, ask, { facts: knownFacts(), ...now })).toEqual(
      [[onCard], [...widened, taken(1)]],
    );
    expect(
      given([], [course, taken(2), granted()]).when(
        RegisterCourse,
        { ...ask, student: id('a', 3) },
        { facts: knownFacts(), now: start, actor: asStudent(3) },
      ),
    ).toMatchObject({ code: 'registration.no_seat' });
  });
  test('adds none where a seat is free', () => {
    expect(given([], [course, granted()]).when(RegisterCourse, ask, { facts: knownFacts(), ...now })).toEqual([
      [onCard],
      [taken(1)],
    ]);
  });
  test('holds for the lessons that were asked for', () => {
    expect(
      given([], [course, taken(2), granted([lecture(1)])]).when(RegisterCourse, ask, { facts: knownFacts(), ...now }),
    ).toMatchObject({ code: 'registration.no_seat' });
  });
  test('goes past the waiting list, and says past whom', () => {
    expect(
      given([], [course, taken(2), waits(3), granted()]).when(RegisterCourse, ask, { facts: knownFacts(), ...now }),
    ).toEqual([
      [onCard],
      [...widened, { type: 'SeatsTaken', data: { student, flux, lessons, audit: false, passed_over: [id('a', 3)] } }],
    ]);
  });
});

describe('a permission of the office for a full course', () => {
  const allowed = {
    study_period: period,
    waives: ['capacity' as const],
    reason: 'Graduates in spring',
    given_by: asOffice.id,
  };
  const facts = knownFacts({
    standing: { ...noStanding, permissions: { [key.offering]: allowed } },
    waived: allowed.waives,
  });
  const ofOffice = { student, request: 'office', allowed_by: asOffice.id };
  const wider = lessons.map(lesson => ({
    type: 'LessonCapacityChanged',
    data: { lesson, from: 1, to: 2, cause: ofOffice },
  }));
  test('adds a seat for its student alone, in every lesson, past the waiting list', () => {
    expect(given([], [course, taken(2)]).when(RegisterCourse, ask, { facts, ...now })).toEqual([
      [onCard],
      [...wider, taken(1)],
    ]);
    expect(given([], [course, taken(2), waits(3)]).when(RegisterCourse, ask, { facts, ...now })).toMatchObject([
      [{}],
      [{}, {}, { type: 'SeatsTaken', data: { student, passed_over: [id('a', 3)] } }],
    ]);
  });
  test('adds none where a seat is free, and none for other rules', () => {
    expect(given([], [course]).when(RegisterCourse, ask, { facts, ...now })).toEqual([[onCard], [taken(1)]]);
    const others = knownFacts({
      standing: { ...noStanding, permissions: { [key.offering]: { ...allowed, waives: ['access'] } } },
      waived: ['access'],
    });
    expect(given([], [course, taken(2)]).when(RegisterCourse, ask, { facts: others, ...now })).toMatchObject({
      code: 'registration.no_seat',
    });
  });
  test('takes its seat away with the student', () => {
    const released = { type: 'SeatsReleased', data: { student, lessons, reason: 'dropped' } };
    const narrower = lessons.map(lesson => ({
      type: 'LessonCapacityChanged',
      data: { lesson, from: 2, to: 1, cause: ofOffice },
    }));
    expect(
      given([onCard], [course, taken(2), waits(3), ...wider, taken(1)]).when(
        DropCourse,
        { ...key, reason: '' },
        { facts, ...now },
      ),
    ).toMatchObject([[{}], [released, ...narrower]]);
  });
});

describe('a seat beyond the capacity', () => {
  const sits = [course, taken(2), waits(3), granted(), ...widened, taken(1)];
  const released = { type: 'SeatsReleased', data: { student, lessons, reason: 'dropped' } };
  test('goes with its student: nobody who waits gets it', () => {
    expect(given([onCard], sits).when(DropCourse, { ...key, reason: '' }, { facts: knownFacts(), ...now })).toEqual([
      [{ type: 'CourseDroppedFromCard', data: { offering: key.offering, reason: '', status: 'CHOOSING' } }],
      [released, ...narrowed],
    ]);
  });
  test('leaves ordinary seats as they are: one that is dropped goes to the first in line', () => {
    const [own, other] = [id('a', 2), { ...key, student: id('a', 2) }];
    const card = { ...onCard, data: { ...onCard.data, student: own } };
    expect(
      given([card], sits).when(
        DropCourse,
        { ...other, reason: '' },
        { facts: knownFacts(), now: start, actor: asStudent(2) },
      ),
    ).toMatchObject([
      [{ type: 'CourseDroppedFromCard' }],
      [
        { type: 'SeatsReleased', data: { student: own } },
        { type: 'SeatOffered', data: { student: id('a', 3), lessons } },
      ],
    ]);
  });
  test('of a lesson that the student leaves for another one is gone too', () => {
    const to = [lecture(1), practice(1, 2)];
    expect(
      given([onCard], sits).when(ChangeLessons, { ...key, lessons: to }, { facts: knownFacts(), ...now }),
    ).toMatchObject([
      [{ type: 'CardLessonsChanged' }],
      [{ type: 'SeatsExchanged', data: { from: lessons, to } }, seat(practice(1, 1), 2, 1)],
    ]);
  });
  test('becomes an ordinary one when the office sets the seats of the lesson', () => {
    const byOffice = lessons.map(lesson => ({ type: 'LessonCapacityChanged', data: { lesson, from: 2, to: 5 } }));
    expect(
      given([onCard], [...sits.filter(event => event.type !== 'WaitingListJoined'), ...byOffice]).when(
        DropCourse,
        { ...key, reason: '' },
        { facts: knownFacts(), ...now },
      ),
    ).toMatchObject([[{}], [released]]);
  });
  test('stays on top of what a new timetable brings, which is no other one for that', () => {
    const { offering, code, name, credits, fluxes } = course.data;
    const facts = 60;
    const revise = { offering, code, name, credits, fluxes };
    expect(given(sits).when(ReviseCourse, revise, { facts, now: start, actor: asOffice })).toEqual([[]]);
    const revised = {
      type: 'CourseOfferingRevised',
      data: {
        code,
        name,
        credits: 6,
        fluxes: [
          {
            ...fluxes[0]!,
            lessons: fluxes[0]!.lessons.map(lesson => ({ ...lesson, capacity: lessons.includes(lesson.uid) ? 2 : 1 })),
          },
        ],
      },
    };
    expect(given(sits).when(ReviseCourse, { ...revise, credits: 6 }, { facts, now: start, actor: asOffice })).toEqual([
      [revised],
    ]);
    expect(
      given([...sits, revised]).when(ReviseCourse, { ...revise, credits: 6 }, { facts, now: start, actor: asOffice }),
    ).toEqual([[]]);
  });
});
