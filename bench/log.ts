import { systemClock } from '@portal/platform/clock/clock.ts';
import { createDispatcher } from '@portal/platform/dispatcher/dispatcher.ts';
import { defineCommand, type Aggregate } from '@portal/platform/dispatcher/types.ts';
import { createFactStore } from '@portal/platform/facts/factStore.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { rateOf, seatLog, seatTaken, taking } from './support/seat-log.ts';
import { median, perSecond, printTable } from './support/table.ts';
import { createYardstick } from './support/yardstick.ts';

/**
 * The event log against single-row durable INSERTs at the same number of callers: `npm run bench:log [-- <rounds> <ms> <callers>]`.
 * The kinds take turns in every round, so that noise of the machine meets them all alike; the medians are compared.
 */
const rounds = Number(process.argv[2] ?? 5);
const milliseconds = Number(process.argv[3] ?? 1000);
const callers = (process.argv[4] ?? '1,8,32,64,256').split(',').map(Number);
/** PostgreSQL's default limit of 100 connections bounds the yardstick; more would only slow it down. */
const mostConnections = 90;
const asked = 1.4;

const { url, server, pool, log, onError, append, close } = await seatLog();
const facts = createFactStore({ pool, log, definitions: [], onError });

const seats: Aggregate<{ taken: number }, any> = {
  name: 'seats',
  initialState: () => ({ taken: 0 }),
  evolve: state => ({ taken: state.taken + 1 }),
};
const takeSeat = defineCommand({
  type: 'TakeSeat',
  aggregates: [seats],
  ids: (of: string) => [of],
  decide: () => [[{ type: 'SeatTaken', data: seatTaken() }]],
});

const yardstick = await createYardstick(url, seatTaken(), { ...taking(), event_id: newId(), schema_version: 1 });
const dispatcher = createDispatcher({ log, facts, clock: systemClock });
const send = (stream: string): Promise<unknown> => {
  const id = newId();
  return dispatcher.dispatch(takeSeat, stream, { actor: { id, roles: ['student'] }, locale: 'ru', correlation_id: id });
};
const kinds: Record<string, (count: number) => Promise<number>> = {
  'single-row INSERT (yardstick)': count => yardstick.run(Math.min(count, mostConnections), milliseconds),
  'log: append, own stream each': count => rateOf(append, count, milliseconds),
  'dispatcher: decide, own stream each': count => rateOf(() => send(newId()), count, milliseconds),
  // A stream of its own in every measurement: a long one would be read again after the appends past the dispatcher.
  'dispatcher: one hot stream': count => {
    const stream = newId();
    return rateOf(() => send(stream), count, milliseconds);
  },
};

const rates = new Map<string, number[]>();
for (let round = 0; round <= rounds; round++) {
  for (const count of callers) {
    for (const [kind, measure] of Object.entries(kinds)) {
      const rate = await measure(count);
      // The first round warms up.
      if (round > 0) rates.set(`${kind} ${count}`, [...(rates.get(`${kind} ${count}`) ?? []), rate]);
    }
  }
}
const rate = (kind: string, count: number): number => median(rates.get(`${kind} ${count}`)!);
const [base, ...others] = Object.keys(kinds) as [string, ...string[]];
const cell = (kind: string, count: number): string =>
  `${perSecond(rate(kind, count))} (${(rate(kind, count) / rate(base, count)).toFixed(2)}×)`;
printTable(
  `Commits of one event per second, medians of ${rounds} rounds of ${milliseconds} ms, interleaved. ${server}`,
  ['callers', ...callers.map(String)],
  [
    [base, ...callers.map(count => perSecond(rate(base, count)))],
    ...others.map(kind => [kind, ...callers.map(count => cell(kind, count))]),
  ],
);
const worst = Math.min(
  ...callers.filter(count => count >= 32).map(count => rate(others[0]!, count) / rate(base, count)),
);
console.log(
  `\nlog / yardstick at 32 callers and more: at least ${worst.toFixed(2)}×, asked ${asked}×: ${worst >= asked ? 'met' : 'NOT MET'}`,
);

await dispatcher.idle();
await yardstick.close();
await close();
process.exitCode = worst >= asked ? 0 : 1;
