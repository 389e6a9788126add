import type { Actor } from '@portal/platform/event-log/types.ts';
import type { CommandDefinition, Dispatcher } from '@portal/platform/dispatcher/types.ts';
import fc from 'fast-check';
import * as offerings from '../course-offering/commands.ts';
import * as registering from '../registering/commands.ts';
import * as cards from '../study-card/commands.ts';
import { asAdvisor, asOffice, asStudent, id, lecture, period, practice } from './world.ts';

/** Random histories: what students, advisors, the office and the alarm clock do, in any order. */
export interface Act {
  command: CommandDefinition<any, any, any>;
  data: object;
  actor: Actor;
}
export type Step = Act | { wait: number };

export const courses = 3;
export const people = 5;
const course = fc.integer({ min: 1, max: courses });
const person = fc.integer({ min: 1, max: people });
const which = fc.integer({ min: 1, max: 2 });
const system: Actor = { id: 'system', roles: ['system'] };

const act = (command: CommandDefinition<any, any, any>, actor: Actor, data: object): Act =>
  ({ command, actor, data, [fc.toStringMethod]: () => `${command.type} by ${actor.id}: ${JSON.stringify(data)}` }) as Act;
const onCourse = (number: number, student: number) => ({ student: id('a', student), study_period: period, offering: id('0', number) });
const own = (command: CommandDefinition<any, any, any>, more: (number: number, practiceNumber: number, flag: boolean) => object = () => ({})) =>
  fc.tuple(course, person, which, fc.boolean()).map(([number, student, chosen, flag]) => act(command, asStudent(student), { ...onCourse(number, student), ...more(number, chosen, flag) }));
const ofOthers = (command: CommandDefinition<any, any, any>, actor: Actor, more: (number: number, practiceNumber: number, flag: boolean) => object = () => ({})) =>
  fc.tuple(course, person, which, fc.boolean()).map(([number, student, chosen, flag]) => act(command, actor, { ...onCourse(number, student), ...more(number, chosen, flag) }));
const lessons = (number: number, chosen: number) => ({ lessons: [lecture(number), practice(number, chosen)] });
const onCard = (command: CommandDefinition<any, any, any>, actor: (student: number) => Actor, more: object = {}) =>
  person.map(student => act(command, actor(student), { student: id('a', student), study_period: period, ...more }));
const office = () => asOffice;
const reviewer = () => asAdvisor;

export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: own(registering.RegisterCourse, (number, chosen, flag) => ({ ...lessons(number, chosen), audit: false, queue: flag })) },
  { weight: 2, arbitrary: own(registering.RegisterCourse, (number, chosen) => ({ ...lessons(number, chosen), audit: true, queue: true })) },
  { weight: 6, arbitrary: own(registering.AddToBasket, (number, chosen) => ({ ...lessons(number, chosen), audit: false })) },
  { weight: 2, arbitrary: own(registering.RemoveFromBasket) },
  { weight: 6, arbitrary: own(registering.DropCourse, () => ({ reason: '' })) },
  { weight: 4, arbitrary: own(registering.ChangeLessons, lessons) },
  { weight: 6, arbitrary: own(registering.JoinWaitingList, (number, chosen) => ({ ...lessons(number, chosen), audit: false })) },
  { weight: 1, arbitrary: own(registering.LeaveWaitingList) },
  { weight: 5, arbitrary: own(registering.AcceptOffer) },
  { weight: 2, arbitrary: own(registering.DeclineOffer) },
  { weight: 3, arbitrary: ofOthers(registering.ExpireOffer, system) },
  { weight: 2, arbitrary: course.map(number => act(registering.ExpireHold, system, { offering: id('0', number) })) },
  { weight: 3, arbitrary: ofOthers(registering.AdvisorAddCourse, asAdvisor, (number, chosen, flag) => ({ ...lessons(number, chosen), audit: false, queue: flag })) },
  { weight: 2, arbitrary: ofOthers(registering.AdvisorAddCourse, asOffice, (number, chosen, flag) => ({ ...lessons(number, chosen), audit: false, queue: flag })) },
  { weight: 2, arbitrary: ofOthers(registering.AdvisorDropCourse, asAdvisor, () => ({ reason: '' })) },
  { weight: 2, arbitrary: ofOthers(registering.AdvisorChangeLessons, asOffice, lessons) },
  { weight: 3, arbitrary: onCard(cards.SendToAdvisor, asStudent) },
  { weight: 3, arbitrary: onCard(cards.StartReview, reviewer) },
  { weight: 2, arbitrary: onCard(cards.ApproveCard, reviewer, { offerings: [] }) },
  { weight: 2, arbitrary: onCard(cards.RejectCard, reviewer, { comment: 'Take another course' }) },
  { weight: 1, arbitrary: onCard(cards.SetCardStatus, office, { status: 'CHOOSING', reason: 'Asked for' }) },
  { weight: 1, arbitrary: onCard(cards.SetPersonalCreditLimit, office, { max_credit: 15, max_credit_audit: null }) },
  { weight: 3, arbitrary: fc.tuple(course, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 3 })).map(([number, lesson, capacity]) => act(offerings.ChangeLessonCapacity, asOffice, { offering: id('0', number), lesson: id('c', number * 100 + lesson), capacity })) },
  { weight: 2, arbitrary: fc.tuple(course, which, fc.constantFrom('blocked', 'cancelled', null)).map(([number, chosen, status]) => act(offerings.SetCourseAccess, asOffice, { offering: id('0', number), level: 'lesson', target: practice(number, chosen), status, reason: '' })) },
  { weight: 1, arbitrary: fc.tuple(course, person, fc.boolean()).map(([number, student, granted]) => act(offerings.SetSelectedStudentAccess, asOffice, { offering: id('0', number), student: id('a', student), granted })) },
  { weight: 1, arbitrary: course.map(number => act(offerings.ResetWaitingList, asOffice, { offering: id('0', number) })) },
  { weight: 4, arbitrary: fc.constantFrom(2, 6, 61).map(wait => ({ wait })) },
);

/** Carries a history out; refusals are part of life. `advance`: moves the clock by minutes. Answers how many commands were accepted. */
export async function live(dispatcher: Dispatcher, history: readonly Step[], advance: (minutes: number) => void): Promise<number> {
  let accepted = 0;
  for (const one of history) {
    if ('wait' in one) advance(one.wait);
    else if ((await dispatcher.dispatch(one.command, one.data, { actor: one.actor, locale: 'ru', correlation_id: 'history' })).ok) accepted += 1;
  }
  return accepted;
}
