import { event } from '@portal/event-schemas/kernel/events.ts';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { testDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { createMemoryLog } from '../event-log/memoryLog.ts';
import { newId } from '../ids/ids.ts';
import type { Host } from '../service.ts';
import { createReactions, type ReactionRunner } from './reactions.ts';
import type { Reaction } from './types.ts';

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

async function running(reaction: Reaction, lines: object[] = []) {
  const log = createMemoryLog({ catalogue });
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  runner = createReactions({ log, pool, reactions: [reaction], host: () => ({}) as Host, logger, poll: 20 });
  await runner.start();
  return (item: string, request: string) => log.append({
    writes: [{ stream: `sale-${newId()}`, expected_version: 0, events: [{ type: 'Sold', data: { item } }] }],
    context: { command_id: newId(), command: 'Sell', correlation_id: request, causation_id: newId(), actor: { id: 'system', roles: [] }, occurred_at: '2026-09-01T08:00:00.000Z', locale: 'ru' },
  });
}
const errorOf = async (name: string) => (await pool.query<{ error: string | null }>(`select error from platform.checkpoints where name = $1`, [`reaction:${name}`])).rows[0]!.error;

it('a reaction that failed names the requests in the log, and its error is gone from the checkpoint once it succeeds', async () => {
  let fails = true;
  let done = 0;
  const lines: any[] = [];
  const sell = await running({ name: 'shaky', handles: ['Sold'], react: async () => { if (fails) throw new Error('no paper'); done += 1; } }, lines);
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
    name: 'follow-up', handles: ['Sold'],
    react: async ([sold]) => async () => {
      seen.push((await pool.query(`select position::int as position from platform.checkpoints where name = 'reaction:follow-up'`)).rows[0]);
      if (sold!.data.item === 'ink') throw new Error('the queue is away');
    },
  });
  await sell('ink', 'request-1');
  await expect.poll(() => seen).toEqual([{ position: 1 }]);
  await sell('pen', 'request-2');
  await expect.poll(() => seen).toEqual([{ position: 1 }, { position: 2 }]);
  expect(await errorOf('follow-up')).toBeNull();
});
