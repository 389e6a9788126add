import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import { postgresReader } from '../../event-log/postgres/reading.ts';
import { contextOf } from '../../event-log/testing/items.ts';
import { chainNext } from '../chaining.ts';
import { chainAll } from '../follower.ts';
import { openSealKey } from '../keys.ts';
import { makeSeal } from '../sealing.ts';
import { sealEvent, sealStream, type Seal } from '../seals.ts';
import { appendToWitnessFile } from '../witness.ts';

/** The log in a database, as the ledger reads it. */
export const ledgerLog = (pool: Pool) => postgresReader(pool, {});

/** A log with a ledger beside it, and a data folder with the key of its seals. */
export interface FilledLog {
  data: string;
  append(stream: string, version: number, type: string, content: unknown): Promise<void>;
  /** Seals what there is and records it. */
  seal(): Promise<Seal>;
}

/** Thirty events in three blocks; 1 to 20 are sealed, the seal is 21. The tables are empty before. */
export async function filledLog(pool: Pool): Promise<FilledLog> {
  const data = mkdtempSync(path.join(os.tmpdir(), 'portal-ledger-'));
  const append: FilledLog['append'] = async (stream, version, type, content) => {
    const id = crypto.randomUUID();
    await pool.query(
      'insert into log.events (stream_id, version, type, event_id, data, meta) values ($1, $2, $3, $4, $5, $6)',
      [
        stream,
        version,
        type,
        id,
        JSON.stringify(content),
        JSON.stringify({ event_id: id, schema_version: 1, ...contextOf() }),
      ],
    );
  };
  const seal = async (): Promise<Seal> => {
    const made = (await makeSeal(ledgerLog(pool), pool, openSealKey({ data }), new Date().toISOString()))!;
    await append(sealStream, made.number, sealEvent, made);
    appendToWitnessFile({ data }, made);
    return made;
  };
  for (let version = 1; version <= 20; version++)
    await append('box-1', version, 'Filled', { pieces: version, note: 'с «кавычками» \n "\\' });
  await chainNext(ledgerLog(pool), pool, 12);
  await seal();
  for (let version = 21; version <= 29; version++) await append('box-1', version, 'Filled', { pieces: version });
  await chainAll(ledgerLog(pool), pool);
  return { data, append, seal };
}
