import { event } from '@portal/event-schemas/kernel/events.ts';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { testDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { createMemoryLog } from '../event-log/memoryLog.ts';
import { ServiceCallFailed } from '../http/service-call.ts';
import { newId } from '../ids/ids.ts';
import { readSetAside } from '../projections/set-aside.ts';
import type { Host } from '../service.ts';
import { retryReaction } from './retry-reaction.ts';
import { createReactions, type ReactionRunner } from './reactions.ts';
import { NotNow, type Reaction } from './types.ts';

const catalogue = { Sold: event(z.object({ item: z.string() })) };
let database: TestDatabase;
let pool: ReturnType<TestDatabase['pool']>;
let runner: ReactionRunner;
beforeAll(async () => {
  database = await testDatabase();
  pool = database.pool();
});
afterEach(() => runner.stop());
afterAll(() => database.drop());

async function running(reaction: Reaction, lines: object[] = [], log = createMemoryLog({ catalogue })) {
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  runner = createReactions({
    log,
    pool,
    reactions: [reaction],
    host: () => ({}) as Host,
    logger,
    poll: 20,
    attempts: 2,
  });
  await runner.start();
  return (item: string, request: string) =>
    log.append({
      writes: [{ stream: `sale-${newId()}`, expected_version: 0, events: [{ type: 'Sold', data: { item } }] }],
      context: {
        command_id: newId(),
        command: 'Sell',
        correlation_id: request,
        causation_id: newId(),
        actor: { id: 'system', roles: [] },
        occurred_at: '2026-09-01T08:00:00.000Z',
        locale: 'ru',
      },
    });
}
const errorOf = async (name: string) =>
  (
    await pool.query<{ error: string | null }>(`select error from platform.checkpoints where name = $1`, [
      `reaction:${name}`,
    ])
  ).rows[0]!.error;

it('a reaction that failed names the requests in the log, and its error is gone from the checkpoint once it succeeds', async () => {
  let fails = true;
  let done = 0;
  const lines: any[] = [];
  const sell = await running(
    {
      name: 'shaky',
      handles: ['Sold'],
      react: async () => {
        if (fails) throw new Error('no paper');
        done += 1;
      },
    },
    lines,
  );
  await sell('pen', 'request-1');
  await expect.poll(() => errorOf('shaky')).toBe('no paper');
  expect(lines[0]).toMatchObject({ reaction: 'shaky', request_ids: ['request-1'], err: { message: 'no paper' } });
  fails = false;
  await expect.poll(() => errorOf('shaky')).toBeNull();
  expect(done).toBe(1);
});

it('what follows a reaction is done after its checkpoint is committed, and its failure harms nothing', async () => {
  const seen: unknown[] = [];
  const sell = await running({
    name: 'follow-up',
    handles: ['Sold'],
    react:
      async ([sold]) =>
      async () => {
        seen.push(
          (
            await pool.query(
              `select position::int as position from platform.checkpoints where name = 'reaction:follow-up'`,
            )
          ).rows[0],
        );
        if (sold!.data.item === 'ink') throw new Error('the queue is away');
      },
  });
  await sell('ink', 'request-1');
  await expect.poll(() => seen).toEqual([{ position: 1 }]);
  await sell('pen', 'request-2');
  await expect.poll(() => seen).toEqual([{ position: 1 }, { position: 2 }]);
  expect(await errorOf('follow-up')).toBeNull();
});

it('an event that a reaction cannot take is set aside after some attempts, the others are taken, and it is taken up again after a fix', async () => {
  let fails = true;
  const seen: string[] = [];
  const log = createMemoryLog({ catalogue });
  const reaction: Reaction = {
    name: 'picky',
    handles: ['Sold'],
    async react(events) {
      for (const { data } of events) if (fails && data.item === 'bomb') throw new Error('no bombs');
      seen.push(...events.map(({ data }) => data.item));
    },
  };
  const sell = await running(reaction, [], log);
  for (const item of ['pen', 'bomb', 'ink']) await sell(item, 'request-1');
  await expect.poll(() => seen).toEqual(['pen', 'ink']);
  expect(await readSetAside(pool, ['reaction:picky'])).toMatchObject([
    { position: 2, type: 'Sold', error: 'no bombs' },
  ]);
  expect(await retryReaction(pool, log, reaction, {} as Host)).toEqual({ taken: 0, error: 'position 2: no bombs' });
  fails = false;
  expect(await retryReaction(pool, log, reaction, {} as Host)).toEqual({ taken: 1 });
  expect(seen).toEqual(['pen', 'ink', 'bomb']);
  expect(await readSetAside(pool, ['reaction:picky'])).toEqual([]);
});

it('waits for a service that does not answer, and sets nothing aside', async () => {
  let away = true;
  let done = 0;
  const sell = await running({
    name: 'patient',
    handles: ['Sold'],
    react: async () => {
      if (away) throw new ServiceCallFailed('POST /x/', 503, 'away');
      done += 1;
    },
  });
  await sell('pen', 'request-1');
  await expect.poll(() => errorOf('patient')).toContain('503');
  await new Promise(resolve => setTimeout(resolve, 1500));
  expect(await readSetAside(pool, ['reaction:patient'])).toEqual([]);
  away = false;
  await expect.poll(() => done).toBe(1);
});

it('waits for what is missing outside, takes its events together afterwards, and sets nothing aside', async () => {
  let away = true;
  const seen: string[][] = [];
  const sell = await running({
    name: 'waiting',
    handles: ['Sold'],
    react: async events => {
      if (away) throw new NotNow('the printer is out');
      seen.push(events.map(({ data }) => data.item));
    },
  });
  for (const item of ['pen', 'ink']) await sell(item, 'request-1');
  await expect.poll(() => errorOf('waiting')).toBe('the printer is out');
  await new Promise(resolve => setTimeout(resolve, 1500));
  expect(await readSetAside(pool, ['reaction:waiting'])).toEqual([]);
  away = false;
  await expect.poll(() => seen.flat()).toEqual(['pen', 'ink']);
  expect(seen.length).toBeLessThanOrEqual(2);
  await expect.poll(() => errorOf('waiting')).toBeNull();
});

it('one that takes all events begins with the first, and goes on from where its checkpoint is set back to', async () => {
  const seen: string[] = [];
  const log = createMemoryLog({ catalogue });
  const all: Reaction = {
    name: 'all',
    handles: 'all',
    begins: 'with the first event',
    react: async events => void seen.push(...events.map(({ data }) => data.item)),
  };
  const sell = await running({ ...all, name: 'other', handles: [] }, [], log);
  for (const item of ['pen', 'ink']) await sell(item, 'request-1');
  await runner.stop();
  const again = await running(all, [], log);
  await expect.poll(() => seen).toEqual(['pen', 'ink']);
  await pool.query(`update platform.checkpoints set position = 1 where name = 'reaction:all'`);
  await expect.poll(() => seen).toEqual(['pen', 'ink', 'ink']);
  await again('paper', 'request-2');
  await expect.poll(() => seen).toEqual(['pen', 'ink', 'ink', 'paper']);
});
