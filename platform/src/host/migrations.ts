import { logMigration } from '../event-log/postgres/schema.ts';
import { platformTables } from '../postgres/platform-tables.ts';
import type { Migration } from '../postgres/migrate.ts';
import type { ServiceModule } from '../service.ts';
import { backupTables } from '../backup/backups.ts';
import { httpMigrations } from '../http/migrations.ts';
import { jobFaultTables } from '../jobs/each.ts';
import { runTables } from '../jobs/runs.ts';
import { mailServerTable } from '../mail/mail-server.ts';
import { mailTables } from '../mail/outbox.ts';
import { checkTables } from '../ledger/checks.ts';
import { ledgerMigration } from '../ledger/schema.ts';
import { snapshotTables } from '../as-of/tables.ts';
import { setAsideTables } from '../projections/set-aside.ts';

/** The tables that the platform itself stands on. */
export const platformMigrations = (): Migration[] => [
  logMigration,
  ledgerMigration,
  platformTables,
  setAsideTables,
  checkTables,
  mailTables,
  mailServerTable,
  runTables,
  jobFaultTables,
  snapshotTables,
  backupTables,
  ...httpMigrations,
];

/** The tables that a service keeps in it besides its read models. */
export const moduleMigrations = (modules: readonly ServiceModule[]): Migration[] =>
  modules.flatMap((module, index) =>
    module.tables
      ? [
          {
            name: `${module.name}.tables${modules.findIndex(other => other.name === module.name) === index ? '' : `.${index}`}`,
            as: 'app' as const,
            sql: module.tables,
          },
        ]
      : [],
  );

/** One schema for each module, unless it says another's. */
export const moduleSchemas = (modules: readonly ServiceModule[]): string[] => [
  ...new Set(['bullmq', ...modules.map(module => module.schema ?? module.name)]),
];
