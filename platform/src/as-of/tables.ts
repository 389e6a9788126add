import type { Migration } from '../postgres/migrate.ts';

/**
 * The snapshots that are kept: their databases, what they show, how far they are; and the copies on the way to them.
 * `code`: fingerprint of the projections that made them.
 */
export const snapshotTables: Migration = {
  name: 'platform.pasts',
  as: 'app',
  sql: `
create table if not exists platform.pasts (
  uid text primary key,
  database text not null,
  moment timestamptz not null,
  position bigint not null,
  status text not null default 'waiting' check (status in ('waiting', 'building', 'ready', 'failed')),
  done bigint not null default 0,
  total bigint not null default 0,
  error text,
  code text not null,
  asked_by text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now()
);
create table if not exists platform.past_stations (
  database text primary key,
  position bigint not null,
  code text not null,
  used_at timestamptz not null default now()
);
`,
};

/** The schema of a snapshot's clock. */
export const clockSchema = 'past';
/** In a snapshot's database `now()` is its moment: its readers find this function before PostgreSQL's own. */
export const snapshotClock: Migration = {
  name: 'past.clock',
  as: 'app',
  sql: `
create table if not exists past.clock (moment timestamptz not null);
create or replace function past.now() returns timestamptz language sql stable as 'select moment from past.clock';
`,
};
/** For readers' connections: the snapshot's clock first, and no writing. */
export const readerSettings = { search_path: `${clockSchema},pg_catalog,public`, default_transaction_read_only: 'on' };
