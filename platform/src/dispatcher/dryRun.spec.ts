import { beforeEach, expect, test } from 'vitest';
import { movableClock } from '../clock/clock.ts';
import { createMemoryLog } from '../event-log/memoryLog.ts';
import type { EventLog } from '../event-log/types.ts';
import { createMemoryFacts } from '../facts/memoryFacts.ts';
import { createDispatcher } from './dispatcher.ts';
import { askTaken, from, hall, openHall, person, returnSeat, seatEvents, takeSeat, taken } from './testing/seats.ts';
import { defineCommand, type Dispatcher } from './types.ts';

let log: EventLog;
let dispatcher: Dispatcher;
beforeEach(async () => {
  log = createMemoryLog({ catalogue: seatEvents });
  const facts = createMemoryFacts({ definitions: [taken], log });
  await facts.start();
  dispatcher = createDispatcher({ log, facts, clock: movableClock('2026-09-01T08:00:00Z') });
  await dispatcher.dispatch(openHall, { hall: 'a', seats: 1 }, from('office'));
  await dispatcher.dispatch(takeSeat, { person: 'aida', hall: 'a' }, from('aida'));
});

test('a rehearsal decides each command on the states after those before it and leaves the log as it is', async () => {
  const head = await log.head();
  const { steps, state } = await dispatcher.dryRun(
    [
      { definition: takeSeat, data: { person: 'bek', hall: 'a' } },
      { definition: returnSeat, data: { person: 'aida', hall: 'a' } },
      { definition: takeSeat, data: { person: 'bek', hall: 'a' } },
      { definition: askTaken, data: { hall: 'a' } },
    ],
    from('office', { key: 'k', body_hash: 'h' }),
  );
  expect(
    steps.map(({ outcome }) =>
      outcome.ok ? outcome.events.map(event => event.type).join(' ') : outcome.rejection.code,
    ),
  ).toEqual(['seats.full', 'SeatReturned SeatGivenUp', 'SeatTaken SeatHeld', 'seats.asked']);
  expect(steps.at(-1)!.facts).toBe(1);
  expect([state(hall, 'a').people, state(person, 'aida').halls]).toEqual([['bek'], []]);
  expect(() => state(hall, 'b')).toThrow('names the stream hall-b');
  expect(await log.head()).toBe(head);
  expect((await dispatcher.state(hall, 'a')).state.people).toEqual(['aida']);
  expect(
    (await dispatcher.dispatch(returnSeat, { person: 'aida', hall: 'a' }, from('aida', { key: 'k', body_hash: 'h' })))
      .ok,
  ).toBe(true);
});

test('an aggregate that changes its state in place keeps the dispatcher’s own state out of it', async () => {
  const inPlace = {
    name: 'hall',
    initialState: () => ({ people: new Set<string>() }),
    evolve: (state: { people: Set<string> }, event: any) => {
      if (event.type === 'SeatTaken') state.people.add(event.data.person);
      return state;
    },
  };
  const enter = defineCommand({
    type: 'Enter',
    aggregates: [inPlace],
    ids: (_data: { person: string }) => ['a'],
    decide: data => [[{ type: 'SeatTaken', data }]],
  });
  expect((await dispatcher.state(inPlace, 'a')).state.people.size).toBe(1);
  expect(
    (await dispatcher.dryRun([{ definition: enter, data: { person: 'bek' } }], from('office'))).state(inPlace, 'a')
      .people.size,
  ).toBe(2);
  expect((await dispatcher.state(inPlace, 'a')).state.people.size).toBe(1);
});

test('a decision that throws, throws', async () => {
  const broken = defineCommand({
    type: 'Broken',
    aggregates: [hall],
    ids: () => ['a'],
    decide: () => {
      throw new Error('a bug');
    },
  });
  await expect(dispatcher.dryRun([{ definition: broken, data: {} }], from('x'))).rejects.toThrow('a bug');
});
