import type { RecordedEvent } from '../event-log/types.ts';
import type { Migration } from '../postgres/migrate.ts';
import { apply, ProjectionFailed } from './apply.ts';
import type { Checkpoint } from './checkpoints.ts';
import { isTransient } from './transaction.ts';
import type { Projection, Sql } from './types.ts';

/**
 * Events that a reader of the log could not take (docs/decisions/0028). `reader` is named as in `platform.checkpoints`; `stage` says which version of a
 * read model left the event out: the one that people read, or the one that is built beside it.
 */
export const setAsideTables: Migration = {
  name: 'platform.set_aside',
  as: 'app',
  sql: `
create table if not exists platform.set_aside (
  reader text not null,
  stage text not null default 'live' check (stage in ('live', 'next')),
  position bigint not null,
  stream text not null,
  type text not null,
  error text not null,
  set_aside_at timestamptz not null default now(),
  primary key (reader, stage, position)
);
`,
};

export interface SetAside {
  reader: string;
  position: number;
  stream: string;
  type: string;
  error: string;
  /** ISO 8601, UTC. */
  set_aside_at: string;
}

/** More than this, in all, one after the other, or every single one of a batch, are no odd events but a fault of the reader: then it stands still. */
export const setAsideMax = { total: 100, run: 20, batch: 5 };

/** Errors that say nothing about the event: missing tables, columns and rights, a connection or transaction that is of no use, faults of the server. */
const systematic = /^(0A|25|26|28|34|3D|3F|42|55|58|F0|XX)/;
export const isEventFault = (error: unknown): boolean =>
  !isTransient(error) && !systematic.test((error as { code?: string } | undefined)?.code ?? '');

/** What a reader has set aside, in the order of the log. */
export const readSetAside = async (db: Sql, readers?: readonly string[]): Promise<SetAside[]> =>
  (
    await db.query<SetAside>(
      `select reader, position::float8 as position, stream, type, error,
          to_char(set_aside_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as set_aside_at
   from platform.set_aside where stage = 'live' and ($1::text[] is null or reader = any($1)) order by reader, position`,
      [readers ?? null],
    )
  ).rows;

export const recordSetAside = async (
  db: Sql,
  reader: string,
  stage: Checkpoint['stage'],
  events: readonly { event: RecordedEvent; error: string }[],
): Promise<void> => {
  if (events.length === 0) return;
  await db.query(
    `insert into platform.set_aside (reader, stage, position, stream, type, error)
     select $1, $2, *
     from unnest($3::bigint[], $4::text[], $5::text[], $6::text[])
     on conflict (reader, stage, position) do update set error = excluded.error`,
    [
      reader,
      stage,
      events.map(({ event }) => event.position),
      events.map(({ event }) => event.stream),
      events.map(({ event }) => event.type),
      events.map(({ error }) => error.slice(0, 1000)),
    ],
  );
};
export const forgetSetAside = (db: Sql, reader: string, stage: Checkpoint['stage']): Promise<unknown> =>
  db.query('delete from platform.set_aside where reader = $1 and stage = $2', [reader, stage]);

/** The version that was built beside the live one takes its place, with what it left out. */
export async function keepSetAside(db: Sql, reader: string): Promise<void> {
  await forgetSetAside(db, reader, 'live');
  await db.query(`update platform.set_aside set stage = 'live' where reader = $1`, [reader]);
}

const countSetAside = async (db: Sql, reader: string, stage: Checkpoint['stage']): Promise<number> =>
  (
    await db.query<{ count: number }>(
      'select count(*)::int as count from platform.set_aside where reader = $1 and stage = $2',
      [reader, stage],
    )
  ).rows[0]!.count;

/**
 * Runs a projection on its events and sets those aside that it cannot take, in the caller's transaction: a part that
 * fails is halved until the event is found. Throws `ProjectionFailed`, so that nothing of it is kept, where trying
 * again may help, where the fault is not the event's, and where there are too many of them. Answers those set aside.
 */
export async function applySettingAside(
  db: Sql,
  projection: Projection,
  stage: Checkpoint['stage'],
  events: readonly RecordedEvent[],
): Promise<RecordedEvent[]> {
  const aside: { event: RecordedEvent; error: string }[] = [];
  let known: number | undefined;
  let run = 0;
  const take = async (part: readonly RecordedEvent[]): Promise<void> => {
    await db.query('savepoint part');
    try {
      await apply(db, projection, stage, part);
      await db.query('release savepoint part');
      run = 0;
      return;
    } catch (error) {
      if (!(error instanceof ProjectionFailed) || !isEventFault(error.cause)) throw error;
      await db.query('rollback to savepoint part');
      if (part.length === 1) {
        const event = part[0]!;
        known ??= await countSetAside(db, projection.name, stage);
        aside.push({ event, error: (error.cause as Error).message });
        if (++run >= setAsideMax.run || known + aside.length > setAsideMax.total)
          throw new ProjectionFailed(projection, tooMany(aside, error.cause as Error));
        return;
      }
    }
    const middle = Math.ceil(part.length / 2);
    await take(part.slice(0, middle));
    await take(part.slice(middle));
  };
  if (events.length > 0) await take(events);
  if (aside.length === events.length && events.length >= setAsideMax.batch)
    throw new ProjectionFailed(projection, tooMany(aside, new Error(aside[0]!.error)));
  await recordSetAside(db, projection.name, stage, aside);
  return aside.map(({ event }) => event);
}

const tooMany = (aside: readonly { event: RecordedEvent; error: string }[], cause: Error): Error => {
  const { event, error } = aside[0]!;
  return new Error(
    `${event.type} at position ${event.position} (${event.stream}): ${error}; ${aside.length} events could not be taken`,
    { cause },
  );
};
