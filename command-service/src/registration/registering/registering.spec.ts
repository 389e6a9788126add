import { defaultRegistrationSettings } from '@portal/event-schemas/registration/records.ts';
import type { CourseOfferingEvent } from '@portal/event-schemas/registration/events.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { decide } from '@portal/platform/testing/decider.ts';
import { describe, expect, test } from 'vitest';
import type { Known } from '../known.ts';
import { noStanding } from '../standing/registration-standing.ts';
import { asAdvisor, asOffice, asStudent, courseEvent, disciplineRecord, fluxOf, id, lecture, lessonOf, mainPeriod, period, practice, start, studentRecord } from '../testing/world.ts';
import { AcceptOffer, AddToBasket, AdvisorAddCourse, ChangeLessons, DeclineOffer, DropCourse, ExpireOffer, RegisterCourse } from './commands.ts';

const known = (changes: Partial<Known> = {}): Known => ({
  student: studentRecord(1), standing: noStanding, settings: defaultRegistrationSettings, periods: [mainPeriod()], rules: [], discipline: disciplineRecord(1), names: {}, sport_results: 0, ...changes,
});
const course = (seats: number[]) => courseEvent(1, { seats });
const flux = fluxOf(1, []).uid;
const choice = (number = 1) => ({ flux, lessons: [lecture(1), practice(1, number)], audit: false });
const person = (number: number) => id('a', number);
const taken = (number: number, chosen = 1): CourseOfferingEvent => ({ type: 'SeatsTaken', data: { student: person(number), ...choice(chosen) } });
const waits = (number: number, chosen = 1): CourseOfferingEvent => ({ type: 'WaitingListJoined', data: { student: person(number), ...choice(chosen) } });
const offered = (number: number, until: string, chosen = 1): CourseOfferingEvent => ({ type: 'SeatOffered', data: { student: person(number), lessons: choice(chosen).lessons, until } });
const held = (number: number, until: string, chosen = 1): CourseOfferingEvent => ({ type: 'SeatsHeld', data: { student: person(number), ...choice(chosen), until } });
const key = { student: person(1), study_period: period, offering: id('0', 1) };
const ask = { ...key, lessons: choice().lessons, audit: false };
const inAnHour = '2026-09-10T09:00:00.000Z';
const now = { now: start, actor: asStudent(1) };
const onCard = (number = 1, added_by: 'student' | 'advisor' | 'registrar' = 'student') => ({
  offering: id('0', 1), discipline: id('d', 1), flux, code: 'C-1', name: sameInAll('Course 1'), credits: 5, audit: false, added_by, is_sport: false, is_introductory: false,
  lessons: [lessonOf(1, 1, 'lecture', 0), lessonOf(1, 1 + number, 'practice', 0)].map(({ uid, load_type, teacher, meetings }) => ({ uid, load_type, teacher, meetings })),
});
const added = (number = 1, by: 'student' | 'advisor' | 'registrar' = 'student', status = 'CHOOSING') => ({ type: 'CourseAddedToCard', data: { student: person(1), study_period: period, course: onCard(number, by), status } });
const queued = { type: 'CardQueued', data: { ...key, discipline: id('d', 1), name: sameInAll('Course 1'), flux, lessons: choice().lessons, credits: 5, audit: false } };

