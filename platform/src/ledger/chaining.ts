import type { Pool } from 'pg';
import { inTransaction, asynchronousCommit } from '../projections/transaction.ts';
import { ledgerEnd } from './blocks.ts';
import { canonicalLine, chainThrough } from './canonical.ts';
import { entryLength } from './entries.ts';

/** Held in a transaction by whoever adds a block, so that any number of processes may try. */
const ledgerLock = 7_241_009;
/** Most events of a block. */
export const blockLimit = 5000;

/** The hashes are made where the events lie: only 40 bytes of each travel. Whoever verifies reads the events themselves. */
const gather = `
  select count(*)::int as events, min(position)::float8 as first_position, max(position)::float8 as last_position,
    string_agg(int8send(position) || hash, ''::bytea order by position) as entries
  from (select e.position, sha256(convert_to(${canonicalLine}, 'UTF8')) as hash from log.events e where e.position > $1 order by e.position limit $2) hashed`;

interface Gathered {
  events: number;
  first_position: number;
  last_position: number;
  entries: Buffer;
}

/**
 * Chains the events behind the ledger's end as its next block. Answers how many there were, null when another process is at it. A block that is lost
 * with a killed database is made again from the log, so it need not wait for the disk.
 */
export const chainNext = (pool: Pool, limit = blockLimit): Promise<number | null> =>
  inTransaction(
    pool,
    async db => {
      const {
        rows: [lock],
      } = await db.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [ledgerLock]);
      if (!lock!.mine) return null;
      const end = await ledgerEnd(db);
      const {
        rows: [block],
      } = await db.query<Gathered>(gather, [end.last_position, limit]);
      if (!block?.events) return 0;
      await db.query(
        'insert into ledger.blocks (number, first_position, last_position, events, entries, chain_before, chain_after) values ($1, $2, $3, $4, $5, $6, $7)',
        [
          end.number + 1,
          block.first_position,
          block.last_position,
          block.events,
          block.entries,
          end.chain_after,
          chainThrough(end.chain_after, block.entries, entryLength),
        ],
      );
      return block.events;
    },
    asynchronousCommit,
  );
