import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { createGzip } from 'node:zlib';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Pool, PoolClient } from 'pg';
import { encrypted } from './frames.ts';
import { written, type BackupRecord } from './records.ts';

/** Folders and files of the data folder that nothing else can make again; the database's own folder is none of them. */
export const keptPaths = ['files', 'ledger', 'mail-key', 'device-key', 'service-token'] as const;
/** The platform's tables that are in no event; those of modules stand in their declarations (`keeps`). */
export const platformKeeps = [
  'platform.sessions',
  'platform.files',
  'platform.uploads',
  'platform.mail_server',
  'platform.access_keys',
  'platform.signing_secrets',
] as const;
const page = 500;

export interface BackupSource {
  pool: Pool;
  data: string;
  /** Tables besides the log and the ledger, which are whole schemas. */
  keeps: readonly string[];
  now: string;
}
/** What is in a backup. `bytes`: of the files. */
export interface BackupCounts {
  tables: Record<string, number>;
  files: number;
  bytes: number;
}

/** Tables of the log and of the ledger, and those that were named and are there. */
async function tablesOf(client: PoolClient, keeps: readonly string[]): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and (n.nspname in ('log', 'ledger') or format('%I.%I', n.nspname, c.relname) = any($1))
     group by n.nspname, c.relname order by 1`,
    [keeps],
  );
  return rows;
}

async function* rowsOf(client: PoolClient, name: string): AsyncGenerator<string[]> {
  const order = name === 'log.events' ? 'order by position' : '';
  await client.query(`declare backup no scroll cursor for select row_to_json(t)::text as row from ${name} t ${order}`);
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${page} from backup`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await client.query('close backup');
}

/** Files below the kept paths, by their place in the data folder. */
async function filesOf(data: string): Promise<string[]> {
  const found: string[] = [];
  for (const kept of keptPaths) {
    const place = path.join(data, kept);
    const is = await stat(place).catch(() => null);
    if (is?.isFile()) found.push(kept);
    if (is?.isDirectory())
      for (const entry of await readdir(place, { recursive: true, withFileTypes: true }))
        if (entry.isFile()) found.push(path.relative(data, path.join(entry.parentPath, entry.name)));
  }
  return found.map(file => file.split(path.sep).join('/')).toSorted();
}

/**
 * Everything in its order, as of one moment: rows from one snapshot of the database, then files. A file that is removed meanwhile is left out; what the
 * snapshot names was there before it.
 */
async function* recordsOf(
  { pool, data, keeps, now }: BackupSource,
  counts: BackupCounts,
): AsyncGenerator<BackupRecord> {
  yield { kind: 'start', made_at: now, version: 1 };
  const client = await pool.connect();
  let isDone = false;
  try {
    await client.query('begin isolation level repeatable read read only');
    for (const { name, columns } of await tablesOf(client, keeps)) {
      yield { kind: 'table', name, columns };
      counts.tables[name] = 0;
      for await (const rows of rowsOf(client, name)) {
        counts.tables[name] = (counts.tables[name] ?? 0) + rows.length;
        yield { kind: 'rows', rows };
      }
    }
    await client.query('commit');
    isDone = true;
  } finally {
    client.release(!isDone);
  }
  for (const file of await filesOf(data)) {
    const content = createReadStream(path.join(data, file), { highWaterMark: 1_048_576 });
    let isOpen = false;
    try {
      for await (const bytes of content as AsyncIterable<Buffer>) {
        if (!isOpen) yield { kind: 'file', path: file };
        isOpen = true;
        counts.bytes += bytes.length;
        yield { kind: 'bytes', bytes };
      }
      if (!isOpen) yield { kind: 'file', path: file };
      counts.files += 1;
    } catch (error) {
      if (isOpen || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  yield { kind: 'end', ...counts };
}

/** A backup as it is stored: packed, then encrypted. Nothing begins before it is read; `counts` is whole when it has ended. */
export function makeBackup(source: BackupSource, passphrase: string): { stream: Readable; counts: BackupCounts } {
  const counts: BackupCounts = { tables: {}, files: 0, bytes: 0 };
  async function* bytes(): AsyncGenerator<Buffer> {
    for await (const record of recordsOf(source, counts)) yield written(record);
  }
  async function* stored(): AsyncGenerator<Buffer> {
    const packed = createGzip({ level: 4 });
    // Whoever stops reading ends the snapshot, too.
    const flow = pipeline(Readable.from(bytes(), { objectMode: false }), packed);
    flow.catch(() => undefined);
    try {
      yield* encrypted(packed, passphrase);
    } finally {
      packed.destroy();
    }
    await flow;
  }
  return { stream: Readable.from(stored(), { objectMode: false }), counts };
}