describe('registering', () => {
  test('takes the seats and puts the course on the card', () => {
    expect(decide(RegisterCourse, [[], [course([2, 1, 1])]], known(), { ...ask, queue: false }, now)).toEqual({ events: [[added()], [taken(1)]] });
  });
  test('out of the own hold gives the hold back in the same append', () => {
    expect(decide(RegisterCourse, [[], [course([1, 1, 1]), held(1, inAnHour)]], known(), { ...ask, queue: false }, now)).toEqual({
      events: [[added()], [{ type: 'HoldReleased', data: { student: person(1), lessons: choice().lessons, reason: 'registered' } }, taken(1)]],
    });
  });
  test('takes a seat whose hold has run out, and says so', () => {
    expect(decide(RegisterCourse, [[], [course([1, 1, 1]), held(2, start)]], known(), { ...ask, queue: false }, now)).toEqual({
      events: [[added()], [{ type: 'HoldReleased', data: { student: person(2), lessons: choice().lessons, reason: 'expired' } }, taken(1)]],
    });
  });
  test('leaves a seat alone whose hold runs', () => {
    expect(decide(RegisterCourse, [[], [course([1, 1, 1]), held(2, inAnHour)]], known(), { ...ask, queue: false }, now)).toEqual({
      refused: { code: 'registration.no_seat', params: { course: sameInAll('Course 1'), section: 'lec-1', lesson: lecture(1), capacity: 1, waiting: 0 } },
    });
  });
  test('of a full course joins the waiting list when that was asked for', () => {
    expect(decide(RegisterCourse, [[], [course([1, 1, 1]), taken(2)]], known(), { ...ask, queue: true }, now)).toEqual({ events: [[queued], [waits(1)]] });
  });
  test('of a full course a second time gains nothing', () => {
    expect(decide(RegisterCourse, [[queued], [course([1, 1, 1]), taken(2), waits(1), waits(3)]], known(), { ...ask, queue: true }, now)).toEqual({ events: [[], []] });
  });
  test('in the late period there is no waiting list', () => {
    const late = known({ periods: [mainPeriod({ kind: 'late' })] });
    expect(decide(RegisterCourse, [[], [course([1, 1, 1]), taken(2)]], late, { ...ask, queue: true }, now)).toEqual({
      refused: { code: 'registration.waiting_list_not_in_late', params: { course: sameInAll('Course 1'), section: 'lec-1', lesson: lecture(1) } },
    });
  });
  test('past somebody who waits for another full lesson names them', () => {
    const outcome = decide(RegisterCourse, [[], [course([3, 1, 1]), taken(2, 2), waits(3, 2)]], known(), { ...ask, queue: false }, now);
    expect(outcome).toEqual({ events: [[added()], [{ type: 'SeatsTaken', data: { student: person(1), ...choice(), passed_over: [person(3)] } }]] });
  });
  test('on another student’s card is refused', () => {
    expect(decide(RegisterCourse, [[], [course([2, 1, 1])]], known(), { ...ask, queue: false }, { now: start, actor: asStudent(2) })).toEqual({ refused: { code: 'registration.not_your_card', params: { student: person(1) } } });
  });
  test('with one lesson of two kinds is refused', () => {
    expect(decide(RegisterCourse, [[], [course([2, 1, 1])]], known(), { ...ask, lessons: [lecture(1)], queue: false }, now)).toMatchObject({ refused: { code: 'registration.lessons_incomplete' } });
  });
});

describe('the waiting list', () => {
  const release: CourseOfferingEvent = { type: 'SeatsReleased', data: { student: person(1), lessons: choice().lessons, reason: 'dropped' } };
  test('dropping a course offers its seats to the first in line in the same append', () => {
    expect(decide(DropCourse, [[added()], [course([1, 1, 1]), taken(1), waits(2), waits(3)]], known(), { ...key, reason: '' }, now)).toEqual({
      events: [[{ type: 'CourseDroppedFromCard', data: { offering: key.offering, reason: '', status: 'CHOOSING' } }], [release, offered(2, inAnHour)]],
    });
  });
  test('accepting an offer takes the seat', () => {
    expect(decide(AcceptOffer, [[queued], [course([1, 1, 1]), waits(1), offered(1, inAnHour)]], known(), key, now)).toEqual({
      events: [[{ type: 'CardUnqueued', data: { offering: key.offering, reason: 'registered' } }, added()], [{ type: 'WaitingListLeft', data: { student: person(1), reason: 'registered' } }, taken(1)]],
    });
  });
  test('accepting runs all checks again; a failed one passes the seat on and says which', () => {
    const indebted = known({ standing: { ...noStanding, debts: { fine: { amount: 10, note: '' } } } });
    expect(decide(AcceptOffer, [[queued], [course([1, 1, 1]), waits(1), waits(2), offered(1, inAnHour)]], indebted, key, now)).toEqual({
      events: [[{ type: 'CardUnqueued', data: { offering: key.offering, reason: 'passed' } }], [
        { type: 'OfferPassed', data: { student: person(1), lessons: choice().lessons, reason: 'checks_failed', code: 'registration.debt_fine', params: { amount: 10, note: '—' } } }, offered(2, inAnHour)]],
    });
  });
  test('declining passes the seat to the next', () => {
    expect(decide(DeclineOffer, [[queued], [course([1, 1, 1]), waits(1), waits(2), offered(1, inAnHour)]], known(), key, now)).toEqual({
      events: [[{ type: 'CardUnqueued', data: { offering: key.offering, reason: 'passed' } }], [
        { type: 'OfferPassed', data: { student: person(1), lessons: choice().lessons, reason: 'declined', code: null, params: {} } }, offered(2, inAnHour)]],
    });
  });
  test('the alarm before its time changes nothing, at its time it passes the seat on', () => {
    const given = [[queued], [course([1, 1, 1]), waits(1), waits(2), offered(1, inAnHour)]];
    const system = { id: 'system', roles: ['system'] };
    expect(decide(ExpireOffer, given, known(), key, { now: start, actor: system })).toEqual({ events: [[], []] });
    expect(decide(ExpireOffer, given, known(), key, { now: inAnHour, actor: system })).toEqual({
      events: [[{ type: 'CardUnqueued', data: { offering: key.offering, reason: 'passed' } }], [
        { type: 'OfferPassed', data: { student: person(1), lessons: choice().lessons, reason: 'expired', code: null, params: {} } }, offered(2, '2026-09-10T10:00:00.000Z')]],
    });
  });
});

