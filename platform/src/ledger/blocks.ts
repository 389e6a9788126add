import type { Sql } from '../projections/types.ts';
import { genesisHash } from './canonical.ts';

/** A block of the ledger. Positions are those of its first and last event; `entries` as entries.ts packs them. */
export interface Block {
  number: number;
  first_position: number;
  last_position: number;
  events: number;
  entries: Buffer;
  chain_before: Buffer;
  chain_after: Buffer;
}
/** Where the ledger ends: nothing chained yet is number 0, position 0. */
export type LedgerEnd = Pick<Block, 'number' | 'last_position' | 'chain_after'>;

const numbers =
  'number::float8 as number, first_position::float8 as first_position, last_position::float8 as last_position';

export async function ledgerEnd(db: Sql): Promise<LedgerEnd> {
  const { rows } = await db.query<LedgerEnd>(
    'select number::float8 as number, last_position::float8 as last_position, chain_after from ledger.blocks order by number desc limit 1',
  );
  return rows[0] ?? { number: 0, last_position: 0, chain_after: genesisHash };
}

/** Events of a page of blocks, and how many blocks there are at most in one. */
const pageEvents = 5000;
const pageBlocks = 500;

/** The blocks behind a number in their order, some at a time: a page holds few enough events for memory. */
export async function* blocksAfter(db: Sql, number: number): AsyncGenerator<Block[]> {
  for (let after = number; ;) {
    const { rows } = await db.query<Block>(
      `select ${numbers}, events, entries, chain_before, chain_after from
        (select *, sum(events) over (order by number) - events as before from ledger.blocks where number > $1 and number <= $1 + $2) b
       where before < $3 order by b.number`,
      [after, pageBlocks, pageEvents],
    );
    // Block numbers without a gap are what the trigger keeps; where somebody tore one, the next page begins behind it.
    if (rows.length === 0) {
      const {
        rows: [next],
      } = await db.query<{ number: number | null }>(
        'select min(number)::float8 as number from ledger.blocks where number > $1',
        [after],
      );
      if (next?.number == null) return;
      after = next.number - 1;
      continue;
    }
    yield rows;
    after = rows.at(-1)!.number;
  }
}

/** The number of the block before the one that holds a position, or that would. */
export async function blockBefore(db: Sql, position: number): Promise<number> {
  const { rows } = await db.query<{ number: number | null }>(
    'select min(number)::float8 - 1 as number from ledger.blocks where last_position >= $1',
    [position],
  );
  return rows[0]?.number ?? (await ledgerEnd(db)).number;
}
