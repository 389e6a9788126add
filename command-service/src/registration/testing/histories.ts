import {
  registrationPeriod,
  registrationSettings,
  registrationSettingsUid,
} from '@portal/event-schemas/registration/records.ts';
import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import type { Actor } from '@portal/platform/event-log/types.ts';
import type { CommandDefinition, Dispatcher } from '@portal/platform/dispatcher/types.ts';
import { Refused } from '@portal/platform/http/types.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import { writeRecord } from '@portal/platform/records/write.ts';
import fc from 'fast-check';
import * as offerings from '../course-offering/commands.ts';
import * as registering from '../registering/commands.ts';
import * as watching from '../seat-watch/commands.ts';
import * as choices from '../standing/choice-commands.ts';
import * as standing from '../standing/commands.ts';
import * as cards from '../study-card/commands.ts';
import * as requests from '../../teacher-requests/commands.ts';
import {
  asAdvisor,
  asOffice,
  asStudent,
  asTeacher,
  courseEvent,
  fluxOf,
  id,
  lecture,
  lessonOf,
  period,
  practice,
} from './world.ts';

/** Random histories: what students, advisors, the office and the alarm clock do, in any order. */
export interface Act {
  command: CommandDefinition<any, any, any>;
  data: object;
  actor: Actor;
}
/** A record of the office changes: its keys are looked up when it is carried out. */
export interface RecordChange {
  record: RecordDefinition;
  uid: string;
  changes: Record<string, unknown>;
}
export type Step = Act | RecordChange | { wait: number };

export const courses = 3;
export const people = 5;
const everyCourse = Array.from({ length: courses }, (_, index) => id('0', index + 1));
const course = fc.integer({ min: 1, max: courses });
const person = fc.integer({ min: 1, max: people });
const which = fc.integer({ min: 1, max: 2 });
const system: Actor = { id: 'system', roles: ['system'] };

const act = (command: CommandDefinition<any, any, any>, actor: Actor, data: object): Act =>
  ({
    command,
    actor,
    data,
    [fc.toStringMethod]: () => `${command.type} by ${actor.id}: ${JSON.stringify(data)}`,
  }) as Act;
const onCourse = (number: number, student: number) => ({
  student: id('a', student),
  study_period: period,
  offering: id('0', number),
});
const own = (
  command: CommandDefinition<any, any, any>,
  more: (number: number, practiceNumber: number, flag: boolean) => object = () => ({}),
) =>
  fc
    .tuple(course, person, which, fc.boolean())
    .map(([number, student, chosen, flag]) =>
      act(command, asStudent(student), { ...onCourse(number, student), ...more(number, chosen, flag) }),
    );
const ofOthers = (
  command: CommandDefinition<any, any, any>,
  actor: Actor,
  more: (number: number, practiceNumber: number, flag: boolean) => object = () => ({}),
) =>
  fc
    .tuple(course, person, which, fc.boolean())
    .map(([number, student, chosen, flag]) =>
      act(command, actor, { ...onCourse(number, student), ...more(number, chosen, flag) }),
    );
const lessons = (number: number, chosen: number) => ({ lessons: [lecture(number), practice(number, chosen)] });
const onCard = (command: CommandDefinition<any, any, any>, actor: (student: number) => Actor, more: object = {}) =>
  person.map(student => act(command, actor(student), { student: id('a', student), study_period: period, ...more }));
const office = () => asOffice;
const reviewer = () => asAdvisor;

const ofStudent = (command: CommandDefinition<any, any, any>, more: object) =>
  person.map(student => act(command, asOffice, { student: id('a', student), ...more }));
/** The course with a practice more or less, and other seats: what a corrected timetable brings. */
const revised = (number: number, practices: number, seats: number) => {
  const {
    data: { discipline: _discipline, study_period: _period, ...contents },
  } = courseEvent(number);
  const lessonsOf = Array.from({ length: practices }, (_, index) => lessonOf(number, 2 + index, 'practice', seats));
  return { ...contents, fluxes: [fluxOf(number, [lessonOf(number, 1, 'lecture', seats + 1), ...lessonsOf])] };
};

export const runningPeriod = id('9');
const change = (record: RecordDefinition, uid: string, changes: Record<string, unknown>): Step =>
  ({ record, uid, changes, [fc.toStringMethod]: () => `${record.name} becomes ${JSON.stringify(changes)}` }) as Step;
