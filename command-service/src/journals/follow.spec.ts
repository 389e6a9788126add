import { slotsOf } from '@portal/event-schemas/journals/planning.ts';
import type { JournalEvent } from '@portal/event-schemas/journals/events.ts';
import type { Lesson } from '@portal/event-schemas/registration/values.ts';
import type { CourseOfferingEvent } from '@portal/event-schemas/registration/events.ts';
import { fold, given } from '@portal/platform/testing/given.ts';
import { describe, expect, test } from 'vitest';
import { courseOffering } from '../registration/course-offering/course-offering.ts';
import { FollowLesson } from './commands.ts';
import {
  ann,
  at,
  bob,
  by,
  first,
  head,
  journal,
  lesson,
  missed,
  offering,
  opened,
  other,
  period,
  teacher,
  term,
  zone,
} from './testing/world.ts';

const weeks = '1'.repeat(15);
const meets = (days: string, start = 600) => ({ days, weeks, start, length: 50 });
const theLesson = (changes: Partial<Lesson> = {}): Lesson => ({
  uid: lesson,
  load_type: 'practice',
  section: '1',
  subgroup: '',
  teacher,
  language: 'ru',
  room: null,
  meetings: [meets('1010000')],
  capacity: 30,
  parent: null,
  ...changes,
});
const course = (one: Lesson | null, more: CourseOfferingEvent[] = []) =>
  fold(courseOffering, [
    {
      type: 'CourseOffered',
      data: {
        offering,
        discipline: offering,
        study_period: period,
        code: head.code,
        name: head.name,
        credits: 5,
        fluxes: one ? [{ uid: offering, number: 1, number_of_times_per_week: 2, lessons: [one] }] : [],
      },
    },
    ...more,
  ]);
const sits = (student: string, audit = false): CourseOfferingEvent => ({
  type: 'SeatsTaken',
  data: { student, flux: offering, lessons: [lesson], audit },
});
const everybody = [ann, bob].map(student => sits(student));
interface Around {
  on?: string;
  away?: readonly string[];
  closed?: boolean;
}
const follow = (
  now: string,
  state: ReturnType<typeof course>,
  events: JournalEvent[] = [],
  { on = now.slice(0, 10), away = [], closed = false }: Around = {},
) =>
  given(events).when(
    FollowLesson,
    { journal, lesson, on, zone, offering, discipline: offering, students: [ann, bob, other], rooms: ['r'] },
    {
      ...by(now),
      read: (aggregate, uid) =>
        (aggregate.name === 'course_offering'
          ? state
          : aggregate.name === 'student'
            ? { status: 'present', fields: { student_status: away.includes(uid) ? 'academic_leave' : 'studying' } }
            : { status: 'present', fields: { is_closed: closed, preparation_levels: ['bachelor'] } }) as never,
    },
  );
const events = (outcome: unknown): JournalEvent[] => (outcome as [JournalEvent[]])[0];

describe('rule 12: the classes of a lesson', () => {
  test('are its meetings in the weeks of the term, without days that are free', () => {
    const slots = slotsOf([meets('1010000')], term);
    expect(slots.slice(0, 3).map(({ date }) => date)).toEqual(['2026-09-02', '2026-09-07', '2026-09-09']);
    expect(slots.map(({ date }) => date)).not.toContain('2026-10-26');
    expect(slots.every(({ date }) => date <= term.end_date)).toBe(true);
  });
  test('that meet at the same minutes are one', () =>
    expect(slotsOf([meets('1000000'), meets('1000000', 620)], term).length).toBe(
      slotsOf([meets('1000000')], term).length,
    ));
});

