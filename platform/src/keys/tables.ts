import type { Migration } from '../postgres/migrate.ts';

/**
 * Keys by the hash of their text: a stolen table opens nothing. Whose a key is says `holder`; which of them hold says the holder's own record. `key_calls`:
 * what was called with them. `signing_secrets`: with what messages to other systems are signed, sealed.
 */
export const keyTables: Migration = {
  name: 'platform.access_keys',
  as: 'app',
  sql: `
create table if not exists platform.access_keys (
  uid text primary key,
  holder text not null,
  hash text not null unique,
  made_at timestamptz not null
);
create index if not exists access_keys_holder on platform.access_keys (holder);
create table if not exists platform.signing_secrets (
  uid text primary key,
  holder text not null,
  secret bytea not null,
  made_at timestamptz not null
);
create index if not exists signing_secrets_holder on platform.signing_secrets (holder);
create table if not exists platform.key_calls (
  id bigint generated always as identity primary key,
  holder text not null,
  at timestamptz not null,
  call text not null,
  status int not null,
  ms int not null,
  address text not null,
  request_id text not null
);
create index if not exists key_calls_holder on platform.key_calls (holder, id desc);
create index if not exists key_calls_at on platform.key_calls using brin (at);
`,
};