/** What changes around the cards: periods, settings, debts, access of students and courses. */
const circumstances: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .constantFrom('main', 'main', 'add_drop', 'late')
      .map(kind => change(registrationPeriod, runningPeriod, { kind })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        '2026-09-10T09:00:00.000Z',
        '2027-10-01T00:00:00.000Z',
        '2027-11-01T00:00:00.000Z',
        '2027-12-01T00:00:00.000Z',
      )
      .map(end_date => change(registrationPeriod, runningPeriod, { end_date })),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(
        { waiting_list_enabled: false },
        { waiting_list_enabled: true },
        { confirmation_minutes: 5, notify_minutes: 1 },
        { use_timer: false },
        { use_timer: true },
      )
      .map(changes => change(registrationSettings, registrationSettingsUid, changes)),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('open', 'closed', 'default')
      .chain(access => ofStudent(standing.SetOnlineAccess, { access, comment: '' })),
  },
  { weight: 1, arbitrary: ofStudent(standing.RecordDebt, { kind: 'library', amount: null, note: '' }) },
  { weight: 2, arbitrary: ofStudent(standing.ClearDebt, { kind: 'library' }) },
  {
    weight: 1,
    arbitrary: fc.tuple(course, person).map(([number, student]) =>
      act(standing.RecordFinalResult, asOffice, {
        student: id('a', student),
        discipline: id('d', number),
        study_period: period,
        letter: 'B',
        points: 80,
        completed: true,
      }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(course, fc.constantFrom('blocked', 'cancelled', null), fc.boolean())
      .map(([number, status, whole]) =>
        act(offerings.SetCourseAccess, asOffice, {
          offering: id('0', number),
          level: whole ? 'course' : 'flux',
          target: whole ? id('0', number) : fluxOf(number, []).uid,
          status,
          reason: '',
        }),
      ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(course, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 3 }))
      .map(([number, practices, seats]) => act(offerings.ReviseCourse, asOffice, revised(number, practices, seats))),
  },
  {
    weight: 1,
    arbitrary: course.map(number =>
      act(offerings.ChangeLessonTeacher, asOffice, {
        offering: id('0', number),
        lesson: lecture(number),
        teacher: null,
      }),
    ),
  },
);

/** Requests to the teacher and what students do with the permission: for one lesson with one seat, so that the acts meet. */
const permissions = fc
  .tuple(
    fc.integer({ min: 1, max: 3 }),
    fc.constantFrom('ask', 'ask', 'approve', 'approve', 'register', 'register', 'refuse', 'drop', 'withdraw'),
  )
  .map(([student, what]) => {
    const key = onCourse(1, student);
    const decide = (status: string) => act(requests.DecideRequest, asTeacher, { ...key, status, comment: 'Because' });
    switch (what) {
      case 'ask':
        return act(requests.AskTeacher, asStudent(student), { ...key, ...lessons(1, 1), text: 'Please' });
      case 'approve':
        return decide('approved');
      case 'refuse':
        return decide('rejected');
      case 'register':
        return act(registering.RegisterCourse, asStudent(student), {
          ...key,
          ...lessons(1, 1),
          audit: false,
          queue: false,
        });
      case 'drop':
        return act(registering.DropCourse, asStudent(student), { ...key, reason: '' });
      default:
        return act(requests.WithdrawRequest, asStudent(student), key);
    }
  });

