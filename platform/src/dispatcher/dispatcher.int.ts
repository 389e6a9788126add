import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { systemClock } from '../clock/clock.ts';
import { createPostgresLog } from '../event-log/postgres/postgresLog.ts';
import type { EventLog } from '../event-log/types.ts';
import { createFactStore } from '../facts/factStore.ts';
import type { FactStore } from '../facts/types.ts';
import { createListener, type Listener } from '../postgres/listener.ts';
import { createDispatcher } from './dispatcher.ts';
import {
  askTaken,
  from,
  hall,
  openHall,
  person,
  returnSeat,
  seatEvents,
  takeSeat,
  taken,
  type HallState,
} from './testing/seats.ts';
import type { Dispatcher, Outcome } from './types.ts';

/** Two services on one database: each has its own log, facts, listener and cache. */
interface Side {
  dispatcher: Dispatcher;
  log: EventLog;
  facts: FactStore;
  listener: Listener;
}
let database: TestDatabase;
let sides: Side[];

async function side(): Promise<Side> {
  const pool = database.pool(4);
  const listener = await createListener(database.url, () => undefined);
  const log = createPostgresLog({ url: database.url, pool, listener, catalogue: seatEvents });
  const facts = createFactStore({ pool, log, definitions: [taken] });
  await facts.start();
  return { dispatcher: createDispatcher({ log, facts, clock: systemClock }), log, facts, listener };
}
beforeAll(async () => {
  database = await testDatabase();
  sides = [await side(), await side()];
});
afterAll(async () => {
  for (const { facts, log, listener } of sides) {
    await facts.close();
    await log.close();
    await listener.close();
  }
  await database.drop();
});
let run = 0;
beforeEach(() => {
  run += 1;
});
const at = (n: number): Dispatcher => sides[n % 2]!.dispatcher;
/** The hall as this process sees it once it knows of so many events: what the other has written is known here as soon as its notification has come. */
const hallAt = async (n: number, name: string, version: number): Promise<HallState> => {
  await expect.poll(async () => (await at(n).state<HallState>(hall, name)).version).toBe(version);
  return (await at(n).state<HallState>(hall, name)).state;
};

test('two processes on one hot stream: nothing lost, nothing oversold, both agree, versions without gaps', async () => {
  const name = `hot-${run}`;
  await at(0).dispatch(openHall, { hall: name, seats: 250 }, from('office'));
  const outcomes = await Promise.all(
    Array.from({ length: 600 }, async (_, n) => {
      await new Promise(resolve => setTimeout(resolve, n % 40));
      return at(n).dispatch(takeSeat, { person: `${name}-p${n}`, hall: name }, from(`p${n}`));
    }),
  );
  const accepted = outcomes.filter(outcome => outcome.ok && outcome.changed);
  expect(accepted).toHaveLength(250);
  expect(outcomes.filter(outcome => !outcome.ok && outcome.rejection.code === 'seats.full')).toHaveLength(350);
  const events = await sides[0]!.log.read(`hall-${name}`);
  expect(events.map(event => event.version)).toEqual(Array.from({ length: 251 }, (_, n) => n + 1));
  const positions = accepted
    .map(outcome => outcome.ok && outcome.events[0]!.version)
    .sort((a, b) => Number(a) - Number(b));
  expect(positions).toEqual(Array.from({ length: 250 }, (_, n) => n + 2));
  expect(await hallAt(0, name, 251)).toEqual(await hallAt(1, name, 251));
});

test('within one process the order of arrival is the order of the log', async () => {
  const name = `order-${run}`;
  await at(1).dispatch(openHall, { hall: name, seats: 1000 }, from('office'));
  const people = Array.from({ length: 300 }, (_, n) => `${name}-${String(n).padStart(3, '0')}`);
  const others = Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      at(0).dispatch(takeSeat, { person: `${name}-other${n}`, hall: name }, from('x')),
    ),
  );
  await Promise.all(people.map(who => at(1).dispatch(takeSeat, { person: who, hall: name }, from(who))));
  await others;
  const taking = (await hallAt(0, name, 351)).people;
  expect(taking).toHaveLength(350);
  expect(taking.filter(who => !who.includes('other'))).toEqual(people);
});

test('5: the same key sent to both processes at once has one effect and one answer', async () => {
  const name = `keys-${run}`;
  await at(0).dispatch(openHall, { hall: name, seats: 100 }, from('office'));
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      at(n).dispatch(
        takeSeat,
        { person: `${name}-p${n % 10}`, hall: name },
        from(`p${n % 10}`, { key: name, body_hash: 'h' }),
      ),
    ),
  );
  for (let n = 0; n < 10; n++) {
    const same = answers.filter((_, index) => index % 10 === n) as Extract<Outcome, { ok: true }>[];
    expect(same.filter(answer => !answer.repeated)).toHaveLength(1);
    for (const answer of same) expect({ ...answer, repeated: true }).toEqual({ ...same[0], repeated: true });
  }
  expect((await hallAt(1, name, 11)).people).toHaveLength(10);
});

