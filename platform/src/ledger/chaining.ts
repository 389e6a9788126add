import type { Pool } from 'pg';
import { inTransaction, asynchronousCommit } from '../projections/transaction.ts';
import { ledgerEnd } from './blocks.ts';
import { chainThrough } from './canonical.ts';
import type { LedgerLog } from './log.ts';
import { entryLength } from './entries.ts';

/** Held in a transaction by whoever adds a block, so that any number of processes may try. */
const ledgerLock = 7_241_009;
/** Most events of a block. */
export const blockLimit = 5000;

/**
 * Chains the events behind the ledger's end as its next block. Answers how many there were, null when another process is at it. A block that is lost
 * with a killed database is made again from the log, so it need not wait for the disk.
 */
export const chainNext = (log: LedgerLog, pool: Pool, limit = blockLimit): Promise<number | null> =>
  inTransaction(
    pool,
    async db => {
      const {
        rows: [lock],
      } = await db.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [ledgerLock]);
      if (!lock!.mine) return null;
      const end = await ledgerEnd(db);
      const block = await log.hashes(end.last_position, limit);
      if (!block.events) return 0;
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
