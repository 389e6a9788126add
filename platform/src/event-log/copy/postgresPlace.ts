import pg from 'pg';
import type { KeptAnswer } from '../kurrent/format.ts';
import { readLines } from '../postgres/lines.ts';
import type { Source } from '../postgres/source.ts';
import { appendLock } from '../postgres/schema.ts';
import { NotCopied, type CopyPlace, type PlacedEvent } from './types.ts';

const page = 500;

/**
 * The log in PostgreSQL, with the owner's rights: a copy sets positions, which the application may not. Nobody else
 * may be connected: a portal that runs on would append to the place that was left.
 */
export async function postgresPlace(url: string): Promise<PostgresPlace> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ mine: boolean; others: boolean }>(
    `select pg_try_advisory_lock($1) as mine, exists (select from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()) as others`,
    [appendLock],
  );
  if (!rows[0]!.mine || rows[0]!.others) {
    await client.end();
    throw new NotCopied('The portal, or somebody else, is connected to this database: stop it first.');
  }
  const from = client as unknown as Source;
  const answers = async (where: string, values: unknown[]): Promise<KeptAnswer[]> =>
    (
      await client.query<KeptAnswer>(
        `select actor, key, body_hash, answer, position::float8 as position from log.idempotency where ${where}`,
        values,
      )
    ).rows;
  return {
    name: 'PostgreSQL',
    async head() {
      const found = await client.query<{ head: number }>(
        'select coalesce(max(position), 0)::float8 as head from log.events',
      );
      return found.rows[0]!.head;
    },
    lines: (after, to, limit) => readLines(from, after, to, limit),
    async next(after) {
      const { rows: events } = await client.query<PlacedEvent>(
        `select position::float8 as position, stream_id as stream, version, type, event_id as id, data::text as data, meta::text as meta
          from log.events where position > $1 order by position limit ${page}`,
        [after],
      );
      if (events.length === 0) return null;
      return {
        events,
        answers: await answers('position between $1 and $2', [events[0]!.position, events.at(-1)!.position]),
      };
    },
    otherAnswers: () => answers('position is null', []),
    async write({ events, answers: kept }) {
      await client.query('begin');
      try {
        await client.query(
          `insert into log.events (position, stream_id, version, type, event_id, data, meta) overriding system value
            select * from unnest($1::bigint[], $2::text[], $3::int[], $4::text[], $5::uuid[], $6::json[], $7::json[])`,
          [
            events.map(event => event.position),
            events.map(event => event.stream),
            events.map(event => event.version),
            events.map(event => event.type),
            events.map(event => event.id),
            events.map(event => event.data),
            events.map(event => event.meta),
          ],
        );
        await client.query(
          `insert into log.idempotency (actor, key, body_hash, answer, position)
            select * from unnest($1::text[], $2::text[], $3::text[], $4::json[], $5::bigint[]) on conflict do nothing`,
          [
            kept.map(one => one.actor),
            kept.map(one => one.key),
            kept.map(one => one.body_hash),
            kept.map(one => JSON.stringify(one.answer)),
            kept.map(one => one.position),
          ],
        );
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    },
    async settle(end) {
      await client.query('begin');
      await client.query('delete from log.followed');
      await client.query('truncate log.commands');
      if (end) {
        await client.query(
          `insert into log.commands select distinct (meta->>'command_id')::uuid from log.events on conflict do nothing`,
        );
        await client.query('insert into log.followed (first_commit, commits, answers) values ($1, $2, $3)', [
          end.first_commit,
          end.commits,
          end.answers,
        ]);
      } else {
        await client.query(
          `select setval(pg_get_serial_sequence('log.events', 'position'), greatest(max(position), 1), count(*) > 0) from log.events`,
        );
      }
      await client.query('commit');
    },
    close: () => client.end(),
  };
}

/** `settle`: the log lies in the event store that ends so from now on, or here; what the portal asks at its start is made so. */
export interface PostgresPlace extends CopyPlace {
  settle(end: StoreEnd | null): Promise<void>;
}

/** Where an event store ends, as `log.followed` has it. */
export interface StoreEnd {
  first_commit: string;
  commits: number;
  answers: number;
}
