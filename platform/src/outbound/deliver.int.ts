import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { movableClock, type MovableClock } from '../clock/clock.ts';
import { deliverDue, type Endpoints } from './deliver.ts';
import { takeLine } from './line.ts';
import { failuresInARow, longestFailing } from './pauses.ts';
import { createOutbound, type Outbound } from './post.ts';
import { insertDeliveries, type NewDelivery } from './queue.ts';

let database: TestDatabase;
let pool: ReturnType<TestDatabase['pool']>;
let server: Server;
let url: string;
let outbound: Outbound;
let clock: MovableClock;
/** What arrived, in order, and how the receiver answers. */
let arrived: string[];
let statusOf: (body: string) => number;
let told: string[];
const secrets = [randomBytes(32)];

beforeAll(async () => {
  database = await testDatabase();
  pool = database.pool();
  server = createServer((request, response) => {
    let body = '';
    request.on('data', part => (body += part));
    request.on('end', () => {
      const status = statusOf(body);
      if (status === 200) arrived.push(body);
      response.writeHead(status).end('seen');
    });
  });
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  outbound = createOutbound({ networks: ['127.0.0.1'], timeout: 2000 });
});
beforeEach(async () => {
  clock = movableClock('2026-09-01T08:00:00.000Z');
  [arrived, told, statusOf] = [[], [], () => 200];
  await pool.query(`insert into platform.outbound_endpoints (endpoint, fields) values ('e', '{}'), ('f', '{}')`);
});
afterEach(async () => {
  for (const table of ['endpoints', 'deliveries', 'lines']) await pool.query(`delete from platform.outbound_${table}`);
});
afterAll(async () => {
  outbound.close();
  server.closeAllConnections();
  server.close();
  await database.drop();
});

const endpoints: Endpoints = {
  lineOf: async () => ({ url, secrets, headers: {} }),
  failing: async (endpoint, reason) => told.push(`${endpoint} fails: ${reason}`),
  answers: async endpoint => told.push(`${endpoint} answers`),
  stop: async (endpoint, reason) => told.push(`${endpoint} is stopped: ${reason}`),
};
const deliver = async (): Promise<void> => {
  const host = { pool, clock, logger: pino({ level: 'silent' }), outbound, chance: () => 0.5 };
  await Promise.all(await deliverDue(endpoints, host));
};
const made = (position: number, subject: string, endpoint = 'e'): NewDelivery => ({
  endpoint,
  position,
  subject,
  message: `m${position}`,
  type: 'Sold',
  occurred_at: clock.iso(),
  body: `${subject}${position}`,
});
const put = (...deliveries: NewDelivery[]) => insertDeliveries(pool, deliveries, clock.iso());
const statesOf = async (endpoint = 'e'): Promise<string[]> =>
  (
    await pool.query<{ state: string }>(
      'select state from platform.outbound_deliveries where endpoint = $1 order by position',
      [endpoint],
    )
  ).rows.map(row => row.state);
const later = (milliseconds: number): void => clock.set(new Date(clock.now().getTime() + milliseconds));

describe('messages', () => {
  it('arrive once each, those of one subject in order, however often it is looked', async () => {
    await put(...Array.from({ length: 300 }, (_, index) => made(index + 1, `s${index % 7}-`)));
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(arrived).toHaveLength(300);
    for (let subject = 0; subject < 7; subject++) {
      const numbers = arrived.filter(one => one.startsWith(`s${subject}-`)).map(one => Number(one.split('-')[1]));
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    }
    expect(new Set(await statesOf())).toEqual(new Set(['delivered']));
  });

  it('are put in once, whatever is repeated', async () => {
    await put(made(1, 'a'));
    await put(made(1, 'a'));
    await deliver();
    await put(made(1, 'a'));
    await deliver();
    expect(arrived).toEqual(['a1']);
  });

  it('wait behind one of their subject that did not get through; other subjects go on', async () => {
    statusOf = body => (body === 'a1' ? 500 : 200);
    await put(made(1, 'a'), made(2, 'a'), made(3, 'b'));
    await deliver();
    expect(arrived).toEqual(['b3']);
    await deliver();
    expect(arrived).toEqual(['b3']);
    statusOf = () => 200;
    later(6000);
    await deliver();
    expect(arrived).toEqual(['b3', 'a1', 'a2']);
  });

  it('of one system do not wait for another that fails', async () => {
    statusOf = body => (body.startsWith('x') ? 503 : 200);
    await put(made(1, 'x'), made(2, 'y', 'f'));
    await deliver();
    expect(arrived).toEqual(['y2']);
    expect(await statesOf('f')).toEqual(['delivered']);
  });

  it('to a system that another process is busy with are left to it, and taken over when it is gone', async () => {
    await put(made(1, 'a'));
    expect(await takeLine(pool, 'e', 'another')).not.toBeNull();
    await deliver();
    expect(arrived).toEqual([]);
    await pool.query(`update platform.outbound_lines set busy_until = now() - interval '1 second'`);
    await deliver();
    expect(arrived).toEqual(['a1']);
  });
});

describe('a system that does not answer', () => {
  const many = (): NewDelivery[] => Array.from({ length: 100 }, (_, index) => made(index + 1, `s${index}-`));

  it('is failing after so many in a row, is asked with one message at a time, and gets all when it answers again', async () => {
    statusOf = () => 503;
    await put(...many());
    await deliver();
    expect(told).toEqual(['e fails: HTTP 503']);
    const tries = async () =>
      Number((await pool.query('select sum(attempts)::int as tries from platform.outbound_deliveries')).rows[0].tries);
    const first = await tries();
    expect(first).toBeGreaterThanOrEqual(failuresInARow);
    expect(first).toBeLessThan(100);
    await deliver();
    expect(await tries()).toBe(first);
    later(60_000);
    await deliver();
    expect(await tries()).toBe(first + 1);
    statusOf = () => 200;
    later(16 * 60_000);
    await deliver();
    expect(arrived).toHaveLength(100);
    expect(told.at(-1)).toBe('e answers');
    expect(new Set(await statesOf())).toEqual(new Set(['delivered']));
  });

  it('is stopped after days of that', async () => {
    statusOf = () => 503;
    await put(...many());
    await deliver();
    later(longestFailing);
    await deliver();
    expect(told.at(-1)).toBe('e is stopped: HTTP 503');
  });

  it('is stopped at once where it says that it is gone', async () => {
    statusOf = () => 410;
    await put(made(1, 'a'));
    await deliver();
    expect(told).toEqual(['e is stopped: HTTP 410']);
  });
});
