import { cardStatuses } from '@portal/event-schemas/registration/codes.ts';
import { movableClock } from '@portal/platform/clock/clock.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  courseOffering,
  type OfferedCourse,
} from '../../../../command-service/src/registration/course-offering/course-offering.ts';
import { studyCard } from '../../../../command-service/src/registration/study-card/study-card.ts';
import { CountRefusals } from '../../../../command-service/src/registration/tally/registration-tally.ts';
import { foundWorld } from '../../../../command-service/src/registration/testing/found-world.ts';
import { live, step } from '../../../../command-service/src/registration/testing/histories.ts';
import { id, period, start } from '../../../../command-service/src/registration/testing/world.ts';
import { client } from '../../../../test/support/client.ts';
import { startPortal, type TestPortal } from '../../../../test/support/portal.ts';
import { countersAsOf } from './as-of.ts';
import { codeKey, noCounters, statusKey, wholePeriod, type Counters } from './counters.ts';

const clock = movableClock(start);
const system = { actor: { id: 'system', roles: ['system'] }, locale: 'en' as const, correlation_id: 'board' };
let portal: TestPortal;
let events: RecordedEvent<any>[];

/** A registration day: random acts some seconds apart, and what was refused, counted a second or a minute late. */
beforeAll(async () => {
  portal = await startPortal({ services: ['command-service', 'projection-service'], clock, demo: false });
  const { dispatcher, log } = portal.host;
  await foundWorld(dispatcher);
  const pauses = fc.sample(fc.integer({ min: 0, max: 4 }), { numRuns: 900, seed: 3 });
  for (const [index, one] of fc.sample(step, { numRuns: 900, seed: 11 }).entries()) {
    clock.advance(pauses[index]! * 700);
    const accepted = await live(dispatcher, [one], minutes => clock.advance(Math.min(minutes, 6) * 60_000));
    if (accepted || 'wait' in one) continue;
    const second = new Date(clock.now().getTime() - (index % 3) * 40_000).toISOString().replace(/\.\d+Z$/, '.000Z');
    await dispatcher.dispatch(
      CountRefusals,
      {
        study_period: period,
        second,
        counts: [
          {
            offering: index % 4 ? id('0', 1 + (index % 3)) : null,
            code: index % 2 ? 'registration.no_seat' : 'registration.time_clash',
            count: 1 + (index % 5),
          },
        ],
      },
      system,
    );
  }
  await portal.host.waitForReadModels(await log.head(), 30_000);
  events = await log.readAll(0, 100_000);
}, 120_000);
afterAll(() => portal?.stop());

const basket = new Set(['CardCourseHeld', 'CardHoldEnded']);
/** The board as a plain folding of the log up to a second says it, with the aggregates that decide. */
function folded(until: string): Map<string, Counters> {
  const courses = new Map<string, OfferedCourse>();
  const cards = new Map<string, { status: string; courses: object }>();
  const found = new Map<string, Counters>();
  const on = (key: string): Counters => found.get(key) ?? found.set(key, noCounters()).get(key)!;
  const happened: Record<string, keyof Counters> = {
    SeatsTaken: 'registered',
    SeatsReleased: 'dropped',
    WaitingListJoined: 'joined',
    OfferPassed: 'passed',
    CardSentToAdvisor: 'sent',
    CardApproved: 'approved',
  };
  for (const event of events) {
    const at = event.type === 'RefusalsCounted' ? event.data.second : event.meta.occurred_at;
    if (Date.parse(at) >= Date.parse(until) + 1000) continue;
    if (event.type === 'RefusalsCounted')
      for (const { offering, code, count } of event.data.counts)
        for (const key of [wholePeriod, codeKey(code), ...(offering ? [offering] : [])]) on(key).refused += count;
    const [kind, key] = [
      event.stream.slice(0, event.stream.indexOf('-')),
      event.stream.slice(event.stream.indexOf('-') + 1),
    ];
    if (kind === 'course_offering')
      courses.set(
        key,
        courseOffering.evolve(courses.get(key) ?? courseOffering.initialState(), event as never) as OfferedCourse,
      );
    // A card begins with what is chosen or decided; what is only held in the basket stands in its stream, too.
    if (kind === 'study_card' && (cards.has(key) || !basket.has(event.type)))
      cards.set(key, studyCard.evolve((cards.get(key) as never) ?? studyCard.initialState(), event as never));
    if (happened[event.type])
      for (const one of kind === 'course_offering' ? [key, wholePeriod] : [wholePeriod])
        on(one)[happened[event.type]!] += 1;
  }
  for (const [offering, course] of courses) {
    const seats = new Map<string, Record<string, number>>();
    for (const { lesson, flux } of course.lessons.values()) {
      const kinds = seats.get(flux) ?? {};
      seats.set(flux, { ...kinds, [lesson.load_type]: (kinds[lesson.load_type] ?? 0) + lesson.capacity });
    }
    const now = {
      capacity: [...seats.values()].reduce((sum, kinds) => sum + Math.min(...Object.values(kinds)), 0),
      taken: course.seats.size,
      held: course.holds.size,
      offered: course.offers.size,
      waiting: course.queue.size,
    };
    for (const key of [offering, wholePeriod])
      for (const [name, value] of Object.entries(now)) on(key)[name as keyof Counters] += value;
  }
  for (const { status, courses: chosen } of cards.values()) {
    on(statusKey(status)).cards += 1;
    if (Object.keys(chosen).length) on(wholePeriod).cards += 1;
  }
  return found;
}
const shown = (counters: ReadonlyMap<string, Counters>) =>
  Object.fromEntries(
    [...counters]
      .filter(([, of]) => Object.values(of).some(value => value !== 0))
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );
const seconds = () => [...new Set(events.map(event => `${event.meta.occurred_at.slice(0, 19)}.000Z`))];