test('a fact is folded once, whichever process does it, and every process knows it at the position asked for', async () => {
  const name = `facts-${run}`;
  await at(0).dispatch(openHall, { hall: name, seats: 500 }, from('office'));
  for (let round = 1; round <= 5; round++) {
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        at(n).dispatch(takeSeat, { person: `${name}-${round}-${n}`, hall: name }, from('x')),
      ),
    );
    const after = Math.max(...outcomes.map(outcome => (outcome.ok ? outcome.position : 0)));
    for (const process of [0, 1]) {
      const asked = await at(process).dispatch(askTaken, { hall: name }, from('x', { after }));
      expect(asked).toMatchObject({ ok: false, rejection: { params: { known: round * 40 } } });
    }
  }
});

test('random commands at two processes equal a simple model', async () => {
  const move = fc.record({ side: fc.nat(1), take: fc.boolean(), person: fc.nat(4), hall: fc.nat(2), pause: fc.nat(3) });
  let history = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(move, { minLength: 1, maxLength: 60 }),
      fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }),
      async (moves, seats) => {
        const world = `w${run}-${history++}`;
        await Promise.all(
          seats.map((count, n) => at(n).dispatch(openHall, { hall: `${world}-h${n}`, seats: count }, from('office'))),
        );
        const outcomes = await Promise.all(
          moves.map(async ({ side: where, take, person: who, hall: there, pause }) => {
            await new Promise(resolve => setTimeout(resolve, pause));
            return at(where).dispatch(
              take ? takeSeat : returnSeat,
              { person: `${world}-p${who}`, hall: `${world}-h${there}` },
              from('x'),
            );
          }),
        );

        // The model goes through the halls' and people's histories in the order of the log and knows only the rules.
        const head = await sides[0]!.log.head();
        const events = (await sides[0]!.log.readAll(Math.max(0, head - 400), 400)).filter(event =>
          event.stream.includes(`-${world}-`),
        );
        const held = new Set<string>();
        for (const event of events) {
          if (event.type === 'HallOpened') continue;
          const [hallName, who] = event.stream.startsWith('hall-')
            ? [event.stream.slice(5), event.data.person as string]
            : [event.data.hall as string, event.stream.slice(7)];
          if (event.type === 'SeatTaken') {
            expect(held.has(`${hallName}/${who}`)).toBe(false);
            held.add(`${hallName}/${who}`);
            expect([...held].filter(pair => pair.startsWith(`${hallName}/`)).length).toBeLessThanOrEqual(
              seats[Number(hallName.at(-1))]!,
            );
            expect([...held].filter(pair => pair.endsWith(`/${who}`)).length).toBeLessThanOrEqual(2);
          } else if (event.type === 'SeatReturned') expect(held.delete(`${hallName}/${who}`)).toBe(true);
        }
        expect(outcomes.filter(outcome => outcome.ok && outcome.changed)).toHaveLength(
          events.filter(event => event.type === 'SeatTaken' || event.type === 'SeatReturned').length,
        );
        // What the other process has written is known here as soon as its notification has come.
        const versions = (where: number) =>
          Promise.all([0, 1, 2].map(async n => (await at(where).state<HallState>(hall, `${world}-h${n}`)).version));
        await expect
          .poll(() => versions(0), { timeout: 5000 })
          .toEqual([0, 1, 2].map(n => events.filter(event => event.stream === `hall-${world}-h${n}`).length));
        await expect.poll(() => versions(1), { timeout: 5000 }).toEqual(await versions(0));
        for (const n of [0, 1, 2]) {
          const [mine, theirs] = [
            await at(0).state<HallState>(hall, `${world}-h${n}`),
            await at(1).state<HallState>(hall, `${world}-h${n}`),
          ];
          expect(mine).toEqual(theirs);
          expect([...mine.state.people].sort()).toEqual(
            [...held]
              .filter(pair => pair.startsWith(`${world}-h${n}/`))
              .map(pair => pair.split('/')[1]!)
              .sort(),
          );
        }
        for (const n of [0, 1, 2, 3, 4]) {
          const { state } = await at(n).state(person, `${world}-p${n}`);
          expect([...state.halls].sort()).toEqual(
            [...held]
              .filter(pair => pair.endsWith(`/${world}-p${n}`))
              .map(pair => pair.split('/')[0]!)
              .sort(),
          );
        }
      },
    ),
    { numRuns: 40 },
  );
});
