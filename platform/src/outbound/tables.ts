import type { Migration } from '../postgres/migrate.ts';

/**
 * Messages to other systems. `outbound_endpoints`: what the log says of each system, kept by a reaction. `outbound_deliveries`: a message for each event
 * and system, in the order of positions; of one `subject` the next is sent after the one before has arrived or was given up. `outbound_lines`: which
 * process is busy with a system, and since when it does not answer. `outbound_replays`: events that are to be sent again, and how far that is.
 */
export const outboundTables: Migration = {
  name: 'platform.outbound',
  as: 'app',
  sql: `
create table if not exists platform.outbound_endpoints (endpoint text primary key, fields jsonb not null);
create table if not exists platform.outbound_deliveries (
  endpoint text not null,
  position bigint not null,
  subject text not null,
  message text not null,
  type text not null,
  occurred_at timestamptz not null,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'given_up')),
  attempts int not null default 0,
  next_at timestamptz,
  tried_at timestamptz,
  status int,
  ms int,
  answer text,
  error text,
  primary key (endpoint, position)
);
create index if not exists outbound_deliveries_due on platform.outbound_deliveries (endpoint, next_at) where state = 'waiting';
create index if not exists outbound_deliveries_waiting on platform.outbound_deliveries (endpoint, position) where state = 'waiting';
create index if not exists outbound_deliveries_tried on platform.outbound_deliveries (endpoint, tried_at desc) where tried_at is not null;
create table if not exists platform.outbound_lines (
  endpoint text primary key,
  busy_by text,
  busy_until timestamptz,
  again boolean not null default false,
  failures int not null default 0,
  failing_since timestamptz,
  paused_until timestamptz
);
create table if not exists platform.outbound_replays (
  endpoint text primary key,
  since timestamptz not null,
  reached bigint,
  until bigint not null
);
`,
};
