import type { Pool } from 'pg';
import { expect } from 'vitest';
import { testDatabase, type TestDatabase } from './database.ts';
import { startPortal, type TestPortal } from './portal.ts';

/** What stands in every table of every projection, as counts and prints. The audit's own tell of the whole log and are no part of a snapshot. */
export async function tablePrints({ host }: TestPortal, pool: Pool): Promise<Record<string, string>> {
  const tables = host.parts.projections
    .filter(({ name }) => !name.startsWith('audit.'))
    .flatMap(({ name, tableNames }) => tableNames.map(table => `${name.split('.')[0]}.${table}`));
  const found: Record<string, string> = {};
  for (const table of tables) {
    const {
      rows: [row],
    } = await pool.query<{ print: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' order by t::text collate "C")), '') as print from ${table} t`,
    );
    found[table] = row!.print;
  }
  return found;
}

/** A portal whose log, in PostgreSQL, has the events of this one up to a position and really ends there; its read models have taken all of them in. */
export async function stoppedAt(
  { host }: Pick<TestPortal, 'host'>,
  position: number,
): Promise<TestPortal & { database: TestDatabase }> {
  const database = await testDatabase();
  const lines = await host.log.lines(0, position, Infinity);
  await database.asOwner(
    `insert into log.events (position, stream_id, version, type, data, meta, event_id) overriding system value
     select position, stream, version, type, data, meta, event_id
     from json_to_recordset($1) as r(position bigint, stream text, version int, type text, data json, meta json,
       event_id uuid)`,
    [`[${lines.map(({ line }) => line).join(',')}]`],
  );
  const stopped = await startPortal({ services: ['projection-service'], database });
  await expect
    .poll(
      async () =>
        (
          await stopped.host.pool.query<{ reached: number }>(
            `select min(position)::float8 as reached from platform.checkpoints where stage = 'live' and name not like '%:%'`,
          )
        ).rows[0]!.reached,
      { timeout: 60_000 },
    )
    .toBeGreaterThanOrEqual(position);
  return { ...stopped, database };
}
