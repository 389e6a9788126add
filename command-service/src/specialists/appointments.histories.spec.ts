import { specialistEvents, studentTimesEvents } from '@portal/event-schemas/specialists/events.ts';
import { freeTimes, isCovered } from '@portal/event-schemas/specialists/calendar.ts';
import { module } from '@portal/event-schemas/specialists/module.ts';
import { movableClock } from '@portal/platform/clock/clock.ts';
import { wallClock } from '@portal/platform/clock/occurrences.ts';
import { createDispatcher } from '@portal/platform/dispatcher/dispatcher.ts';
import type { Dispatcher } from '@portal/platform/dispatcher/types.ts';
import { createMemoryLog } from '@portal/platform/event-log/memoryLog.ts';
import { createMemoryFacts } from '@portal/platform/facts/memoryFacts.ts';
import { recordCommands } from '@portal/platform/records/commands.ts';
import { recordEvents } from '@portal/platform/records/events.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as commands from './commands.ts';
import { inAbsence } from './hours.ts';
import { calendarOf, liveOf, specialistTimes, studentTimes } from './specialist-times.ts';

const start = '2026-03-26T06:00:00.000Z';
const [typeRecord, roleRecord] = module.records as [any, any];
const specialists = ['s0', 's1', 's2'];
const students = ['a', 'b', 'c', 'd'];
const index = (most: number) => fc.nat({ max: most - 1 });
/** A time by its place among those that are free, a little off now and then. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('book' as const),
      who: index(4),
      whom: index(3),
      slot: index(40),
      by: index(4),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constantFrom('move' as const, 'cancel' as const, 'mark' as const),
      whom: index(3),
      slot: index(40),
      by: index(4),
    }),
  },
  fc.record({
    does: fc.constant('hours' as const),
    whom: index(3),
    day: fc.integer({ min: 1, max: 7 }),
    from: index(12),
    long: fc.integer({ min: 0, max: 8 }),
    row: index(4),
  }),
  fc.record({
    does: fc.constant('away' as const),
    whom: index(3),
    slot: index(72),
    long: fc.integer({ min: 1, max: 30 }),
  }),
  fc.record({ does: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 40 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function live(
  dispatcher: Dispatcher,
  steps: readonly Step[],
  zone: string,
  clock: ReturnType<typeof movableClock>,
) {
  const context = { actor: { id: 'any', roles: [] }, locale: 'en' as const, correlation_id: 'c' };
  const rules = { minutes: 30, book_from_hours: 2, book_until_days: 7, cancel_until_hours: 2, open_limit: 1 };
  let booked = 0;
  for (const one of steps) {
    if (one.does === 'wait') {
      clock.advance(one.hours * 3_600_000);
      continue;
    }
    const specialist = specialists[one.whom]!;
    const { state } = await dispatcher.state(specialistTimes, specialist);
    const send = (command: any, data: object) => dispatcher.dispatch(command, { specialist, zone, ...data }, context);
    const slot = 'slot' in one ? one.slot : 0;
    const free = freeTimes(calendarOf(state), rules, clock.iso(), wallClock(zone));
    const shift = 'by' in one && one.by === 3 ? 600_000 : 0;
    const starts_at = new Date(Date.parse(free[slot % (free.length || 1)]?.from ?? clock.iso()) + shift).toISOString();
    const all = [...state.appointments];
    const [appointment, known] = all[slot % (all.length || 1)] ?? [];
    const side = 'by' in one && one.by === 0 ? 'student' : 'specialist';
    const of = { appointment, student: known?.student, type: known?.type, side };
    if (one.does === 'book') {
      const taken = [...state.appointments.values()][slot]?.starts_at;
      const outcome = await send(commands.BookAppointment, {
        student: students[one.who],
        topic: '',
        starts_at: one.by === 0 && taken ? taken : starts_at,
      });
      booked += outcome.ok ? 1 : 0;
    }
    if (one.does === 'move' && known) await send(commands.MoveAppointment, { ...of, starts_at });
    if (one.does === 'cancel' && known) await send(commands.CancelAppointment, { ...of, reason: 'why' });
    if (one.does === 'mark' && known)
      await send(commands.MarkAppointment, { ...of, act: (['confirm', 'complete', 'no_show'] as const)[slot % 3] });
    if (one.does === 'hours') {
      const at = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
      const hours = { day_of_week: one.day, from: at(one.from), to: at(one.from + one.long), since: null, until: null };
      const uid = [...state.hours.keys()][one.row] ?? `${specialist}-${state.hours.size}`;
      await send(commands.SetWorkingHours, { uid, change: state.hours.has(uid) ? 'change' : 'add', hours });
    }
    if (one.does === 'away') {
      const from = Date.parse(clock.iso()) + one.slot * 3_600_000;
      const away = { from: new Date(from).toISOString(), to: new Date(from + one.long * 3_600_000).toISOString() };
      const gone = [...new Set(inAbsence(state, away, clock.iso()).map(([, { student }]) => student))];
      await send(commands.addAbsence(gone.length), {
        ...away,
        uid: `away-${clock.iso()}-${one.slot}`,
        reason: '',
        students: gone,
      });
    }
  }
  return booked;
}

/** Of live appointments none overlap, of one specialist or of one student, on any prefix of the log. */
function neverTwice(events: readonly { stream: string; type: string; data: any }[]): void {
  const times = new Map(specialists.map(one => [`specialist-${one}`, specialistTimes.initialState()]));
  for (const { stream, type, data } of events) {
    const state = times.get(stream);
    if (!state) continue;
    times.set(stream, specialistTimes.evolve(state, { type, data } as never));
    if (type !== 'AppointmentBooked' && type !== 'AppointmentMoved') continue;
    for (const [specialist, one] of times)
      for (const [uid, other] of liveOf(one))
        if (uid !== data.appointment && (specialist === stream || other.student === data.student))
          expect(other.starts_at < data.ends_at && data.starts_at < other.ends_at).toBe(false);
  }
}

