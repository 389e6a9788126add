import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { beforeEach, expect, test } from 'vitest';
import { movableClock } from '../clock/clock.ts';
import { createMemoryLog, memoryStorage } from '../event-log/memoryLog.ts';
import { contextOf } from '../event-log/testing/items.ts';
import type { AppendItem, EventLog } from '../event-log/types.ts';
import { createMemoryFacts } from '../facts/memoryFacts.ts';
import { createDispatcher } from './dispatcher.ts';
import { Overloaded } from './overloaded.ts';
import { askTaken, from, hall, openHall, person, returnSeat, seatEvents, takeSeat, taken } from './testing/seats.ts';
import { defineCommand, type Dispatcher, type Outcome } from './types.ts';

let storage: ReturnType<typeof memoryStorage>;
let log: EventLog;
let batches: (readonly AppendItem[])[];
let exclusive: number;
const clock = movableClock('2026-09-01T08:00:00Z');

/** A dispatcher as another process would have it: its own cache, on the same storage. */
async function another(queueLimit = 5000): Promise<Dispatcher> {
  const own = createMemoryLog({ catalogue: seatEvents, storage });
  const facts = createMemoryFacts({ definitions: [taken], log: own });
  await facts.start();
  const watched: EventLog = {
    ...own,
    appendBatch: items => {
      batches.push(items);
      return own.appendBatch(items);
    },
    exclusively: work => {
      exclusive += 1;
      return own.exclusively(work);
    },
  };
  return createDispatcher({ log: watched, facts, clock, queueLimit });
}
let dispatcher: Dispatcher;
beforeEach(async () => {
  storage = memoryStorage();
  log = createMemoryLog({ catalogue: seatEvents, storage });
  batches = [];
  exclusive = 0;
  dispatcher = await another();
});
const code = (outcome: Outcome): string =>
  outcome.ok ? (outcome.changed ? 'changed' : 'unchanged') : outcome.rejection.code;

test('a command becomes events in its streams, with position, versions and metadata', async () => {
  await dispatcher.dispatch(openHall, { hall: 'a', seats: 1 }, from('office'));
  const outcome = await dispatcher.dispatch(
    takeSeat,
    { person: 'aida', hall: 'a' },
    from('aida', { causation_id: 'a job' }),
  );
  expect(outcome).toEqual({
    ok: true,
    position: 3,
    changed: true,
    repeated: false,
    events: [
      { stream: 'hall-a', version: 2, type: 'SeatTaken', data: { person: 'aida' } },
      { stream: 'person-aida', version: 1, type: 'SeatHeld', data: { hall: 'a' } },
    ],
  });
  const events = await log.readAll(1, 10);
  expect(events.map(event => [event.stream, event.version, event.type])).toEqual([
    ['hall-a', 2, 'SeatTaken'],
    ['person-aida', 1, 'SeatHeld'],
  ]);
  expect(events[0]!.meta).toMatchObject({
    command: 'TakeSeat',
    correlation_id: 'request of aida',
    causation_id: 'a job',
    actor: { id: 'aida', roles: ['student'] },
    occurred_at: '2026-09-01T08:00:00.000Z',
    locale: 'ky',
    schema_version: 1,
  });
  expect(events[0]!.meta).not.toHaveProperty('facts_at');
  expect(await dispatcher.state(hall, 'a')).toEqual({ state: { seats: 1, people: ['aida'] }, version: 2 });
});

test('commands that wait together are decided in arrival order, on the states after those before them, in one append', async () => {
  await dispatcher.dispatch(openHall, { hall: 'a', seats: 3 }, from('office'));
  batches = [];
  const outcomes = await Promise.all(
    ['p1', 'p2', 'p3', 'p4', 'p5'].map(name => dispatcher.dispatch(takeSeat, { person: name, hall: 'a' }, from(name))),
  );
  expect(outcomes.map(code)).toEqual(['changed', 'changed', 'changed', 'seats.full', 'seats.full']);
  expect(batches.map(items => items.length)).toEqual([3]);
  expect((await dispatcher.state(hall, 'a')).state.people).toEqual(['p1', 'p2', 'p3']);
  expect(outcomes.map(outcome => outcome.ok && outcome.position)).toEqual([3, 5, 7, false, false]);
});

test('a command that changes nothing answers the position that was seen and appends nothing', async () => {
  await dispatcher.dispatch(openHall, { hall: 'a', seats: 3 }, from('office'));
  batches = [];
  expect(await dispatcher.dispatch(openHall, { hall: 'a', seats: 3 }, from('office'))).toEqual({
    ok: true,
    position: 1,
    changed: false,
    repeated: false,
    events: [],
  });
  expect(batches).toEqual([]);
});

