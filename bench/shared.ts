import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { rateLimit } from '@portal/platform/http/rate-limit.ts';
import { countsOnRedis } from '@portal/platform/http/shared-counts.ts';
import type { Carrier, OpenCarrier } from '@portal/platform/live/carrier.ts';
import { liveOverPostgres } from '@portal/platform/live/over-postgres.ts';
import { liveOverRedis } from '@portal/platform/live/over-redis.ts';
import { createListener } from '@portal/platform/postgres/listener.ts';
import { createPool } from '@portal/platform/postgres/pools.ts';
import { createLookup } from '@portal/platform/sessions/lookup.ts';
import { createSessions } from '@portal/platform/sessions/sessions.ts';
import { systemClock } from '@portal/platform/clock/clock.ts';
import { logger, openEngines, pause, repeated } from './support/engines.ts';
import { flood } from './support/flood.ts';
import { figure, machine, median, percentile, printTable } from './support/report.ts';
import type { Order } from './support/shared-process.ts';

/**
 * `npm run bench:shared [-- rounds]`: what processes of a portal share, on PostgreSQL and on Redis, by turns in one run: live messages from one
 * process to another, counts of calls, looking up sessions. It decides nothing: what is on Redis, and why, says docs/decisions/0060.
 */
const rounds = Number(process.argv[2] ?? 3);
const engines = await openEngines();
const redis = engines.redis['Redis, everysec'];
const fail = (error: unknown): void => console.error(error);
const pool = createPool(engines.databaseUrl, { max: 10, onError: fail });
const listener = await createListener(engines.databaseUrl, fail);
const other: ChildProcess = fork(
  path.join(import.meta.dirname, 'support/shared-process.ts'),
  [engines.databaseUrl, engines.urls['Redis, everysec']],
  { execArgv: ['--import', 'tsx'] },
);
await once(other, 'message');
const ask = async (order: Order): Promise<number[]> => {
  other.send(order);
  return (await once(other, 'message'))[0] as number[];
};

const heard = { heard: () => undefined, missed: () => undefined };
const carriers: Record<string, Carrier> = {};
for (const [name, open] of Object.entries<OpenCarrier>({
  PostgreSQL: liveOverPostgres(pool, listener, logger),
  Redis: liveOverRedis(redis, logger),
}))
  carriers[name] = open(heard);
await pause(300);

const message = (text = '') => ({
  channel: 'bench',
  type: 'bench',
  accounts: ['nobody'],
  data: { sent: String(process.hrtime.bigint()), text },
});
/** What a rush sends in a moment. */
const many = (count: number) => Array.from({ length: count }, () => message('x'.repeat(100)));

async function singles(carrier: Carrier, text: string, gap: number): Promise<number[]> {
  for (let turn = 0; turn < 200; turn++) {
    await carrier.send([message(text)]);
    await pause(gap);
  }
  await pause(300);
  return ask({ do: 'heard' });
}
/** Durable inserts on eight connections, as long as `work` takes. */
async function busy<T>(work: () => Promise<T>): Promise<T> {
  let over = false;
  const inserts = Array.from({ length: 8 }, async (_, number) => {
    for (let n = 0; !over; n++) await pool.query('insert into bench_rows values ($1, $2)', [number, n]);
  });
  try {
    return await work();
  } finally {
    over = true;
    await Promise.all(inserts);
  }
}
async function arrivals(carrier: Carrier): Promise<number> {
  const began = performance.now();
  for (let turn = 0; turn < 200; turn++) await Promise.all([carrier.send(many(50)), carrier.send(many(50))]);
  const count = 200 * 100;
  let there = 0;
  while (there < count && performance.now() - began < 20_000) there += (await ask({ do: 'heard' })).length;
  return there / ((performance.now() - began) / 1000);
}

/** Milliseconds for each value, several times; the medians over the rounds. */
const table: { what: string; PostgreSQL: number[]; Redis: number[] }[] = [];
const note = (what: string, engine: string, value: number): void => {
  let row = table.find(each => each.what === what);
  if (!row) table.push((row = { what, PostgreSQL: [], Redis: [] }));
  row[engine as 'PostgreSQL' | 'Redis'].push(value);
};