// Almaty has one time all year; in Berlin the clocks go forward on the night of 29 March 2026.
test.each(['Asia/Almaty', 'Europe/Berlin'])(
  'whatever everybody does in %s, nobody is expected in two places',
  async zone => {
    let booked = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60, size: 'max' }), async steps => {
        const clock = movableClock(start);
        const catalogue = Object.assign(
          {},
          specialistEvents,
          studentTimesEvents,
          recordEvents(typeRecord),
          recordEvents(roleRecord),
        );
        const log = createMemoryLog({ catalogue });
        const facts = createMemoryFacts({ definitions: commands.facts, log });
        await facts.start();
        const dispatcher = createDispatcher({ log, facts, clock });
        const context = { actor: { id: 'office', roles: ['office'] }, locale: 'en' as const, correlation_id: 'c' };
        for (const type of ['t0', 't1']) {
          const name = { ru: type, kk: type, en: type, ky: type };
          const rules = { minutes: 30, book_from_hours: 2, book_until_days: 7, cancel_until_hours: 2, open_limit: 2 };
          await dispatcher.dispatch(recordCommands(typeRecord).create, { uid: type, name, ...rules }, context);
        }
        for (const [place, uid] of specialists.entries()) {
          const role = { account: uid, type: `t${place % 2}`, room: null, minutes: null, about: null };
          await dispatcher.dispatch(recordCommands(roleRecord).create, { uid, ...role }, context);
        }
        await facts.waitFor(await log.head(), 1000);
        for (const specialist of specialists)
          for (const day_of_week of [1, 2, 4, 5, 7]) {
            const hours = { day_of_week, from: '01:00', to: '12:00', since: null, until: null };
            const data = { specialist, zone, uid: `${specialist}-${day_of_week}`, change: 'add' as const, hours };
            await dispatcher.dispatch(commands.SetWorkingHours, data, context);
          }
        booked += await live(dispatcher, steps, zone, clock);
        neverTwice(await log.readAll(0, 100_000));
        for (const specialist of specialists) {
          const { state } = await dispatcher.state(specialistTimes, specialist);
          for (const [uid, one] of liveOf(state)) {
            const expected = (await dispatcher.state(studentTimes, one.student)).state;
            expect(expected.get(uid)).toMatchObject({ specialist, starts_at: one.starts_at });
            const covered = isCovered(
              [...state.hours.values()],
              { from: one.starts_at, to: one.ends_at },
              wallClock(zone),
            );
            if (one.starts_at > clock.iso()) expect(one.outside).toBe(!covered);
          }
        }
        await facts.close();
      }),
      { numRuns: 60 },
    );
    expect(booked).toBeGreaterThan(300);
  },
  120_000,
);
