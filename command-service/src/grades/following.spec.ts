import type { FinalGradesEvent } from '@portal/event-schemas/grades/events.ts';
import type { CourseOfferingEvent } from '@portal/event-schemas/registration/events.ts';
import type { Lesson } from '@portal/event-schemas/registration/values.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { uidOf } from '@portal/event-schemas/forms/testing/properties.ts';
import { fold, given } from '@portal/platform/testing/given.ts';
import { describe, expect, it } from 'vitest';
import { courseOffering } from '../registration/course-offering/course-offering.ts';
import { followCourse } from './commands.ts';
import { countAttempt, failures } from './failures.ts';
import { co, discipline, flux, main, offering, opened, otherCo, student, term } from './testing.ts';

const [lecture, practice, laboratory] = ['lecture', 'practice', 'laboratory'].map(uidOf) as [string, string, string];
const lesson = (uid: string, load_type: Lesson['load_type'], teacher: string | null, length = 50): Lesson => ({
  ...{ uid, load_type, teacher, section: '1', subgroup: '', language: 'ru', room: null, capacity: 30, parent: null },
  meetings: [{ days: '1000000', weeks: '111111111111111', start: 540, length }],
});
const offered = (lessons: Lesson[]): CourseOfferingEvent => ({
  type: 'CourseOffered',
  data: {
    ...{ offering, discipline, study_period: term, code: 'MAT', name: sameInAll('Mathematics'), credits: 5 },
    fluxes: [{ uid: flux, number: 1, number_of_times_per_week: 1, lessons }],
  },
});
const all = [
  lesson(lecture, 'lecture', main),
  lesson(practice, 'practice', co, 200),
  lesson(laboratory, 'laboratory', otherCo),
];
const taken = (number: number, lessons = [lecture, practice], audit = false): CourseOfferingEvent => ({
  type: 'SeatsTaken',
  data: { student: student(number), flux, lessons, audit },
});
const follow = (course: readonly CourseOfferingEvent[], sheet: readonly FinalGradesEvent[] = []) =>
  given(sheet).when(
    followCourse(1),
    { offering, fluxes: [flux] },
    { facts: null, read: () => fold(courseOffering, course) as never },
  ) as readonly (readonly FinalGradesEvent[])[];

describe('a sheet', () => {
  it('opens with the first student of its stream: the lecturer answers for it, the others of a student’s lessons agree', () =>
    expect(follow([offered(all), taken(1), taken(2, [lecture, practice, laboratory], true)])).toEqual([
      [
        ...opened,
        { type: 'RowAdded', data: { student: student(1), audit: false, co_teachers: [co] } },
        { type: 'RowAdded', data: { student: student(2), audit: true, co_teachers: [co, otherCo].sort() } },
      ],
    ]));
  it('is not there before anybody sits on the course', () => expect(follow([offered(all)])).toEqual([[]]));
  it('that is as its course is stays so', () => {
    const course = [offered(all), taken(1), taken(2)];
    expect(follow(course, follow(course)[0])).toEqual([[]]);
  });
  it('loses the row of who dropped the course, and has it again when they come back', () => {
    const course: CourseOfferingEvent[] = [offered(all), taken(1)];
    const sheet = follow(course)[0]!;
    const dropped: CourseOfferingEvent[] = [
      ...course,
      { type: 'SeatsReleased', data: { student: student(1), lessons: [lecture, practice], reason: 'dropped' } },
    ];
    const closed = follow(dropped, sheet);
    expect(closed).toEqual([[{ type: 'RowClosed', data: { student: student(1) } }]]);
    expect(follow(course, [...sheet, ...closed[0]!])).toMatchObject([[{ type: 'RowAdded' }]]);
  });
  it('follows an exchange of teachers in the running term', () => {
    const course: CourseOfferingEvent[] = [offered(all), taken(1)];
    const exchanged: CourseOfferingEvent[] = [
      ...course,
      { type: 'LessonTeacherChanged', data: { lesson: practice, from: co, to: otherCo } },
    ];
    expect(follow(exchanged, follow(course)[0])).toEqual([
      [{ type: 'RowRevised', data: { student: student(1), audit: false, co_teachers: [otherCo] } }],
    ]);
  });
  it('is answered for by who teaches most where nobody lectures, and by whom the office names whoever teaches', () => {
    const course = [offered(all.slice(1)), taken(1, [practice, laboratory])];
    const sheet = follow(course)[0]!;
    expect(sheet).toContainEqual({ type: 'MainTeacherNamed', data: { from: null, to: co, by_office: false } });
    const named: FinalGradesEvent = { type: 'MainTeacherNamed', data: { from: co, to: main, by_office: true } };
    expect(follow(course, [...sheet, named])).toMatchObject([
      [{ type: 'RowRevised', data: { co_teachers: [co, otherCo].sort() } }],
    ]);
  });
});

describe('failures of one discipline', () => {
  const mark = (code: string, passed: boolean, kind: 'points' | 'incomplete' = 'points') => ({
    code,
    kind,
    points: 0,
    passed,
  });
  const attempt = (number: number) => ({
    student: student(1),
    discipline,
    attempt: `attempt ${number}`,
    study_period: term,
  });
  const F = mark('F', false);
  const after = (marks: [number, ReturnType<typeof mark> | null][]) =>
    marks.reduce<{ type: string; data: unknown }[]>(
      (events, [number, given_]) => [...events, ...countAttempt(attempt(number), given_, fold(failures, events))],
      [],
    );
  const typesAfter = (marks: [number, ReturnType<typeof mark> | null][]) => after(marks).map(({ type }) => type);
  it('are flagged with the third FX or F, once', () =>
    expect(
      typesAfter([
        [1, F],
        [2, mark('FX', false)],
        [3, F],
        [4, F],
      ]),
    ).toEqual(['FailureCounted', 'FailureCounted', 'FailureCounted', 'FailureFlagged', 'FailureCounted']));
  it('are flagged no more when one of three counts no longer', () =>
    expect(
      after([
        [1, F],
        [2, F],
        [3, F],
        [2, mark('D', true)],
      ]).slice(4),
    ).toEqual([
      { type: 'FailureWithdrawn', data: { student: student(1), discipline, attempt: 'attempt 2' } },
      { type: 'FailureFlagWithdrawn', data: { student: student(1), discipline } },
    ]));
  it('are not marks without points, and the same attempt counts once', () => {
    expect(typesAfter([[1, mark('I', false, 'incomplete')]])).toEqual([]);
    expect(
      typesAfter([
        [1, F],
        [1, F],
      ]),
    ).toEqual(['FailureCounted']);
  });
});
