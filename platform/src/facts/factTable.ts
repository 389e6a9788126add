import type { Pool, PoolClient } from 'pg';
import { textArray } from '../event-log/postgres/binaryArrays.ts';
import type { FactDefinition } from './types.ts';

interface FactValue {
  fact: string;
  key: string;
  value: unknown;
}
export const checkpoint = (fact: string): string => `fact:${fact}`;

/** Runs `work` in a transaction. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Lets parked ones go on; answers how far each definition is folded. */
export async function openCheckpoints(
  pool: Pool,
  definitions: readonly FactDefinition<any>[],
): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ name: string; position: string }>(
    `update platform.checkpoints set status = 'running', error = null where name = any($1) and stage = 'live' returning name, position`,
    [definitions.map(({ name }) => checkpoint(name))],
  );
  return new Map(rows.map(row => [row.name.slice('fact:'.length), Number(row.position)]));
}

/**
 * Locks the facts' checkpoints, so that one process at a time folds them, and answers how far each one is and which
 * building of it this is. Throws when one was lost.
 */
export async function lockCheckpoints(
  client: PoolClient,
  facts: readonly string[],
): Promise<Map<string, { position: number; built: string }>> {
  const { rows } = await client.query<{ name: string; position: string; shape: string }>(
    `select name, position, shape from platform.checkpoints where name = any($1) and stage = 'live' order by name for update`,
    [facts.map(checkpoint)],
  );
  if (rows.length < facts.length)
    throw new Error('checkpoints of facts are missing; run: npm run projections -- rebuild all');
  return new Map(
    rows.map(row => [row.name.slice('fact:'.length), { position: Number(row.position), built: row.shape }]),
  );
}

export async function saveCheckpoints(
  client: Pool | PoolClient,
  facts: readonly string[],
  position: number,
): Promise<void> {
  await client.query(
    `update platform.checkpoints c set position = $2, changed_at = now() from (
       select name from platform.checkpoints where name = any($1) and stage = 'live' and position < $2 order by name for update) l
     where c.name = l.name and c.stage = 'live'`,
    [facts.map(checkpoint), position],
  );
}

export async function parkFact(pool: Pool, fact: string, error: Error): Promise<void> {
  await pool.query(
    `update platform.checkpoints set status = 'parked', error = $2, changed_at = now() where name = $1 and stage = 'live'`,
    [checkpoint(fact), error.message],
  );
}

export async function readFacts(
  client: Pool | PoolClient,
  wanted: readonly { fact: string; key: string }[],
  table = 'platform.facts',
): Promise<FactValue[]> {
  if (wanted.length === 0) return [];
  const { rows } = await client.query<{ name: string; key: string; value: unknown }>({
    name: `read.${table}`,
    text: `select f.name, f.key, f.value from unnest($1::text[], $2::text[]) as w(name, key) join ${table} f on f.name = w.name and f.key = w.key`,
    values: [
      textArray(
        'text',
        wanted.map(w => w.fact),
      ),
      textArray(
        'text',
        wanted.map(w => w.key),
      ),
    ],
  });
  return rows.map(row => ({ fact: row.name, key: row.key, value: row.value }));
}

/** Null values are removed. */
export async function writeFacts(
  client: PoolClient,
  values: readonly FactValue[],
  table = 'platform.facts',
): Promise<void> {
  const [gone, there] = [values.filter(v => v.value === null), values.filter(v => v.value !== null)];
  if (there.length) {
    await client.query({
      name: `write.${table}`,
      text: `insert into ${table} (name, key, value) select * from unnest($1::text[], $2::text[], $3::jsonb[])
        on conflict (name, key) do update set value = excluded.value`,
      values: [
        textArray(
          'text',
          there.map(v => v.fact),
        ),
        textArray(
          'text',
          there.map(v => v.key),
        ),
        textArray(
          'jsonb',
          there.map(v => JSON.stringify(v.value)),
        ),
      ],
    });
  }
  if (gone.length) {
    await client.query(
      `delete from ${table} f using unnest($1::text[], $2::text[]) as g(name, key) where f.name = g.name and f.key = g.key`,
      [gone.map(v => v.fact), gone.map(v => v.key)],
    );
  }
}
