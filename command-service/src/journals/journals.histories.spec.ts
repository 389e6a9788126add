import type { JournalEvent } from '@portal/event-schemas/journals/events.ts';
import { startOf } from '@portal/event-schemas/journals/blocking.ts';
import { mondayOf } from '@portal/event-schemas/journals/days.ts';
import { averageOf, partsAfter, studentsTouched, type JournalParts } from '@portal/event-schemas/journals/parts.ts';
import { sameWindow } from '@portal/event-schemas/journals/planning.ts';
import { isRejection } from '@portal/event-schemas/kernel/rejections.ts';
import { wallClock } from '@portal/platform/clock/occurrences.ts';
import type { CommandDefinition } from '@portal/platform/dispatcher/types.ts';
import { fold } from '@portal/platform/testing/given.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as commands from './commands.ts';
import { isFilled, journal as aggregate, type OpenedJournal } from './journal.ts';
import { journalOpening } from './openings.ts';
import { ann, bob, head, journal, known, lis, opened, teacher } from './testing/world.ts';

const zones = ['Asia/Bishkek', 'Europe/Berlin', 'America/Santiago', 'Pacific/Auckland', 'UTC'];
const students = [ann, bob, lis];
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('edit' as const),
      session: fc.integer({ min: 1, max: 4 }),
      who: fc.nat({ max: 2 }),
      mark: fc.constantFrom(undefined, '', '70', '85.5', '100', '101'),
      attendance: fc.constantFrom(undefined, 'missed' as const, 'present' as const, null),
      reason: fc.constantFrom(undefined, 'ill', 'late', null),
      stale: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('session' as const),
      session: fc.integer({ min: 1, max: 4 }),
      canceled: fc.constantFrom(undefined, true, false),
      start: fc.constantFrom(undefined, 600, 630, 660),
    }),
  },
  fc.record({ does: fc.constant('add' as const), start: fc.constantFrom(600, 640, 700) }),
  fc.record({
    does: fc.constant('open' as const),
    action: fc.constantFrom('unblock' as const, 'block' as const),
    days: fc.integer({ min: -1, max: 9 }),
  }),
  fc.record({ does: fc.constant('close' as const), days: fc.constantFrom(null, 1, 3, 8) }),
  fc.record({ does: fc.constant('settle' as const) }),
  fc.record({ does: fc.constant('excuse' as const), who: fc.nat({ max: 2 }) }),
  fc.record({ does: fc.constant('tell' as const), who: fc.nat({ max: 2 }) }),
  fc.record({ does: fc.constant('plan' as const), session: fc.integer({ min: 1, max: 4 }) }),
  { weight: 3, arbitrary: fc.record({ does: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 120 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
interface Happened {
  at: string;
  event: JournalEvent;
}

/** Lives through the steps; answers the events with their moments, and those of the acts of the office. */
function live(steps: readonly Step[], zone: string) {
  let now = Date.parse('2026-09-01T20:00:00.000Z');
  const log: Happened[] = opened().map(event => ({ at: new Date(now).toISOString(), event }));
  const openings = new Map<string, any[]>();
  let last = '';
  for (const [index, one] of steps.entries()) {
    if (one.does === 'wait') {
      now += one.hours * 3_600_000;
      continue;
    }
    const at = new Date(now).toISOString();
    const state = fold(
      aggregate,
      log.map(({ event }) => event),
    ) as OpenedJournal;
    const send = (command: CommandDefinition<any, any, any>, data: object, opening?: string): void => {
      const states = opening ? [fold(journalOpening, openings.get(opening) ?? []), state] : [state];
      const facts = opening ? [known()] : known();
      const outcome = command.decide(
        { journal, zone, ...data },
        states,
        facts,
        { now: at, actor: { id: teacher, roles: ['teacher'] } },
        () => ({ status: 'present', fields: { advisor: teacher } }) as never,
      );
      if (isRejection(outcome)) return;
      if (opening) openings.set(opening, [...(openings.get(opening) ?? []), ...(outcome[0] as any[])]);
      for (const event of outcome.at(-1) as JournalEvent[]) log.push({ at, event });
    };
    const weeks = ['2026-08-31', '2026-09-07'];
    const inDays = (days: number) => new Date(now + days * 86_400_000).toISOString();
    if (one.does === 'edit') {
      const student = students[one.who]!;
      const { session, mark, attendance, reason, stale } = one;
      const edit = { session, student, mark, attendance, reason, ...(stale ? { version: 0 } : {}) };
      send(commands.EditCells, { edits: [edit] });
    } else if (one.does === 'session') send(commands.ConfigureSession, { ...one });
    else if (one.does === 'add')
      send(commands.AddSession, { date: '2026-09-08', length: 50, room: null, theme: '', ...one });
    else if (one.does === 'settle') send(commands.SettleJournal, {});
    else if (one.does === 'tell') send(commands.TellAbsences, { student: students[one.who] });
    else if (one.does === 'plan')
      send(commands.SetThemes, { themes: [{ line: 2, session: one.session, date: null, theme: `theme ${index}` }] });
    else if (one.does === 'excuse')
      send(commands.ExcuseAbsences, {
        student: students[one.who],
        from: '2026-09-01',
        to: '2026-09-30',
        reason: 'ill',
        note: '',
      });
    else if (one.does === 'open') {
      last = `act-${index}`;
      const targets = [{ journal, weeks }];
      send(
        commands.openWeeksOf(1),
        { opening: last, action: one.action, targets, until: inDays(one.days), reason: 'x' },
        last,
      );
    } else if (last)
      send(
        commands.changeOpeningOf(1),
        { opening: last, journals: [journal], until: one.days === null ? null : inDays(one.days), reason: 'x' },
        last,
      );
  }
  return { log, openings };
}
/** Events by which a teacher changes what a class holds. */
const changing = [
  'MarkSet',
  'MarkCleared',
  'AbsenceRecorded',
  'AttendanceCleared',
  'PresenceConfirmed',
  'JournalCommented',
  'SessionCancelled',
  'SessionConfigured',
];

test('whatever is done, the rules of journals hold at every moment', () => {
  let seen = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 60 }), fc.constantFrom(...zones), (steps, zone) => {
      const clock = wallClock(zone);
      const { log, openings } = live(steps, zone);
      const closed = new Map<string, boolean>();
      const parts = new Map<string, JournalParts>();
      const told = new Map<string, number>();
      let state = aggregate.initialState();
      for (const { at, event } of log) {
        if (state.status !== 'none')
          for (const student of studentsTouched(event))
            parts.set(student, partsAfter(parts.get(student) ?? null, student, event, head));
        state = aggregate.evolve(state, event);
        const { type, data } = event;
        if (type === 'WeekBlocked') {
          expect(closed.get(data.week) ?? false, 'closed once').toBe(false);
          closed.set(data.week, true);
        }
        if (type === 'WeekReopened') closed.set(data.week, false);
        if (type === 'WeekReopeningEnded') closed.set(data.week, true);
        if (type === 'AbsencesTold') {
          const { missed = 0, excused = 0 } = parts.get(data.student) ?? {};
          expect(data.unexcused, 'told of what is missed').toBe(missed - excused);
          const before = told.get(data.student) ?? 0;
          expect(data.unexcused - before, 'told again after as many more').toBeGreaterThanOrEqual(
            known().absence_limit,
          );
          told.set(data.student, data.unexcused);
        }
        if (!('on' in data) || !changing.includes(type)) continue;
        seen += 1;
        const week = mondayOf(data.on);
        expect(closed.get(week) ?? false, `${type} in a closed week`).toBe(false);
        const session = 'session' in data ? (state as OpenedJournal).sessions.get(data.session)! : undefined;
        if (session && type !== 'SessionCancelled' && type !== 'SessionConfigured')
          expect(startOf(session, clock) <= at, `${type} before the class`).toBe(true);
      }
      const journalNow = state as OpenedJournal;
      const all = [...journalNow.sessions];
      for (const [number, one] of all) {
        const cells = [...(journalNow.cells.get(number)?.values() ?? [])];
        if (one.canceled) expect(cells.some(isFilled), 'a value in a cancelled class').toBe(false);
        expect(all.some(([other, there]) => other !== number && sameWindow(one, there))).toBe(false);
      }
      for (const student of students) {
        const cells = all
          .map(([number]) => journalNow.cells.get(number)?.get(student))
          .filter(cell => cell !== undefined);
        const marks = cells.flatMap(({ mark }) => (mark ? [Math.round(mark.percent * 100)] : []));
        const sums = parts.get(student);
        expect(sums?.marks ?? 0).toBe(marks.length);
        expect(sums ? averageOf(sums) : null).toBe(
          marks.length ? Math.round(marks.reduce((sum, one) => sum + one, 0) / marks.length) : null,
        );
        expect(sums?.missed ?? 0).toBe(cells.filter(({ attendance }) => attendance === 'missed').length);
        expect(sums?.excused ?? 0).toBe(cells.filter(({ excused }) => excused).length);
        if (student === lis) expect(marks).toEqual([]);
      }
      for (const events of openings.values()) {
        const from = events[0]?.data.from;
        for (const { data } of events)
          if (data.until) expect(Date.parse(data.until) - Date.parse(from)).toBeLessThanOrEqual(7 * 86_400_000);
      }
    }),
    { numRuns: 300 },
  );
  expect(seen).toBeGreaterThan(100);
});
