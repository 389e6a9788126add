import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../test/support/database.ts';
import type { Host } from '../service.ts';
import { retentionJob } from './retention.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

it('old answers under idempotency keys are forgotten, young ones stay; the application can forget no others', async () => {
  const pool = database.pool();
  await database.asOwner(
    `insert into log.idempotency (actor, key, body_hash, answer, recorded_at)
      values ('a', 'old', '', '{}', now() - interval '15 days'), ('a', 'young', '', '{}', now() - interval '13 days')`,
  );
  await database.asOwner(`insert into platform.mails (id, person, cause, state, free_at, created_at) values
    ('1', 'p', 'old', 'sent', now(), now() - interval '401 days'),
      ('2', 'p', 'old failure', 'failed', now(), now() - interval '401 days'),
      ('3', 'p', 'young', 'sent', now(), now())`);
  await database.asOwner(`insert into platform.key_calls (holder, at, call, status, ms, address, request_id) values
    ('k', now() - interval '31 days', 'GET /old/', 200, 1, '', ''), ('k', now(), 'GET /young/', 200, 1, '', '')`);
  await database.asOwner(`insert into platform.outbound_deliveries
      (endpoint, position, subject, message, type, occurred_at, body, state, tried_at) values
    ('e', 1, 's', 'm1', 'T', now() - interval '40 days', '{}', 'delivered', now() - interval '31 days'),
    ('e', 2, 's', 'm2', 'T', now() - interval '40 days', '{}', 'waiting', null),
    ('e', 3, 's', 'm3', 'T', now() - interval '40 days', '{}', 'given_up', now())`);
  expect(await retentionJob.run({}, { pool } as unknown as Host, async () => undefined)).toEqual({
    answers: 1,
    mails: 1,
    calls: 1,
    messages: 1,
  });
  expect((await pool.query('select call from platform.key_calls')).rows).toEqual([{ call: 'GET /young/' }]);
  expect((await pool.query('select position::int from platform.outbound_deliveries order by position')).rows).toEqual([
    { position: 2 },
    { position: 3 },
  ]);
  expect((await pool.query('select key from log.idempotency')).rows).toEqual([{ key: 'young' }]);
  expect((await pool.query('select id from platform.mails order by id')).rows).toEqual([{ id: '2' }, { id: '3' }]);
  await expect(pool.query('select log.forget_answers(0)')).rejects.toThrow('a day at least');
  await expect(pool.query('delete from log.idempotency')).rejects.toThrow('permission denied');
});
