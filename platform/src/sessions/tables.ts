import type { Migration } from '../postgres/migrate.ts';

/** Sessions by the hash of their token: a stolen table opens no session. `expires_at`: the end without further use, never after `ends_at`. */
export const sessionTables: Migration = {
  name: 'platform.sessions',
  as: 'app',
  sql: `
create table if not exists platform.sessions (
  id text primary key,
  account text not null,
  real_account text not null,
  roles text[] not null,
  restriction jsonb,
  csrf text not null,
  locale text,
  data jsonb not null default '{}',
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
alter table platform.sessions add column if not exists idle_hours int not null default 12, add column if not exists ends_at timestamptz,
  add column if not exists user_agent text not null default '', add column if not exists address text not null default '';
update platform.sessions set ends_at = created_at + interval '7 days' where ends_at is null;
alter table platform.sessions alter column ends_at set not null;
create index if not exists sessions_account on platform.sessions (account);
create index if not exists sessions_real_account on platform.sessions (real_account);
create index if not exists sessions_expires_at on platform.sessions (expires_at);
`,
};