describe('the board as of a second', () => {
  it('is the log folded up to that second, whatever happened', async () => {
    const moments = seconds();
    expect(moments.length).toBeGreaterThan(300);
    const [first, last] = [moments[0]!, moments.at(-1)!];
    const between = new Date((Date.parse(first) + Date.parse(last)) / 2).toISOString().replace(/\.\d+Z$/, '.000Z');
    const some = [
      new Date(Date.parse(first) - 86_400_000).toISOString(),
      between,
      last,
      new Date(Date.parse(last) + 86_400_000).toISOString(),
      ...moments.filter((_, index) => index % 7 === 0),
    ];
    for (const at of some)
      expect({ at, board: shown(await countersAsOf(portal.host.pool, period, at)) }).toEqual({
        at,
        board: shown(folded(at)),
      });
  }, 60_000);

  it('keeps the invariants in every second: nothing oversold, courses add up to the period, cards to their statuses', async () => {
    for (const at of seconds().filter((_, index) => index % 5 === 0)) {
      const counters = await countersAsOf(portal.host.pool, period, at);
      const courses = [...counters].filter(([key]) => key.startsWith('0'));
      for (const [key, { capacity, taken, held, offered, waiting }] of courses) {
        expect(taken + held + offered, `${key} at ${at}`).toBeLessThanOrEqual(capacity);
        expect(Math.min(taken, held, offered, waiting)).toBeGreaterThanOrEqual(0);
        expect(offered).toBeLessThanOrEqual(waiting);
      }
      const whole = counters.get(wholePeriod)!;
      for (const name of ['capacity', 'taken', 'held', 'offered', 'waiting', 'registered'] as const)
        expect(courses.reduce((sum, [, of]) => sum + of[name], 0)).toBe(whole[name]);
      expect(whole.registered - whole.dropped).toBe(whole.taken);
      expect(
        cardStatuses.reduce((sum, status) => sum + (counters.get(statusKey(status))?.cards ?? 0), 0),
      ).toBeGreaterThanOrEqual(whole.cards);
    }
  }, 60_000);

  it('is answered within a tenth of a second', async () => {
    const moments = seconds().filter((_, index) => index % 9 === 0);
    const took: number[] = [];
    for (const at of moments) {
      const started = performance.now();
      await countersAsOf(portal.host.pool, period, at);
      took.push(performance.now() - started);
    }
    expect(took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)]).toBeLessThan(100);
  });
});

describe('the read models of registration after it', () => {
  it('have counters that the places, cards and students of now make', async () => {
    const { rows: courses } = await portal.host.pool
      .query(`SELECT c.offering FROM registration.board_courses c JOIN registration.offering_counts o ON o.offering = c.offering
      WHERE c.taken <> o.registered + o.registered_audit OR c.held <> o.basket OR c.waiting <> o.waiting`);
    expect(courses).toEqual([]);
    const { rows: orders } = await portal.host.pool.query<{ offering: string; students: string[] }>(
      `SELECT offering, array_agg(student ORDER BY queue_order) AS students FROM registration.places WHERE queue_order IS NOT NULL GROUP BY 1`,
    );
    const states = await Promise.all(
      [1, 2, 3].map(number => portal.host.dispatcher.state(courseOffering, id('0', number))),
    );
    const queues = states.flatMap(({ state }) =>
      state.status === 'offered' && state.queue.size ? [[state.offering, [...state.queue.keys()]] as const] : [],
    );
    expect(Object.fromEntries(orders.map(row => [row.offering, row.students]))).toEqual(Object.fromEntries(queues));
    const {
      rows: [counts],
    } = await portal.host.pool.query(
      `SELECT
      (SELECT sum(students)::int FROM registration.statistic_counts WHERE study_period = '') AS students,
      (SELECT sum(registered)::int FROM registration.statistic_counts WHERE study_period = $1) AS registered,
      (SELECT sum(credits)::int FROM registration.statistic_counts WHERE study_period = $1) AS credits,
      (SELECT count(*)::int FROM registration.cards WHERE courses > 0) AS cards, (SELECT sum(credits)::int FROM registration.cards) AS taken`,
      [period],
    );
    expect(counts).toMatchObject({ students: 5, registered: counts.cards, credits: counts.taken });
  });
});

it('nobody but the office, supervisors and the auditor sees a board', async () => {
  expect((await client(portal.url).get('/registration/board/')).status).toBe(401);
});