test('a decision that throws, bad ids and an event that the log refuses fail their own command alone', async () => {
  const broken = defineCommand({
    type: 'Broken',
    aggregates: [hall],
    ids: (data: { hall: string }) => [data.hall],
    decide: () => {
      throw new Error('a bug');
    },
  });
  const unstorable = defineCommand({
    type: 'Unstorable',
    aggregates: [hall],
    ids: (data: { hall: string }) => [data.hall],
    decide: () => [[{ type: 'HallOpened', data: { seats: 'many' } }]],
  });
  const nameless = defineCommand({
    type: 'Nameless',
    aggregates: [hall],
    ids: () => {
      throw new Error('no id');
    },
    decide: () => [[]],
  });
  const short = defineCommand({
    type: 'Short',
    aggregates: [hall, person],
    ids: (data: { hall: string }) => [data.hall, 'x'],
    decide: () => [[]] as never,
  });
  const results = await Promise.allSettled([
    dispatcher.dispatch(openHall, { hall: 'a', seats: 3 }, from('office')),
    dispatcher.dispatch(broken, { hall: 'a' }, from('x')),
    dispatcher.dispatch(unstorable, { hall: 'a' }, from('x')),
    dispatcher.dispatch(nameless, { hall: 'a' }, from('x')),
    dispatcher.dispatch(short, { hall: 'a' }, from('x')),
    dispatcher.dispatch(takeSeat, { person: 'aida', hall: 'a' }, from('aida')),
  ]);
  expect(
    results.map(result =>
      result.status === 'rejected' ? (result.reason as Error).message.slice(0, 30) : code(result.value),
    ),
  ).toEqual([
    'changed',
    'a bug',
    'HallOpened has not the shape o',
    'no id',
    'Short: decide answered no list',
    'changed',
  ]);
  expect((await dispatcher.state(hall, 'a')).state).toEqual({ seats: 3, people: ['aida'] });
});

test('5: the same key gives the same answer and one effect, whether accepted, unchanged or rejected; another body is refused', async () => {
  await dispatcher.dispatch(openHall, { hall: 'a', seats: 1 }, from('office'));
  const send = (name: string, key: string, body_hash = 'h', to = dispatcher): Promise<Outcome> =>
    to.dispatch(takeSeat, { person: name, hall: 'a' }, from(name, { key, body_hash }));
  const together = await Promise.all([send('aida', 'k'), send('aida', 'k'), send('bek', 'k'), send('bek', 'k')]);
  expect(together.map(code)).toEqual(['changed', 'changed', 'seats.full', 'seats.full']);
  expect(together[1]).toEqual({ ...together[0], repeated: true });
  const unchanged = await send('aida', 'k2');
  expect([code(unchanged), code(await send('aida', 'k2'))]).toEqual(['unchanged', 'unchanged']);

  await dispatcher.dispatch(returnSeat, { person: 'aida', hall: 'a' }, from('aida'));
  const later = await another();
  expect(await send('bek', 'k', 'h', later)).toEqual(together[2]);
  expect(await send('aida', 'k', 'h', later)).toEqual({ ...together[0], repeated: true });
  expect(await send('aida', 'k', 'another body', later)).toEqual({
    ok: false,
    rejection: { rejected: true, code: 'platform.idempotency_key_reused', params: { key: 'k' } },
  });
  expect((await later.state(hall, 'a')).state.people).toEqual([]);
});

test('what another process wrote is known before the answer: rejections, unchanged and changes alike', async () => {
  const other = await another();
  await dispatcher.dispatch(openHall, { hall: 'a', seats: 1 }, from('office'));
  await dispatcher.dispatch(takeSeat, { person: 'aida', hall: 'a' }, from('aida'));
  expect(code(await other.dispatch(takeSeat, { person: 'bek', hall: 'a' }, from('bek')))).toBe('seats.full');
  await dispatcher.dispatch(returnSeat, { person: 'aida', hall: 'a' }, from('aida'));
  expect(code(await other.dispatch(takeSeat, { person: 'bek', hall: 'a' }, from('bek')))).toBe('changed');
  expect(code(await dispatcher.dispatch(takeSeat, { person: 'aida', hall: 'a' }, from('aida')))).toBe('seats.full');
  expect(await dispatcher.state(hall, 'a')).toEqual(await other.state(hall, 'a'));
});

test('a rejection on a state that was overtaken while it was decided is decided again', async () => {
  const deaf: EventLog = { ...log, onAppended: () => () => undefined };
  const facts = createMemoryFacts({ definitions: [], log });
  const behind = createDispatcher({ log: deaf, facts, clock });
  expect(code(await behind.dispatch(takeSeat, { person: 'aida', hall: 'a' }, from('aida')))).toBe('seats.full');
  await log.append({
    writes: [{ stream: 'hall-a', expected_version: 0, events: [{ type: 'HallOpened', data: { seats: 1 } }] }],
    context: contextOf(),
  });
  expect(code(await behind.dispatch(takeSeat, { person: 'aida', hall: 'a' }, from('aida')))).toBe('changed');
});

