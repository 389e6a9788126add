import type { Pool } from 'pg';
import type { EventLog } from '../event-log/types.ts';
import { applySettingAside, readSetAside } from '../projections/set-aside.ts';
import { inTransaction } from '../projections/transaction.ts';
import type { Host } from '../service.ts';
import { concerning, nameOf, storedPosition } from './reactions.ts';
import type { Reaction } from './types.ts';

const batch = 5000;

/** Writes the tables that a reaction derives anew from the log, up to where it stands; nothing else of what it does is done again. */
export async function rebuildReactionTables(pool: Pool, log: EventLog, reaction: Reaction): Promise<void> {
  const { handles, derived } = reaction;
  if (!derived) return;
  const mine = concerning(reaction);
  const head = await log.head();
  await inTransaction(pool, async db => {
    const end = await storedPosition(db, reaction, async () => head, 'for update');
    for (const table of derived.tables) await db.query(`delete from ${table}`);
    const projection = {
      name: nameOf(reaction),
      version: 1,
      handles,
      tables: '',
      tableNames: [],
      project: derived.keep,
    };
    for (let at = 0; at < end;) {
      const events = await log.readAll(at, batch);
      await applySettingAside(
        db,
        projection,
        'live',
        events.filter(event => event.position <= end && mine(event)),
      );
      at = events.at(-1)?.position ?? end;
    }
  });
}

/** Has a reaction see the events again that it could not take, each in a transaction of its own; answers how many it has taken, and the first error. */
export async function retryReaction(
  pool: Pool,
  log: EventLog,
  reaction: Reaction,
  host: Host,
): Promise<{ taken: number; error?: string }> {
  let taken = 0;
  let error: string | undefined;
  for (const { position } of await readSetAside(pool, [nameOf(reaction)])) {
    try {
      const [event] = await log.readAll(position - 1, 1);
      await reaction.ready?.([event!], host);
      const afterwards = await inTransaction(pool, async db => {
        const { rowCount } = await db.query(
          `delete from platform.set_aside where reader = $1 and stage = 'live' and position = $2`,
          [nameOf(reaction), position],
        );
        return rowCount ? reaction.react([event!], host, db) : undefined;
      });
      taken += 1;
      await afterwards?.();
    } catch (failure) {
      error ??= `position ${position}: ${(failure as Error).message}`;
    }
  }
  // What it noted belongs between what came before and after.
  if (taken > 0) await rebuildReactionTables(pool, log, reaction);
  return error === undefined ? { taken } : { taken, error };
}