export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: circumstances },
  {
    weight: 3,
    arbitrary: fc.tuple(course, person, fc.integer({ min: 1, max: 6 })).map(([number, student, to]) =>
      act(offerings.MoveInWaitingList, asOffice, {
        offering: id('0', number),
        student: id('a', student),
        to,
        reason: 'Needed for graduation',
      }),
    ),
  },
  {
    weight: 3,
    arbitrary: ofOthers(registering.AdmitFromWaitingList, asOffice, (_number, _chosen, flag) => ({
      reason: 'Decision of the dean',
      add_seat: flag,
    })),
  },
  { weight: 1, arbitrary: ofOthers(registering.LeaveWaitingList, asOffice) },
  {
    weight: 12,
    arbitrary: own(registering.RegisterCourse, (number, chosen, flag) => ({
      ...lessons(number, chosen),
      audit: false,
      queue: flag,
    })),
  },
  {
    weight: 2,
    arbitrary: own(registering.RegisterCourse, (number, chosen) => ({
      ...lessons(number, chosen),
      audit: true,
      queue: true,
    })),
  },
  {
    weight: 6,
    arbitrary: own(registering.AddToBasket, (number, chosen) => ({ ...lessons(number, chosen), audit: false })),
  },
  { weight: 2, arbitrary: own(registering.RemoveFromBasket) },
  { weight: 6, arbitrary: own(registering.DropCourse, () => ({ reason: '' })) },
  { weight: 4, arbitrary: own(registering.ChangeLessons, lessons) },
  {
    weight: 6,
    arbitrary: own(registering.JoinWaitingList, (number, chosen) => ({ ...lessons(number, chosen), audit: false })),
  },
  { weight: 1, arbitrary: own(registering.LeaveWaitingList) },
  { weight: 5, arbitrary: own(registering.AcceptOffer) },
  { weight: 2, arbitrary: own(registering.DeclineOffer) },
  { weight: 3, arbitrary: ofOthers(registering.ExpireOffer, system) },
  { weight: 2, arbitrary: course.map(number => act(registering.ExpireHold, system, { offering: id('0', number) })) },
  {
    weight: 3,
    arbitrary: ofOthers(registering.AdvisorAddCourse, asAdvisor, (number, chosen, flag) => ({
      ...lessons(number, chosen),
      audit: false,
      queue: flag,
      reason: 'Agreed',
    })),
  },
  {
    weight: 2,
    arbitrary: ofOthers(registering.AdvisorAddCourse, asOffice, (number, chosen, flag) => ({
      ...lessons(number, chosen),
      audit: false,
      queue: flag,
      reason: 'Agreed',
    })),
  },
  { weight: 2, arbitrary: ofOthers(registering.AdvisorDropCourse, asAdvisor, () => ({ reason: 'Agreed' })) },
  {
    weight: 2,
    arbitrary: ofOthers(registering.AdvisorChangeLessons, asOffice, (number, chosen) => ({
      ...lessons(number, chosen),
      reason: 'Agreed',
    })),
  },
  { weight: 3, arbitrary: onCard(cards.SendToAdvisor, asStudent, { offerings: everyCourse }) },
  { weight: 3, arbitrary: onCard(cards.StartReview, reviewer) },
  { weight: 2, arbitrary: onCard(cards.ApproveCard, reviewer, { offerings: everyCourse }) },
  { weight: 2, arbitrary: onCard(cards.RejectCard, reviewer, { comment: 'Take another course' }) },
  { weight: 1, arbitrary: onCard(cards.SetCardStatus, office, { status: 'CHOOSING', reason: 'Asked for' }) },
  { weight: 1, arbitrary: onCard(cards.SetPersonalCreditLimit, office, { max_credit: 15, max_credit_audit: null }) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(course, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 3 }))
      .map(([number, lesson, capacity]) =>
        act(offerings.ChangeLessonCapacity, asOffice, {
          offering: id('0', number),
          lesson: id('c', number * 100 + lesson),
          capacity,
        }),
      ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(course, which, fc.constantFrom('blocked', 'cancelled', null)).map(([number, chosen, status]) =>
      act(offerings.SetCourseAccess, asOffice, {
        offering: id('0', number),
        level: 'lesson',
        target: practice(number, chosen),
        status,
        reason: '',
      }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(course, person, fc.boolean()).map(([number, student, granted]) =>
      act(offerings.SetSelectedStudentAccess, asOffice, {
        offering: id('0', number),
        student: id('a', student),
        granted,
      }),
    ),
  },
  {
    weight: 1,
    arbitrary: course.map(number => act(offerings.ResetWaitingList, asOffice, { offering: id('0', number) })),
  },
  { weight: 24, arbitrary: permissions },
  { weight: 2, arbitrary: own(watching.AddSeatWatch) },
  { weight: 1, arbitrary: own(watching.RemoveSeatWatch) },
  { weight: 2, arbitrary: ofOthers(watching.TellOfFreeSeat, system) },
  {
    weight: 2,
    arbitrary: ofOthers(choices.GiveCoursePermission, asOffice, (_number, _chosen, flag) => ({
      waives: flag ? ['capacity'] : ['access', 'prerequisites'],
      reason: 'Asked for',
    })),
  },
  { weight: 1, arbitrary: ofOthers(choices.WithdrawCoursePermission, asOffice, () => ({ reason: '' })) },
  { weight: 4, arbitrary: fc.constantFrom(2, 6, 61).map(wait => ({ wait })) },
);

/** Carries a history out; refusals are part of life. `advance`: moves the clock by minutes. Answers how many commands were accepted. */
export async function live(
  dispatcher: Dispatcher,
  history: readonly Step[],
  advance: (minutes: number) => void,
): Promise<number> {
  let accepted = 0;
  for (const one of history) {
    if ('wait' in one) advance(one.wait);
    else if ('record' in one) accepted += await changeRecord(dispatcher, one);
    else if (
      (await dispatcher.dispatch(one.command, one.data, { actor: one.actor, locale: 'ru', correlation_id: 'history' }))
        .ok
    )
      accepted += 1;
  }
  return accepted;
}

async function changeRecord(dispatcher: Dispatcher, { record, uid, changes }: RecordChange): Promise<number> {
  const send = senderFor({ dispatcher }, { actor: asOffice, locale: 'ru', correlation_id: 'history' });
  try {
    await writeRecord({ dispatcher }, send, record, { kind: 'change', uid, fields: changes });
    return 1;
  } catch (error) {
    if (error instanceof Refused) return 0;
    throw error;
  }
}