test('a conflict is decided again while nobody else can write', async () => {
  const facts = createMemoryFacts({ definitions: [], log });
  let overtakings = 3;
  const overtaken: EventLog = {
    ...log,
    onAppended: () => () => undefined,
    appendBatch: async items => {
      if (overtakings-- > 0) {
        const version = (await log.read('hall-a')).length;
        await log.append({
          writes: [
            {
              stream: 'hall-a',
              expected_version: version,
              events: [{ type: 'SeatTaken', data: { person: `quick ${overtakings}` } }],
            },
          ],
          context: contextOf(),
        });
      }
      return log.appendBatch(items);
    },
  };
  await dispatcher.dispatch(openHall, { hall: 'a', seats: 2 }, from('office'));
  const slow = createDispatcher({ log: overtaken, facts, clock });
  const outcomes = await Promise.all([
    slow.dispatch(takeSeat, { person: 'aida', hall: 'a' }, from('aida')),
    slow.dispatch(takeSeat, { person: 'bek', hall: 'a' }, from('bek')),
  ]);
  expect(outcomes.map(code)).toEqual(['changed', 'seats.full']);
  expect((await dispatcher.state(hall, 'a')).state.people).toEqual(['quick 2', 'aida']);
});

test('facts are read up to what the sender has seen, and the metadata tells how far', async () => {
  await dispatcher.dispatch(openHall, { hall: 'a', seats: 9 }, from('office'));
  const seat = await dispatcher.dispatch(takeSeat, { person: 'aida', hall: 'a' }, from('aida'));
  const asked = await dispatcher.dispatch(
    askTaken,
    { hall: 'a' },
    from('aida', { after: seat.ok ? seat.position : 0 }),
  );
  expect(asked).toEqual({ ok: false, rejection: { rejected: true, code: 'seats.asked', params: { known: 1 } } });
  const note = defineCommand({
    type: 'Note',
    aggregates: [hall],
    ids: () => ['a'],
    facts: (_: unknown, get) => get(taken, 'hall-a'),
    decide: () => [[{ type: 'HallOpened', data: { seats: 8 } }]],
  });
  await dispatcher.dispatch(note, {}, from('office'));
  expect((await log.read('hall-a')).at(-1)!.meta.facts_at).toBe(3);
});

test('decisions get the time of the clock, or the one that came with the command', async () => {
  const times: string[] = [];
  const look = defineCommand({
    type: 'Look',
    aggregates: [hall],
    ids: () => ['a'],
    decide: (_: unknown, __, ___, context) => {
      times.push(context.now);
      return [[]];
    },
  });
  await dispatcher.dispatch(look, {}, from('x'));
  await dispatcher.dispatch(look, {}, from('x', { now: '2020-01-01T00:00:00.000Z' }));
  expect(times).toEqual(['2026-09-01T08:00:00.000Z', '2020-01-01T00:00:00.000Z']);
});

test('a queue that is too long refuses with the time to wait', async () => {
  const small = await another(3);
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, (_, n) => small.dispatch(openHall, { hall: `h${n}`, seats: 1 }, from('office'))),
  );
  expect(results.map(result => result.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
  const refusal = (results[3] as PromiseRejectedResult).reason as Overloaded;
  expect(refusal).toBeInstanceOf(Overloaded);
  expect(refusal.retryAfter).toBeGreaterThanOrEqual(1);
  expect(small.queued).toBe(0);
});

/** Somebody greets the people of a hall that there is; what happens there meanwhile is no conflict. */
const greet = defineCommand({
  type: 'Greet',
  aggregates: [person],
  ids: (data: { person: string; hall: string }) => [data.person],
  reads: data => [{ aggregate: hall, id: data.hall }],
  decide: (data, _states, _facts, _context, read) =>
    read!(hall, data.hall).seats === 0
      ? reject('seats.no_hall', {})
      : [[{ type: 'SeatHeld', data: { hall: data.hall } }]],
});

test('what a command reads is as the commands decided before it leave it, and is not written', async () => {
  const greeting = () => dispatcher.dispatch(greet, { person: 'aida', hall: 'a' }, from('aida'));
  const outcomes = await Promise.all([
    greeting(),
    dispatcher.dispatch(openHall, { hall: 'a', seats: 1 }, from('office')),
    greeting(),
  ]);
  expect(outcomes.map(code)).toEqual(['seats.no_hall', 'changed', 'changed']);
  expect((await log.read('hall-a')).map(event => event.type)).toEqual(['HallOpened']);
  expect(
    batches
      .at(-1)!
      .at(-1)!
      .writes.map(write => write.stream),
  ).toEqual(['person-aida']);
});

test('a rejection on what was read, and has been overtaken, is decided again', async () => {
  const behind = createDispatcher({
    log: { ...log, onAppended: () => () => undefined },
    facts: createMemoryFacts({ definitions: [], log }),
    clock,
  });
  expect(code(await behind.dispatch(greet, { person: 'aida', hall: 'a' }, from('aida')))).toBe('seats.no_hall');
  await log.append({
    writes: [{ stream: 'hall-a', expected_version: 0, events: [{ type: 'HallOpened', data: { seats: 1 } }] }],
    context: contextOf(),
  });
  expect(code(await behind.dispatch(greet, { person: 'aida', hall: 'a' }, from('aida')))).toBe('changed');
});

test('a command reads nothing that it does not name', async () => {
  const secretly = { ...greet, reads: undefined } as unknown as typeof greet;
  await expect(dispatcher.dispatch(secretly, { person: 'aida', hall: 'a' }, from('aida'))).rejects.toThrow(
    'Greet looks at hall-a',
  );
});
