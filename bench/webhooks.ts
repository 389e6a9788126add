import { fork, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { insertDeliveries, type NewDelivery } from '@portal/platform/outbound/queue.ts';
import { createPool } from '@portal/platform/postgres/pools.ts';
import { benchDatabase } from './support/database.ts';
import { pause } from './support/engines.ts';
import { figure, machine, printTable, verdict } from './support/report.ts';

/**
 * `npm run bench:webhooks [-- messages subjects]`: signed messages to a receiver on this machine, by the code of the worker: made in batches of 200 as the
 * reaction makes them, and sent meanwhile. Then the same while the sender is killed three times. The receiver checks every signature; what it has is set
 * beside what was made: none may be missing, and none may come before the one before it of the same subject.
 */
const [count = 40_000, subjects = 4000] = process.argv.slice(2).map(Number);
const kills = 3;
const secret = randomBytes(32).toString('base64');
const here = (file: string): string => fileURLToPath(new URL(`support/${file}`, import.meta.url));
const database = await benchDatabase();
const pool = createPool(database.url, { max: 4, onError: () => undefined });
const receiver = fork(here('webhook-receiver.ts'), [secret], { execArgv: ['--import', 'tsx'] });
const asked = async <T>(what: string): Promise<T> => {
  receiver.send(what);
  const [answer] = (await once(receiver, 'message')) as [T];
  return answer;
};
const [{ port }] = (await once(receiver, 'message')) as [{ port: number }];
const start = (): ChildProcess =>
  spawn(
    process.execPath,
    ['--import', 'tsx', here('webhook-sender.ts'), database.url, `http://127.0.0.1:${port}/`, secret],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );

/** A body of the size of an event of registration. */
const filler = 'x'.repeat(400);
const made = (round: number, position: number): NewDelivery => ({
  endpoint: 'e',
  position: round * count + position,
  subject: `s${(position * 7919) % subjects}`,
  message: `${round * count + position}`,
  type: 'Registered',
  occurred_at: new Date().toISOString(),
  body: JSON.stringify({ position, filler }),
});
async function put(round: number): Promise<void> {
  for (let from = 1; from <= count; from += 200)
    await insertDeliveries(
      pool,
      Array.from({ length: Math.min(200, count - from + 1) }, (_, index) => made(round, from + index)),
      new Date().toISOString(),
    );
}
const left = async (): Promise<number> =>
  Number(
    (await pool.query(`select count(*)::int as left from platform.outbound_deliveries where state = 'waiting'`)).rows[0]
      .left,
  );

interface Seen {
  seconds: number;
  lost: number;
  doubled: number;
  disorder: number;
  wrong: number;
}
async function run(round: number, killed: number): Promise<Seen> {
  let sender = start();
  const began = performance.now();
  const putting = put(round);
  for (let kill = 0; kill < killed; kill++) {
    await pause(2500);
    sender.kill('SIGKILL');
    await once(sender, 'exit');
    sender = start();
  }
  await putting;
  while ((await left()) > 0) await pause(50);
  const seconds = (performance.now() - began) / 1000;
  sender.kill('SIGKILL');
  await once(sender, 'exit');
  const { arrived, wrong } = await asked<{ arrived: string[]; wrong: number }>('all');
  receiver.send('forget');
  const first = [...new Set(arrived)].map(id => Number(id) - round * count);
  const last = new Map<number, number>();
  let disorder = 0;
  for (const position of first) {
    const subject = (position * 7919) % subjects;
    if (position < (last.get(subject) ?? 0)) disorder += 1;
    last.set(subject, position);
  }
  await pool.query('delete from platform.outbound_deliveries');
  await pool.query('delete from platform.outbound_lines');
  return { seconds, lost: count - first.length, doubled: arrived.length - first.length, disorder, wrong };
}

try {
  await pool.query(`insert into platform.outbound_endpoints (endpoint, fields) values ('e', '{}')`);
  await run(0, 0);
  const plain = await run(1, 0);
  const harsh = await run(2, kills);
  printTable(
    `Webhooks: ${figure(count)} messages of ${figure(subjects)} subjects (${machine()})`,
    [['made and sent', plain] as const, [`the same, sender killed ${kills} times`, harsh] as const].map(
      ([what, seen]) => ({
        what,
        'messages a second': count / seen.seconds,
        missing: String(seen.lost),
        'sent twice': String(seen.doubled),
        'out of order': String(seen.disorder),
        'wrongly signed': String(seen.wrong),
      }),
    ),
  );
  verdict('messages a second', count / plain.seconds, 1800, 'more');
  verdict(`missing after ${kills} kills`, plain.lost + harsh.lost, 0, 'less');
  verdict('out of order', plain.disorder + harsh.disorder, 0, 'less');
  verdict('wrongly signed', plain.wrong + harsh.wrong, 0, 'less');
} finally {
  receiver.kill();
  await pool.end();
  await database.close();
}
process.exit();
