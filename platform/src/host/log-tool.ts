import { parseArgs } from 'node:util';
import { ConfigError, loadConfig } from '../config/load.ts';
import { copyLog } from '../event-log/copy/copy.ts';
import { kurrentPlace } from '../event-log/copy/kurrentPlace.ts';
import { postgresPlace } from '../event-log/copy/postgresPlace.ts';
import { NotCopied } from '../event-log/copy/types.ts';
import { followedMigration } from '../event-log/kurrent/schema.ts';
import { UnfitEventStore } from '../event-log/kurrent/store.ts';
import { createProgress } from '../logging/progress.ts';
import { migrate, ensureDatabase } from '../postgres/migrate.ts';
import { platformMigrations } from './migrations.ts';
import { openDatabase } from './portal.ts';

const usage = `npm run log -- copy --from <place> --to <place>

Copies the log of a portal that is stopped from PostgreSQL to an event store or back: ids, order, positions, times and texts stay, so the ledger and its
seals hold. An interrupted copy goes on where it ended. At the end every event is compared; from then on the portal starts with the new place.

<place>   kurrentdb for the configured event store (EVENTSTORE_URL), or its address; postgres for the configured database of the portal (DATABASE_URL or the
          embedded one), or its address
`;

/** `npm run log`. Exit codes: 0 copied, 1 not copied, 2 asked wrongly. */
async function run([verb, ...rest]: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...rest],
    options: { from: { type: 'string' }, to: { type: 'string' } },
    strict: false,
  }) as { values: { from?: string; to?: string } };
  const isStore = (place = ''): boolean => /^(kurrentdb$|(kurrentdb|esdb)(\+discover)?:\/\/)/.test(place);
  const isDatabase = (place = ''): boolean => /^postgres(ql:\/\/.*|:\/\/.*)?$/.test(place);
  const { from = '', to = '' } = values;
  if (verb !== 'copy' || ![from, to].some(isStore) || ![from, to].some(isDatabase)) {
    process.stderr.write(usage);
    return 2;
  }
  const [store, named] = isStore(from) ? [from, to] : [to, from];
  const progress = createProgress(process.stderr);
  const config = loadConfig();
  const storeUrl = store === 'kurrentdb' ? config.eventStoreUrl : store;
  if (storeUrl === undefined) throw new ConfigError('EVENTSTORE_URL names no event store.');
  const database = await openDatabase(named === 'postgres' ? config : { ...config, databaseUrl: named }, progress);
  try {
    await ensureDatabase(database.url);
    await migrate(database.url, [], [...platformMigrations(), followedMigration]);
    const kurrent = await kurrentPlace(storeUrl, config.eventStorePrefix);
    const toStore = isStore(to);
    const postgres = await postgresPlace(database.url);
    try {
      const [source, target] = toStore ? [postgres, kurrent] : [kurrent, postgres];
      const done = await copyLog(source, target, (what, at, of) => progress.moving(`${what}: #${at} of #${of}`));
      await postgres.settle(toStore ? kurrent.end() : null);
      progress.step(
        `${done.events} events are in ${target.name}${done.found ? `, ${done.found} of them from before` : ''}`,
      );
      process.stdout.write(
        `Both logs are the same up to #${done.head}. Chain: ${done.chain}\n` +
          (toStore ? 'Start the portal with EVENTSTORE_URL.\n' : 'Start the portal without EVENTSTORE_URL.\n'),
      );
      return 0;
    } finally {
      await Promise.all([postgres.close(), kurrent.close()]);
    }
  } finally {
    await database.release();
  }
}

run(process.argv.slice(2)).then(
  code => process.exit(code),
  (error: unknown) => {
    const misconfigured = error instanceof ConfigError || error instanceof UnfitEventStore;
    const plain = misconfigured || error instanceof NotCopied;
    process.stderr.write(`${plain ? error.message : (error as Error).stack}\n`);
    process.exit(misconfigured ? 2 : 1);
  },
);
