import type { Pool } from 'pg';
import { blockBefore, blocksAfter, ledgerEnd } from './blocks.ts';
import type { LedgerLog } from './log.ts';
import { eachEntry } from './entries.ts';
import { chainAll } from './follower.ts';
import type { SealKey } from './keys.ts';
import { rootBuilder } from './merkle.ts';
import { lastSeal, genesisSealHash, sealHash, sealStream, sealText, type Seal } from './seals.ts';

/**
 * The seal over everything in the log that no seal covers yet, signed; it is not recorded here. Null where nothing has happened since the last one but its
 * own record.
 */
export async function makeSeal(log: LedgerLog, pool: Pool, key: SealKey, now: string): Promise<Seal | null> {
  await chainAll(log, pool);
  const last = await lastSeal(log);
  const from = last?.seal.last_position ?? 0;
  if (!(await hasNews(log, from))) return null;
  const end = await ledgerEnd(pool);
  const builder = rootBuilder();
  let events = 0;
  let first = 0;
  for await (const blocks of blocksAfter(pool, await blockBefore(pool, from + 1))) {
    for (const block of blocks) {
      for (const { position, hash } of eachEntry(block.entries)) {
        if (position <= from || position > end.last_position) continue;
        builder.add(hash);
        first ||= position;
        events++;
      }
    }
  }
  const unsigned = {
    number: (last?.seal.number ?? 0) + 1,
    first_position: first,
    last_position: end.last_position,
    events,
    chain: end.chain_after.toString('hex'),
    root: builder.root()!.toString('hex'),
    previous: last ? sealHash(last.seal) : genesisSealHash,
    sealed_at: now,
    key: key.id,
  };
  return { ...unsigned, public_key: key.public_key, signature: key.sign(sealText(unsigned)) };
}

/** Has anything but seals been recorded behind a position? */
async function hasNews(log: LedgerLog, position: number): Promise<boolean> {
  for (let after = position; ;) {
    const events = await log.readAll(after, 10);
    if (events.some(event => event.stream !== sealStream)) return true;
    if (events.length === 0) return false;
    after = events.at(-1)!.position;
  }
}