try {
  const owner = createPool(engines.databaseUrl, { max: 1, onError: fail, settings: { role: 'none' } });
  await owner.query(`create table bench_rows (number int, n int)`);
  await owner.query(`create unlogged table bench_counts (name text, key text, count int, primary key (name, key))`);
  await owner.query('grant all on bench_rows, bench_counts to public');
  await owner.end();
  const sessions = createSessions({ pool, clock: systemClock, listener, secure: false });
  const tokens = await Promise.all(
    Array.from({ length: 1000 }, (_, n) => sessions.create({ account: `account-${n}`, roles: ['student'] })),
  );
  for (const { token: _, ...session } of tokens)
    await redis.commands.set(`bench:session:${session.id}`, JSON.stringify(session), 'EX', 3600);

  // The first round warms up.
  for (let round = 0; round <= rounds; round++) {
    const into = round === 0 ? () => undefined : note;
    for (const [engine, carrier] of Object.entries(carriers)) {
      const spread = (what: string, delays: number[]): void => {
        into(`live: ${what}, p50 ms`, engine, median(delays));
        into(`live: ${what}, p99 ms`, engine, percentile(delays, 0.99));
      };
      spread('a short message', await singles(carrier, '', 5));
      spread('a message of 20 KB', await singles(carrier, 'x'.repeat(20_000), 5));
      spread('a short message while 8 connections insert', await busy(() => singles(carrier, '', 5)));
      spread('20 KB while 8 connections insert', await busy(() => singles(carrier, 'x'.repeat(20_000), 5)));
      into('live: messages a second, in batches of 50', engine, await arrivals(carrier));
    }
    const counts = new Map(Array.from({ length: 200 }, (_, n) => [`192.0.2.${n}`, 3]));
    const ways = {
      PostgreSQL: {
        one: (n: number) =>
          pool.query({
            name: 'one',
            text: `insert into bench_counts values ('one', $1, 1) on conflict (name, key) do update set count = bench_counts.count + 1 returning count`,
            values: [`192.0.2.${n % 200}`],
          }),
        batch: () =>
          pool.query({
            name: 'batch',
            text: `insert into bench_counts select 'batch', * from unnest($1::text[], $2::int[])
              on conflict (name, key) do update set count = bench_counts.count + excluded.count returning key, count`,
            values: [[...counts.keys()], [...counts.values()]],
          }),
      },
      Redis: {
        one: (n: number) => redis.commands.hincrby('bench:one', `192.0.2.${n % 200}`, 1),
        batch: () => countsOnRedis(redis, 'bench').add(round, counts),
      },
    };
    for (const [engine, { one, batch }] of Object.entries(ways)) {
      into('counts: a question for each call, ms', engine, median((await repeated(1000, 8, one)).each));
      into('counts: 200 keys in one batch, ms', engine, median((await repeated(200, 1, batch)).each));
    }
    const ids = tokens.map(({ id }) => id);
    const lookUp = createLookup(pool, () => new Date());
    const looks: Record<string, (some: readonly string[]) => Promise<unknown>> = {
      PostgreSQL: some => Promise.all(some.map(lookUp)),
      Redis: async some => {
        const texts = await redis.commands.mget(some.map(id => `bench:session:${id}`));
        return texts.map(text => JSON.parse(text!) as unknown);
      },
    };
    for (const [engine, look] of Object.entries(looks)) {
      into(
        'sessions: one that is not in memory, ms',
        engine,
        median((await repeated(1000, 1, n => look([ids[n]!]))).each),
      );
      into('sessions: 200 at once, ms', engine, median((await repeated(20, 1, () => look(ids.slice(0, 200)))).each));
    }
  }
  printTable(
    `What processes share: ${rounds} rounds, the median of the rounds (${machine()})`,
    table.map(row => ({
      what: row.what,
      PostgreSQL: median(row.PostgreSQL),
      Redis: median(row.Redis),
      'Redis to PostgreSQL': `${figure(median(row.Redis) / median(row.PostgreSQL))}×`,
    })),
  );

  const memory = rateLimit(1_000_000_000);
  const began = performance.now();
  for (let n = 0; n < 1_000_000; n++) memory.take(`192.0.2.${n % 200}`);
  const perCall = performance.now() - began;
  await sessions.read(tokens[0]!.token);
  const cached = await repeated(20_000, 1, () => sessions.read(tokens[0]!.token));
  console.log(
    `\nIn memory: a count ${figure(perCall / 1000, 2)} µs, a session ${figure((cached.all / 20_000) * 1000, 2)} µs.`,
  );

  const passed: Record<string, number> = {};
  for (const shared of [false, true]) {
    // A minute that ends in between would begin a new count.
    while (Date.now() % 60_000 > 50_000) await pause(500);
    const counter = `flood-${Date.now()}`;
    const theirs = ask({ do: 'flood', counter, shared, limit: 1000, calls: 3000 });
    const mine = await flood(rateLimit(1000, { shared: shared ? countsOnRedis(redis, counter) : undefined }), 3000);
    passed[shared ? 'counted together' : 'each process by itself'] = mine + (await theirs)[0]!;
  }
  printTable(
    'Two processes, 1 000 calls a minute allowed, 3 000 sent to each: calls let through',
    Object.entries(passed).map(([what, calls]) => ({ what, calls: figure(calls) })),
  );
  await sessions.stop();
} finally {
  other.kill();
  for (const carrier of Object.values(carriers)) carrier.close();
  await listener.close();
  await pool.end();
  await engines.close();
}
process.exit();
