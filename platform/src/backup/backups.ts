import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/load.ts';
import { declaredModules } from '../modules/declared.ts';
import type { Migration } from '../postgres/migrate.ts';
import { makeBackup, platformKeeps, type BackupCounts } from './make.ts';
import { backupName, folderPlace, type BackupPlace } from './place.ts';
import { s3Place } from './s3-place.ts';
import { checkBackup } from './read.ts';

/** Backups that were made, or failed: what the portal says of them. `checked_at`: it was read to its end afterwards. */
export const backupTables: Migration = {
  name: 'platform.backups',
  as: 'app',
  sql: `
create table if not exists platform.backups (
  name text primary key,
  place text not null,
  began_at timestamptz not null,
  ended_at timestamptz,
  checked_at timestamptz,
  bytes bigint,
  events bigint,
  files int,
  error text
);
create index if not exists backups_began on platform.backups (began_at desc);
`,
};

const shortestKey = 16;
export interface BackupSettings {
  place: BackupPlace;
  passphrase: string;
  keep: number;
}
/** What the configuration says of backups; null: there are none. Throws `ConfigError`. */
export function backupSettings({
  backupTo,
  backupKey,
  backupKeep,
  eventStoreUrl,
}: Pick<Config, 'backupTo' | 'backupKey' | 'backupKeep' | 'eventStoreUrl'>): BackupSettings | null {
  if (!backupTo) return null;
  if (!backupKey) throw new ConfigError('PORTAL_BACKUP_TO needs PORTAL_BACKUP_KEY: backups are encrypted.');
  if (eventStoreUrl)
    throw new ConfigError(
      'With EVENTSTORE_URL the event store’s own backup keeps the log: PORTAL_BACKUP_TO is for a log in PostgreSQL.',
    );
  return { place: placeAt(backupTo), passphrase: passphraseIn(backupKey), keep: backupKeep };
}
/** A folder, or a bucket of an S3-compatible store. */
export const placeAt = (to: string): BackupPlace => (to.startsWith('s3://') ? s3Place(to) : folderPlace(to));

export function passphraseIn(file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new ConfigError(`PORTAL_BACKUP_KEY: ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
  if (text.length >= shortestKey) return text;
  throw new ConfigError(`PORTAL_BACKUP_KEY: ${file} holds less than ${shortestKey} characters.`);
}

interface Backing {
  pool: Pool;
  config: Pick<Config, 'data'>;
  now: () => Date;
}
export interface MadeBackup extends BackupCounts {
  name: string;
  size: number;
}

/**
 * Makes a backup, reads it to its end, and removes the eldest beyond those that are kept. What became of it stands in `platform.backups`; a failure is
 * thrown, too.
 */
export async function backUp({ place, passphrase, keep }: BackupSettings, from: Backing): Promise<MadeBackup> {
  const { pool, config, now } = from;
  const began = now();
  const name = backupName(began.toISOString());
  await pool.query(
    'insert into platform.backups (name, place, began_at) values ($1, $2, $3) on conflict (name) do nothing',
    [name, place.name, began],
  );
  try {
    const keeps = [...platformKeeps, ...declaredModules.flatMap(module => module.keeps)];
    const { stream, counts } = makeBackup({ pool, data: config.data, keeps, now: began.toISOString() }, passphrase);
    const size = await place.put(name, stream);
    await pool.query(
      'update platform.backups set ended_at = $2, bytes = $3, events = $4, files = $5, error = null where name = $1',
      [name, now(), size, counts.tables['log.events'] ?? 0, counts.files],
    );
    await checkBackup(await place.read(name), passphrase);
    await pool.query('update platform.backups set checked_at = $2 where name = $1', [name, now()]);
    const old = (await place.list()).slice(0, -keep);
    for (const one of old) await place.remove(one);
    return { ...counts, name, size };
  } catch (error) {
    await pool
      .query('update platform.backups set error = $2 where name = $1', [name, (error as Error).message.slice(0, 500)])
      .catch(() => undefined);
    throw error;
  }
}
