import { chmod, mkdir, open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Readable } from 'node:stream';
import type { Client } from 'pg';
import { fileMode, folderMode } from '../files/private-folders.ts';
import { decrypted, UnreadableBackup } from './frames.ts';
import { keptPaths, type BackupCounts } from './make.ts';
import { recordsIn, type BackupRecord } from './records.ts';

/** The records of a stored backup. */
async function* openBackup(source: Readable, passphrase: string): AsyncGenerator<BackupRecord> {
  const unpacked = createGunzip();
  const out = new PassThrough();
  const flow = pipeline(Readable.from(decrypted(source, passphrase), { objectMode: false }), unpacked, out);
  flow.catch(() => undefined);
  try {
    yield* recordsIn(out);
  } catch (error) {
    // What is wrong with the stream says more than that it ended early.
    await flow.catch((wrong: Error) => {
      throw wrong instanceof UnreadableBackup
        ? wrong
        : new UnreadableBackup(`The backup cannot be read: ${wrong.message}`);
    });
    throw error;
  }
  await flow;
}

const tableName = /^[a-z_]\w*\.[a-z_]\w*$/;
/** Where the content goes; a check takes nothing. */
interface Takers {
  rows(table: string, columns: readonly string[], rows: readonly string[]): Promise<unknown>;
  file(name: string): Promise<unknown>;
  bytes(bytes: Buffer): Promise<unknown>;
}

/** Reads a backup to its end and compares what came with what it says it holds. Throws `UnreadableBackup`. */
async function walk(source: Readable, passphrase: string, takers: Takers): Promise<BackupCounts & { made_at: string }> {
  const counts: BackupCounts = { tables: {}, files: 0, bytes: 0 };
  let table = { name: '', columns: [] as readonly string[] };
  let madeAt = '';
  let said: BackupCounts | undefined;
  for await (const record of openBackup(source, passphrase)) {
    if (record.kind === 'start') madeAt = record.made_at;
    else if (record.kind === 'table' && !tableName.test(record.name))
      throw new UnreadableBackup('The backup names a table as none is named.');
    else if (record.kind === 'table') {
      table = record;
      counts.tables[record.name] = 0;
    } else if (record.kind === 'rows') {
      counts.tables[table.name]! += record.rows.length;
      await takers.rows(table.name, table.columns, record.rows);
    } else if (record.kind === 'file') {
      counts.files += 1;
      await takers.file(record.path);
    } else if (record.kind === 'bytes') {
      counts.bytes += record.bytes.length;
      await takers.bytes(record.bytes);
    } else said = { tables: { ...record.tables }, files: record.files, bytes: record.bytes };
  }
  if (JSON.stringify(said) !== JSON.stringify(counts))
    throw new UnreadableBackup('The backup does not hold what it says.');
  return { ...counts, made_at: madeAt };
}

const nothing = async () => undefined;
/** Reads a backup to its end without keeping anything. */
export const checkBackup = (source: Readable, passphrase: string) =>
  walk(source, passphrase, { rows: nothing, file: nothing, bytes: nothing });

/** Where a file of a backup lies in a data folder; none leads out of it, and none to where backups have nothing. */
function placeOf(data: string, name: string): string {
  const parts = name.split('/');
  const isSafe = parts.every(part => part !== '' && part !== '.' && part !== '..' && !part.includes('\\'));
  if (!isSafe || !(keptPaths as readonly string[]).includes(parts[0]!))
    throw new UnreadableBackup(`The backup has a file where none may be: ${name.slice(0, 200)}`);
  return path.join(data, ...parts);
}

/**
 * Puts a backup into an empty database, whose tables have been made, and an empty data folder. Rows go in one transaction, with the owner's rights: a
 * backup that turns out to be broken leaves nothing in the log.
 */
export async function restoreBackup(
  source: Readable,
  passphrase: string,
  { client, data }: { client: Client; data: string },
): Promise<BackupCounts & { made_at: string }> {
  let file: FileHandle | undefined;
  const close = async (): Promise<void> => {
    await file?.close();
    file = undefined;
  };
  await client.query('begin');
  try {
    const counts = await walk(source, passphrase, {
      async rows(table, columns, rows) {
        const listed = columns.map(column => `"${column.replaceAll('"', '""')}"`).join(', ');
        await client.query(
          `insert into ${table} (${listed}) overriding system value
            select ${listed} from json_populate_recordset(null::${table}, $1::json)`,
          [`[${rows.join(',')}]`],
        );
      },
      async file(name) {
        await close();
        const place = placeOf(data, name);
        await mkdir(path.dirname(place), { recursive: true, mode: folderMode });
        file = await open(place, 'w', fileMode);
        await chmod(place, fileMode);
      },
      bytes: async bytes => file!.write(bytes),
    });
    await client.query(
      `select setval(pg_get_serial_sequence('log.events', 'position'), greatest(max(position), 1), count(*) > 0) from log.events`,
    );
    await client.query('commit');
    return counts;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await close();
  }
}
