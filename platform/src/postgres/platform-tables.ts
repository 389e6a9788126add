import type { Migration } from './migrate.ts';

/**
 * Tables of the platform itself. `checkpoints`: how far each reader of the log is; `stage` is `live`, or `next` for a version that is built
 * beside the live one; `status` is running, parked (with its error) or building; `shape` is a fingerprint of the DDL that made its `tables`;
 * `pace` says which feed keeps it.
 */
export const platformTables: Migration = {
  name: 'platform.tables',
  as: 'app',
  sql: `
    create table if not exists platform.checkpoints (
      name text not null,
      stage text not null default 'live' check (stage in ('live', 'next')),
      version int not null,
      position bigint not null,
      status text not null default 'running' check (status in ('running', 'parked', 'building')),
      error text,
      shape text not null default '',
      tables text[] not null default '{}',
      changed_at timestamptz not null default now(),
      primary key (name, stage)
    ) with (fillfactor = 50);
    alter table platform.checkpoints add column if not exists pace text not null default 'prompt';
  `,
};