describe('a journal follows its lesson', () => {
  test('it opens a week before the term, with its classes and all who sit in it', () => {
    const now = course(theLesson(), [sits(ann), sits(bob, true)]);
    expect(events(follow(at('2026-08-24'), now))).toEqual([]);
    const made = events(follow(at('2026-08-25'), now));
    expect(made[0]).toEqual({ type: 'JournalOpened', data: { ...head, opened_on: '2026-08-25' } });
    expect(made[1]).toMatchObject({
      type: 'SessionsPlanned',
      data: { sessions: expect.arrayContaining([expect.objectContaining({ session: 1, date: '2026-09-02' })]) },
    });
    expect(made.slice(2)).toEqual([
      { type: 'StudentJoined', data: { student: ann, audit: false, on: '2026-09-01' } },
      { type: 'StudentJoined', data: { student: bob, audit: true, on: '2026-09-01' } },
    ]);
  });
  test('said again nothing changes', () => {
    const now = course(theLesson(), everybody);
    const made = events(follow(at('2026-10-05'), now));
    expect(events(follow(at('2026-10-05'), now, made))).toEqual([]);
  });
  test('in a running term it has the classes that were, and closes them from the day on which it was opened', () => {
    const made = events(follow(at('2026-10-05'), course(theLesson(), everybody)));
    expect(made[0]).toMatchObject({ data: { opened_on: '2026-10-05' } });
    expect(made[1]).toMatchObject({
      data: { sessions: expect.arrayContaining([expect.objectContaining({ date: '2026-09-02' })]) },
    });
  });
  test('rule 10: another teacher takes it over, and a new name is written down', () => {
    const made = events(follow(at('2026-09-01'), course(theLesson(), everybody)));
    const changed: CourseOfferingEvent = { type: 'LessonTeacherChanged', data: { lesson, from: teacher, to: other } };
    expect(events(follow(at('2026-09-03'), course(theLesson(), [...everybody, changed]), made))).toEqual([
      { type: 'JournalTeacherChanged', data: { name: head.name, from: teacher, to: other } },
    ]);
    expect(events(follow(at('2026-09-03'), course(theLesson({ section: '2' }), everybody), made))).toEqual([
      { type: 'JournalRenamed', data: { code: head.code, name: head.name, section: '2', subgroup: '' } },
    ]);
  });
  test('rule 11: who takes a seat joins that day, who gives it back leaves, on leave too', () => {
    const made = events(follow(at('2026-09-01'), course(theLesson(), everybody)));
    const later = course(theLesson(), [sits(ann), sits(other)]);
    expect(events(follow(at('2026-09-10'), later, made, { on: '2026-09-08' }))).toEqual([
      { type: 'StudentLeft', data: { student: bob, on: '2026-09-08' } },
      { type: 'StudentJoined', data: { student: other, audit: false, on: '2026-09-08' } },
    ]);
    const away = { away: [ann] };
    expect(events(follow(at('2026-09-10'), course(theLesson(), everybody), made, away))).toEqual([
      { type: 'StudentLeft', data: { student: ann, on: '2026-09-10' } },
    ]);
  });
  test('other days: classes to come go and come, those that were held stay', () => {
    const made = events(follow(at('2026-09-01'), course(theLesson(), everybody)));
    const tuesdays = course(theLesson({ meetings: [meets('0100000')] }), everybody);
    const changed = events(follow(at('2026-12-01'), tuesdays, made));
    expect(changed).toMatchObject([{ type: 'SessionsDropped' }, { type: 'SessionsPlanned' }]);
    const [dropped, planned] = changed as [any, any];
    const ahead = made[1] as any;
    expect(dropped.data.sessions).toEqual(
      ahead.data.sessions.filter((one: any) => one.date > '2026-12-01').map((one: any) => one.session),
    );
    expect(planned.data.sessions.every((one: any) => one.date > '2026-12-01')).toBe(true);
    expect(Math.min(...planned.data.sessions.map((one: any) => one.session))).toBe(ahead.data.sessions.length + 1);
  });
  test('another hour of the day moves a class, which keeps its theme', () => {
    const made = events(follow(at('2026-09-01'), course(theLesson(), everybody)));
    const later = course(theLesson({ meetings: [meets('1010000', 660)] }), everybody);
    const changed = events(follow(at('2026-12-05'), later, made));
    expect(changed.map(({ type }) => type)).toEqual(['SessionMoved', 'SessionMoved']);
    expect(changed[0]).toMatchObject({ data: { date: '2026-12-07', start: 660, by_plan: true, from: { start: 600 } } });
  });
  test('a room that is closed is no room', () => {
    const made = events(follow(at('2026-09-01'), course(theLesson({ room: 'r' }), everybody), [], { closed: true }));
    expect(made[1]).toMatchObject({
      data: { sessions: expect.arrayContaining([expect.objectContaining({ room: null })]) },
    });
  });
  test('a lesson that is cancelled has no classes to come and no students', () => {
    const made = [...events(follow(at('2026-09-01'), course(theLesson(), everybody))), missed()];
    const cancelled: CourseOfferingEvent = {
      type: 'CourseAccessSet',
      data: { level: 'lesson', target: lesson, status: 'cancelled', reason: '' },
    };
    const changed = events(follow(at('2026-09-03'), course(theLesson(), [...everybody, cancelled]), made));
    expect(changed.map(({ type }) => type)).toEqual(['SessionsDropped', 'StudentLeft', 'StudentLeft']);
    expect((changed[0] as any).data.sessions).not.toContain(first.session);
  });
  test('a journal that is closed stays as it was', () =>
    expect(events(follow(at('2026-12-21'), course(theLesson({ section: '9' }), []), opened()))).toEqual([]));
});
