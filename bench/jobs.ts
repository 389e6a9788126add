import { createJobs, type RunningJobs } from '@portal/platform/jobs/jobs.ts';
import { defineJob } from '@portal/platform/jobs/types.ts';
import type { RedisServer } from '@portal/platform/redis/redis.ts';
import type { Host } from '@portal/platform/service.ts';
import { logger, openEngines, pause, repeated } from './support/engines.ts';
import { figure, machine, median, percentile, printTable, verdict } from './support/report.ts';

/**
 * `npm run bench:jobs [-- rounds jobs]`: the job queue on PostgreSQL and on Redis, by turns in one run: how long adding a job takes, how many can be added,
 * how many are worked off by one worker with the product's settings, how soon an idle worker begins. Every job is counted: none lost, none twice.
 */
const [rounds = 3, count = 3000] = process.argv.slice(2).map(Number);
const engines = await openEngines();
interface Round {
  'add, one caller, p50 ms': number;
  'add, one caller, p99 ms': number;
  'added a second, 32 callers': number;
  'worked off a second': number;
  'idle: from adding to running, p50 ms': number;
  'idle: from adding to running, p99 ms': number;
}
const ran = new Map<string, number>();
let lost = 0;
let doubled = 0;

async function measure(redis: RedisServer | undefined, name: string): Promise<Round> {
  const begun = new Map<number, number>();
  let done = 0;
  const job = defineJob<{ n: number }>({
    name,
    run: async ({ n }) => {
      begun.set(n, performance.now());
      ran.set(`${name} ${n}`, (ran.get(`${name} ${n}`) ?? 0) + 1);
      done++;
    },
  });
  const open = async (work: boolean): Promise<RunningJobs> => {
    const jobs = await createJobs({
      definitions: work ? [job] : [],
      databaseUrl: engines.databaseUrl,
      redis,
      timeZone: 'UTC',
      host: () => ({ logger }) as Host,
      logger,
    });
    await jobs.start();
    return jobs;
  };
  let n = 0;
  const add = (jobs: RunningJobs) => () => jobs.add(job, { n: n++ }, { id: `job-${n}` });

  const producer = await open(false);
  const alone = await repeated(Math.min(500, count), 1, add(producer));
  const crowd = await repeated(count, 32, add(producer));
  const worker = await open(true);
  const began = performance.now();
  const until = n;
  while (done < until) await pause(5);
  const seconds = (performance.now() - began) / 1000;

  const idle: number[] = [];
  for (let turn = 0; turn < 100; turn++) {
    const mine = n;
    const sent = performance.now();
    await add(worker)();
    while (!begun.has(mine)) await pause(1);
    idle.push(begun.get(mine)! - sent);
    await pause(20);
  }
  await worker.stop();
  await producer.stop();
  for (let each = 0; each < n; each++) {
    const times = ran.get(`${name} ${each}`) ?? 0;
    if (times === 0) lost++;
    if (times > 1) doubled++;
  }
  return {
    'add, one caller, p50 ms': median(alone.each),
    'add, one caller, p99 ms': percentile(alone.each, 0.99),
    'added a second, 32 callers': count / (crowd.all / 1000),
    'worked off a second': until / seconds,
    'idle: from adding to running, p50 ms': median(idle),
    'idle: from adding to running, p99 ms': percentile(idle, 0.99),
  };
}

try {
  const places = { PostgreSQL: undefined, ...engines.redis };
  const results = new Map<string, Round[]>(Object.keys(places).map(name => [name, []]));
  // The first turn warms up and is not counted.
  for (let round = 0; round <= rounds; round++)
    for (const [name, redis] of Object.entries(places)) {
      const figures = await measure(redis, `bench-${round}-${name.replaceAll(/\W/g, '')}`);
      if (round > 0) results.get(name)!.push(figures);
    }
  const what = Object.keys(results.get('PostgreSQL')![0]!) as (keyof Round)[];
  printTable(
    `Jobs: ${figure(count)} a turn, ${rounds} turns each, the median of the turns (${machine()})`,
    what.map(key => ({
      what: key,
      ...Object.fromEntries([...results].map(([name, list]) => [name, median(list.map(round => round[key]))])),
    })),
  );
  verdict('jobs lost', lost, 0, 'less');
  verdict('jobs run twice', doubled, 0, 'less');
} finally {
  await engines.close();
}
process.exit();