describe('basket and changes', () => {
  test('a basket holds the seats for the registration timer; the same choice again gains no time', () => {
    expect(decide(AddToBasket, [[], [course([1, 1, 1])]], known(), ask, now)).toEqual({ events: [[], [held(1, '2026-09-10T08:05:00.000Z')]] });
    expect(decide(AddToBasket, [[], [course([1, 1, 1]), held(1, inAnHour)]], known(), ask, now)).toEqual({ events: [[], []] });
  });
  test('other lessons are taken in the append that gives the old ones back', () => {
    const lessons = choice(2).lessons;
    expect(decide(ChangeLessons, [[added()], [course([1, 1, 1]), taken(1)]], known(), { ...key, lessons }, now)).toEqual({
      events: [[{ type: 'CardLessonsChanged', data: { offering: key.offering, flux, lessons: onCard(2).lessons, status: 'CHOOSING' } }], [
        { type: 'SeatsExchanged', data: { student: person(1), flux, from: choice().lessons, to: lessons } }]],
    });
  });
  test('a full lesson leaves the old seat where it is', () => {
    expect(decide(ChangeLessons, [[added()], [course([2, 1, 1]), taken(1), taken(2, 2)]], known(), { ...key, lessons: choice(2).lessons }, now)).toMatchObject({ refused: { code: 'registration.no_seat' } });
  });
  test('the advisor adds to a card in review, and it is marked as theirs', () => {
    const review = { type: 'ReviewStarted', data: { student: person(1), study_period: period, advisor: asAdvisor.id, status: 'CHECKING_AFTER' } };
    expect(decide(AdvisorAddCourse, [[review], [course([1, 1, 1])]], known(), { ...ask, queue: false }, { now: start, actor: asAdvisor })).toEqual({ events: [[added(1, 'advisor', 'CHECKING_AFTER')], [taken(1)]] });
    expect(decide(AdvisorAddCourse, [[], [course([1, 1, 1])]], known(), { ...ask, queue: false }, { now: start, actor: asAdvisor })).toMatchObject({ refused: { code: 'advising.change_not_possible' } });
  });
  test('the registrar adds whatever the status, and an advisor of other students does not', () => {
    expect(decide(AdvisorAddCourse, [[], [course([1, 1, 1])]], known(), { ...ask, queue: false }, { now: start, actor: asOffice })).toEqual({ events: [[added(1, 'registrar')], [taken(1)]] });
    expect(decide(AdvisorAddCourse, [[], [course([1, 1, 1])]], known(), { ...ask, queue: false }, { now: start, actor: { id: id('ae'), roles: ['supervisor'] } })).toMatchObject({ refused: { code: 'advising.not_your_student' } });
  });
});
