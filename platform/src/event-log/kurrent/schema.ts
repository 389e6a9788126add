import { appRole, type Migration } from '../../postgres/migrate.ts';

/**
 * What PostgreSQL knows of a log that lies in KurrentDB: the commands that are in it, beside the kept answers of `log.idempotency`. All of it
 * is made of the log and can be made again; `followed` says how far (`commits`, `answers`: revisions of the two streams of format.ts).
 */
export const followedMigration: Migration = {
  name: 'log-followed',
  as: 'owner',
  sql: `
    create table if not exists log.commands (command_id uuid primary key);
    create table if not exists log.followed (
      one boolean primary key default true check (one),
      first_commit uuid not null,
      commits bigint not null,
      answers bigint not null
    );
    revoke all on log.commands, log.followed from public, ${appRole};
    grant select, insert on log.commands to ${appRole};
    grant select, insert, update on log.followed to ${appRole};
  `,
};
