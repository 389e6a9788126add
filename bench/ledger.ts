import { ledgerEnd } from '@portal/platform/ledger/blocks.ts';
import { chainAll, createFollower } from '@portal/platform/ledger/follower.ts';
import { verify } from '@portal/platform/ledger/verify.ts';
import { createLogger } from '@portal/platform/logging/logger.ts';
import { rateOf, seatLog } from './support/seat-log.ts';
import { median, perSecond, printTable } from './support/table.ts';

/**
 * What the ledger costs the appends of `bench:log`: `npm run bench:ledger [-- <rounds> <ms> <callers>]`. With and
 * without its follower by turns in every round, at the same numbers of callers; the ratio is the median over the pairs
 * of neighbouring turns. Then how long it takes to chain and to verify everything that was written.
 */
const rounds = Number(process.argv[2] ?? 9);
const milliseconds = Number(process.argv[3] ?? 2000);
const callers = (process.argv[4] ?? '1,8,32,64,256').split(',').map(Number);
const asked = 0.9;

const { server, pool, log, append, close } = await seatLog();
const logger = createLogger('error', 'bench');

const rates = new Map<string, number[]>();
const behind: number[] = [];
for (let round = 0; round <= rounds; round++) {
  for (const count of callers) {
    // Turns change their order, so that a growing log and the machine's noise meet both alike.
    for (const withLedger of round % 2 ? [true, false] : [false, true]) {
      await chainAll(log, pool);
      const follower = withLedger ? createFollower({ log, pool, logger }) : null;
      follower?.start();
      const rate = await rateOf(append, count, milliseconds);
      if (follower) behind.push((await log.head()) - (await ledgerEnd(pool)).last_position);
      await follower?.stop();
      // The first round warms up.
      const name = `${withLedger} ${count}`;
      if (round > 0) rates.set(name, [...(rates.get(name) ?? []), rate]);
    }
  }
}
const rate = (withLedger: boolean, count: number): number => median(rates.get(`${withLedger} ${count}`)!);
const ratio = (count: number): number =>
  median(rates.get(`true ${count}`)!.map((withLedger, round) => withLedger / rates.get(`false ${count}`)![round]!));
printTable(
  `Commits of one event per second, medians of ${rounds} rounds of ${milliseconds} ms, by turns. ${server}`,
  ['callers', ...callers.map(String)],
  [
    ['without the ledger', ...callers.map(count => perSecond(rate(false, count)))],
    ['with the ledger', ...callers.map(count => `${perSecond(rate(true, count))} (${ratio(count).toFixed(2)}×)`)],
  ],
);
const total = callers.reduce((sum, count) => sum + ratio(count), 0) / callers.length;
console.log(
  `\nwith / without, mean over the numbers of callers: ${total.toFixed(3)}×, asked ${asked}×: ${total >= asked ? 'met' : 'NOT MET'}`,
);
console.log(`events not chained yet when a turn ended: median ${median(behind)}, most ${Math.max(...behind)}`);

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
};
await chainAll(log, pool);
const [{ count: events, bytes, logBytes }] = (
  await pool.query<{ count: number; bytes: number; logBytes: number }>(
    `select (select sum(events) from ledger.blocks)::int as count,
        pg_total_relation_size('ledger.blocks')::float8 as bytes,
        pg_total_relation_size('log.events')::float8 as "logBytes"`,
  )
).rows as [{ count: number; bytes: number; logBytes: number }];
const verified = await timed(async () => {
  if (!(await verify(log, pool, { keys: new Map(), witnessed: [] })).ok)
    throw new Error('the log is not what was recorded');
});
console.log(
  `verified: ${events} events in ${verified.toFixed(1)} s (${perSecond(events / verified)} a second); the ` +
    `ledger takes ${(bytes / 1e6).toFixed(1)} MB beside ${(logBytes / 1e6).toFixed(1)} MB of the log`,
);

await close();
process.exitCode = total >= asked ? 0 : 1;
