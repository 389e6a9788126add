import type { RecordedEvent } from '../event-log/types.ts';
import type { Host } from '../host/types.ts';
import type { Sql } from '../projections/types.ts';
import { forEachIndependently, type EachResult } from './each.ts';
import { defineReaction, type Reaction } from './types.ts';

type Events = readonly RecordedEvent<any>[];
type Noted = readonly (readonly [key: string, event: RecordedEvent<any>])[];

/** A thing that events have moved: `since` and `moved` say when the first and the last of them happened since it was done last, ISO 8601. */
export interface WorkItem {
  key: string;
  since: string;
  moved: string;
}
interface WorkOptions {
  /** How many at once. */
  most: number;
  nameOf(item: WorkItem): string;
  run(item: WorkItem): Promise<unknown>;
  /** Left on the list until they have been quiet for so long, or have waited for so long; milliseconds. */
  rests?: { quiet: number; atMost: number };
}
/** `reaction` keeps the list, `work` does what stands on it, the oldest first. What moves while it is done stays on the list. */
export interface WorkList {
  ddl: string;
  reaction: Reaction;
  work(host: Host, options: WorkOptions): Promise<EachResult<unknown>>;
}

/**
 * Things that a job has to do again after events have moved them: one row for each, however many events. The list is derived from the log: a lost one is made
 * again whole, and what was done already is done again. So the work must be one that changes nothing when it is repeated.
 */
export function defineWorkList({
  name,
  table,
  handles,
  keysOf,
}: {
  name: string;
  table: string;
  handles: readonly string[];
  keysOf(events: Events, db: Sql): Noted | Promise<Noted>;
}): WorkList {
  const short = table.slice(table.indexOf('.') + 1);
  const keep = async (events: Events, db: Sql): Promise<void> => {
    const noted = await keysOf(events, db);
    if (noted.length === 0) return;
    await db.query(
      `insert into ${table} (key, position, since, moved)
        select key, max(position), min(at), max(at)
          from unnest($1::text[], $2::bigint[], $3::timestamptz[]) e(key, position, at) group by key
        on conflict (key) do update
          set position = greatest(${short}.position, excluded.position),
            since = least(${short}.since, excluded.since),
            moved = greatest(${short}.moved, excluded.moved)`,
      [
        noted.map(([key]) => key),
        noted.map(([, { position }]) => position),
        noted.map(([, { meta }]) => meta.occurred_at),
      ],
    );
  };
  return {
    ddl: `create table if not exists ${table} (
  key text primary key, position bigint not null, since timestamptz not null, moved timestamptz not null);`,
    reaction: defineReaction({
      name,
      handles,
      derived: { tables: [table], keep },
      react: (events, _host, db) => keep(events, db),
    }),
    async work({ pool, clock, logger }, { most, nameOf, run, rests = { quiet: 0, atMost: 0 } }) {
      const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds).toISOString();
      const { rows } = await pool.query<{ key: string; position: string; since: Date; moved: Date }>(
        `select key, position, since, moved from ${table} where moved <= $2 or since <= $3 order by position limit $1`,
        [most, ago(rests.quiet), ago(rests.atMost)],
      );
      const items = rows.map(({ since, moved, ...row }) => ({
        ...row,
        since: since.toISOString(),
        moved: moved.toISOString(),
      }));
      return forEachIndependently(
        items,
        nameOf,
        async ({ position, ...item }) => {
          await run(item);
          await pool.query(`delete from ${table} where key = $1 and position = $2`, [item.key, position]);
        },
        logger,
      );
    },
  };
}
