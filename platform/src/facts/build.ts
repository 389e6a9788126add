import type { Pool, PoolClient } from 'pg';
import type { EventLog, RecordedEvent } from '../event-log/types.ts';
import { newId } from '../ids/ids.ts';
import { forgetSetAside, recordSetAside, setAsideMax } from '../projections/set-aside.ts';
import { checkpoint, inTransaction, readFacts, writeFacts } from './factTable.ts';
import { applyChanges, changesOf, type SetAsideChange } from './folding.ts';
import { factsDdl } from './tables.ts';
import type { FactDefinition } from './types.ts';

/** Sent to every process when facts were built anew: what they have in memory may be no longer so. */
export const factsChannel = 'facts_built';
/** Held while facts are built. */
const buildLock = 7_241_006;
const batch = 5000;
const staging = 'pg_temp.facts_next';

/** Those of the definitions that have to be built from the log: new ones, those of another version, and all whose table or checkpoint was lost. */
export async function factsToBuild(
  db: Pool | PoolClient,
  definitions: readonly FactDefinition<any>[],
): Promise<FactDefinition<any>[]> {
  const { rows } = await db.query<{ name: string; version: number; there: boolean }>(
    `select name, version, to_regclass('platform.facts') is not null as there from platform.checkpoints where name = any($1) and stage = 'live'`,
    [definitions.map(({ name }) => checkpoint(name))],
  );
  const known = new Map(rows.filter(({ there }) => there).map(({ name, version }) => [name, version]));
  return definitions.filter(({ name, version = 1 }) => known.get(checkpoint(name)) !== version);
}

/** Of the versions before today's the newest stays, for processes of it may run beside this one; the others go. */
export async function forgetEarlier(pool: Pool, definitions: readonly FactDefinition<any>[]): Promise<void> {
  // Who has no facts may be the first to come: there is no table yet.
  if (definitions.length === 0) return;
  await pool.query(
    `with today as (select * from unnest($1::text[], $2::int[]) as t(name, version)),
       earlier as (
         select c.name, row_number() over (partition by t.name order by c.version desc) as age
         from today t
         join platform.checkpoints c on split_part(c.name, '@', 1) = split_part(t.name, '@', 1)
         where c.name <> t.name and c.version <= t.version),
       gone as (delete from platform.checkpoints where name in (select name from earlier where age > 1) returning name)
     delete from platform.facts where name in (select substr(name, 6) from gone)`,
    [definitions.map(({ name }) => checkpoint(name)), definitions.map(({ version = 1 }) => version)],
  );
}

/**
 * Folds facts from the whole log in a table of this connection's own and puts them into the place of the old ones in
 * the same transaction, with their checkpoints: whoever decides meanwhile finds the old values or the new ones, never
 * none. `wanted` is asked under the lock. What can't be folded is set aside, as in the feed.
 */
export async function buildFacts(
  pool: Pool,
  log: Pick<EventLog, 'readAll'>,
  wanted: (db: PoolClient) => Promise<readonly FactDefinition<any>[]>,
): Promise<string[]> {
  return inTransaction(pool, async client => {
    await client.query('select pg_advisory_xact_lock($1)', [buildLock]);
    const definitions = await wanted(client);
    if (definitions.length === 0) return [];
    await client.query(
      `${factsDdl}; create temporary table facts_next (like platform.facts including indexes) on commit drop`,
    );
    const names = definitions.map(({ name }) => name);
    const parked = new Map<string, string>();
    const aside: SetAsideChange[] = [];
    let position = await fold(0);
    await client.query(
      `select from platform.checkpoints where name = any($1) and stage = 'live' order by name for update`,
      [names.map(checkpoint)],
    );
    position = await fold(position);
    await client.query('delete from platform.facts where name = any($1)', [names]);
    await client.query(`insert into platform.facts (name, key, value) select name, key, value from ${staging}`);
    await client.query(
      `insert into platform.checkpoints (name, version, position, shape, status, error)
       select n, v, $3, $4, case when e is null then 'running' else 'parked' end, e
       from unnest($1::text[], $2::int[], $5::text[]) as d(n, v, e)
       on conflict (name, stage)
       do update set version = excluded.version, position = excluded.position, shape = excluded.shape,
         status = excluded.status, error = excluded.error, changed_at = now()`,
      [
        names.map(checkpoint),
        definitions.map(({ version = 1 }) => version),
        position,
        newId(),
        names.map(name => parked.get(name) ?? null),
      ],
    );
    for (const name of names) {
      await forgetSetAside(client, checkpoint(name), 'live');
      await recordSetAside(
        client,
        checkpoint(name),
        'live',
        aside.filter(({ fact }) => fact === name && !parked.has(name)),
      );
    }
    await client.query('select pg_notify($1, $2)', [factsChannel, '']);
    return names;

    async function fold(after: number): Promise<number> {
      let at = after;
      for (
        let events: RecordedEvent[] = await log.readAll(at, batch);
        events.length;
        events = await log.readAll(at, batch)
      ) {
        const { changes, failures } = changesOf(
          definitions.filter(({ name }) => !parked.has(name)),
          events,
        );
        const keys = [...new Map(changes.map(({ fact, key }) => [`${fact}\u0000${key}`, { fact, key }])).values()];
        const before = new Map(
          (await readFacts(client, keys, staging)).map(({ fact, key, value }) => [`${fact}\u0000${key}`, value]),
        );
        const folded = applyChanges(changes, (fact, key) => before.get(`${fact}\u0000${key}`));
        await writeFacts(client, folded.values, staging);
        aside.push(...folded.aside);
        for (const { fact, error } of failures) parked.set(fact, error.message);
        for (const name of names)
          if (!parked.has(name) && aside.filter(({ fact }) => fact === name).length > setAsideMax.total)
            parked.set(
              name,
              `${setAsideMax.total} events could not be folded: ${aside.find(({ fact }) => fact === name)!.error}`,
            );
        at = events.at(-1)!.position;
      }
      return at;
    }
  });
}
