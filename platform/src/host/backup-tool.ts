import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import pg from 'pg';
import { backUp, backupSettings, passphraseIn } from '../backup/backups.ts';
import { UnreadableBackup } from '../backup/frames.ts';
import { folderPlace } from '../backup/place.ts';
import { checkBackup, restoreBackup } from '../backup/read.ts';
import { ConfigError, loadConfig } from '../config/load.ts';
import type { Config } from '../config/config.ts';
import { createLogger } from '../logging/logger.ts';
import { createProgress } from '../logging/progress.ts';
import { ensureDatabase, migrate } from '../postgres/migrate.ts';
import { createPool } from '../postgres/pools.ts';
import { gather } from './gather.ts';
import { createHost } from './host.ts';
import { loadServices, serviceNames } from './load-services.ts';
import { moduleMigrations, moduleSchemas, platformMigrations } from './migrations.ts';
import { openDatabase } from './portal.ts';
import { rebuildReaders, readersOf } from './rebuilding.ts';

const usage = `npm run backup                       makes a backup now, where PORTAL_BACKUP_TO says, and reads it to its end
npm run backup -- --to <place>       the same elsewhere: a folder, or s3://key:secret@host/bucket/folder
npm run backup -- --check <file>     reads a backup to its end and says what it holds
npm run restore -- <file>            puts a backup into an empty portal: no database, or one without events, and no files
npm run restore -- --latest          the same with the latest of PORTAL_BACKUP_TO

PORTAL_BACKUP_KEY names the file with the passphrase: without it no backup is read again. Keep it elsewhere.
`;
const figures = ({ tables, files, bytes }: { tables: Record<string, number>; files: number; bytes: number }): string =>
  `${tables['log.events'] ?? 0} events, ${Object.keys(tables).length} tables, ${files} files (${bytes} bytes)`;
const keyOf = ({ backupKey }: Config): string => {
  if (!backupKey) throw new ConfigError('PORTAL_BACKUP_KEY names no file with a passphrase.');
  return passphraseIn(backupKey);
};
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const allServices = () => loadServices(serviceNames.filter(name => name !== 'frontend'));

async function make(config: Config, to: string | undefined): Promise<number> {
  const settings = backupSettings({ ...config, backupTo: to ?? config.backupTo });
  if (!settings) throw new ConfigError('PORTAL_BACKUP_TO says nothing of where backups go, and --to neither.');
  const database = await openDatabase(config, createProgress(process.stderr));
  const pool = createPool(database.url, { max: 2, onError: () => undefined });
  try {
    await migrate(database.url, [], platformMigrations());
    const made = await backUp(settings, { pool, config, now: () => new Date() });
    say(`${settings.place.name}: ${made.name}: ${figures(made)}; it was read to its end.`);
    return 0;
  } finally {
    await pool.end();
    await database.release();
  }
}

async function check(config: Config, file: string): Promise<number> {
  const held = await checkBackup(await folderPlace(path.dirname(file)).read(path.basename(file)), keyOf(config));
  say(`${file}, made ${held.made_at}: ${figures(held)}. It can be read to its end.`);
  return 0;
}

/** Only into an empty portal: nothing that is there is written over. */
async function restore(config: Config, source: () => Promise<Readable>): Promise<number> {
  const passphrase = keyOf(config);
  const progress = createProgress(process.stderr);
  const database = await openDatabase(config, progress);
  try {
    const services = await allServices();
    const { modules } = gather(services);
    await ensureDatabase(database.url);
    await migrate(database.url, moduleSchemas(modules), [...platformMigrations(), ...moduleMigrations(modules)]);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      const { rows } = await client.query<{ taken: boolean }>('select exists (select from log.events) as taken');
      if (rows[0]!.taken || existsSync(path.join(config.data, 'files')))
        throw new NotEmpty(
          'There is a portal already: its log has events, or its data folder has files. Nothing was changed.',
        );
      const held = await restoreBackup(await source(), passphrase, {
        client,
        data: config.data,
      });
      progress.step(`${figures(held)}, as of ${held.made_at}`);
    } finally {
      await client.end();
    }
    await rebuild(config, database.url, services, progress);
    say('Restored. Everything that follows from the log has been built from it. Start the portal.');
    return 0;
  } finally {
    await database.release();
  }
}
class NotEmpty extends Error {}

async function latest(config: Config): Promise<Readable> {
  const settings = backupSettings(config);
  const name = (await settings?.place.list())?.at(-1);
  if (!settings || !name) throw new ConfigError('There is no backup where PORTAL_BACKUP_TO says.');
  say(`${settings.place.name}: ${name}`);
  return settings.place.read(name);
}

/** Read models, facts and what reactions note. */
async function rebuild(
  config: Config,
  databaseUrl: string,
  services: Awaited<ReturnType<typeof allServices>>,
  progress: ReturnType<typeof createProgress>,
): Promise<void> {
  const logger = createLogger(config.logLevel, 'restore');
  const host = await createHost({ services, config, databaseUrl, logger, progress, serve: false });
  try {
    const outcomes = await rebuildReaders(host, readersOf(host.parts), (at, of) =>
      progress.moving(`${at} of ${of} events`),
    );
    const failed = outcomes.filter(({ error }) => error);
    if (failed.length > 0) throw new Error(failed.map(({ name, error }) => `${name}: ${error}`).join('\n'));
  } finally {
    await host.stop();
  }
}

async function run([verb, ...args]: readonly string[]): Promise<number> {
  const config: Config = { ...loadConfig(), demo: false };
  const [first, second] = args;
  if (verb === 'backup' && args.length === 0) return make(config, undefined);
  if (verb === 'backup' && first === '--to' && second && args.length === 2)
    return make(config, second.startsWith('s3://') ? second : path.resolve(second));
  if (verb === 'backup' && first === '--check' && second && args.length === 2)
    return check(config, path.resolve(second));
  if (verb === 'restore' && first && !first.startsWith('-') && args.length === 1)
    return restore(config, async () => createReadStream(path.resolve(first), { highWaterMark: 1_048_576 }));
  if (verb === 'restore' && first === '--latest' && args.length === 1) return restore(config, () => latest(config));
  process.stderr.write(usage);
  return 2;
}

/** Exit codes: 0 done, 1 not done, 2 asked or configured wrongly. */
run(process.argv.slice(2)).then(
  code => process.exit(code),
  (error: unknown) => {
    const plain = error instanceof UnreadableBackup || error instanceof NotEmpty || error instanceof ConfigError;
    process.stderr.write(`${plain ? error.message : (error as Error).stack}\n`);
    process.exit(error instanceof ConfigError ? 2 : 1);
  },
);
