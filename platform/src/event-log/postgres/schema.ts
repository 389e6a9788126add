import { appRole, type Migration } from '../../postgres/migrate.ts';

/** Taken by every writer for the length of its transaction, so that positions become visible in their order. */
export const appendLock = 5_402_611;
export const appendedChannel = 'log_appended';

/**
 * Tables of the log and its one way in. `log.append` takes the lock first; its later statements then see what every earlier writer
 * committed. It writes the units whose streams stand at the expected versions and whose idempotency keys are new, and answers the
 * first position (the rest follow without gaps, because nobody else can write meanwhile) and what kept the other units out.
 * `json` keeps a text as it was written and costs a third of what `jsonb` costs on the way in.
 */
export const logMigration: Migration = {
  name: 'log',
  as: 'owner',
  sql: `
    create schema if not exists log;
    grant usage on schema log to ${appRole};
    create table if not exists log.events (
      position bigint generated always as identity (cache 1) primary key,
      stream_id text not null,
      version int not null check (version > 0),
      type text not null,
      data json not null,
      meta json not null,
      event_id uuid not null unique,
      unique (stream_id, version)
    );
    -- A log of an earlier version: jsonb columns, a table of versions, and the way in that went with them.
    do $$
    begin
      if exists (select from information_schema.columns
        where table_schema = 'log' and table_name = 'events' and column_name = 'data' and data_type = 'jsonb') then
        alter table log.events alter column data type json using data::json, alter column meta type json using meta::json;
      end if;
    end $$;
    drop table if exists log.streams;
    drop function if exists log.append(int[], text[], int[], int[], int[], text[], int[], text[], uuid[], jsonb[],
      jsonb[], int[], text[], text[], text[], json[], uuid[]);
    create table if not exists log.idempotency (
      actor text not null,
      key text not null,
      body_hash text not null,
      answer json not null,
      position bigint,
      recorded_at timestamptz not null default now(),
      primary key (actor, key)
    );
    create index if not exists idempotency_recorded_at on log.idempotency using brin (recorded_at);
    revoke all on log.events, log.idempotency from public, ${appRole};
    grant select, insert on log.events, log.idempotency to ${appRole};

    -- Answers are kept for repetitions, which come within minutes; the application may forget old ones and no others.
    create or replace function log.forget_answers(days int) returns int language plpgsql security definer set search_path = log as $$
    declare
      forgotten int;
    begin
      if days < 1 then
        raise exception 'answers are kept for a day at least';
      end if;
      delete from log.idempotency where recorded_at < now() - make_interval(days => days);
      get diagnostics forgotten = row_count;
      return forgotten;
    end $$;
    revoke all on function log.forget_answers(int) from public;
    grant execute on function log.forget_answers(int) to ${appRole};

    create or replace function log.append(
      s_unit int[], s_stream text[], s_expected int[], s_next int[],
      e_unit int[], e_stream text[], e_version int[], e_type text[], e_id uuid[], e_data json[], e_meta json[],
      k_unit int[], k_actor text[], k_key text[], k_hash text[], k_answer json[], k_event uuid[],
      out first_position bigint, out refused int[], out stale text[], out taken text[]
    ) language plpgsql as $$
    declare
      last_position bigint;
      written bigint;
    begin
      perform pg_advisory_xact_lock(${appendLock});
      select array_agg(w.unit), array_agg(w.stream) into refused, stale
        from unnest(s_unit, s_stream, s_expected) as w(unit, stream, expected)
        left join lateral (select e.version from log.events e where e.stream_id = w.stream order by e.version desc limit 1) s on true
        where coalesce(s.version, 0) <> w.expected;
      if cardinality(k_unit) > 0 then
        select case when count(*) > 0 then coalesce(refused, '{}') || array_agg(k.unit) else refused end, array_agg(k.key) into refused, taken
          from unnest(k_unit, k_actor, k_key) as k(unit, actor, key)
          join log.idempotency i on i.actor = k.actor and i.key = k.key;
      end if;
      with inserted as (
        insert into log.events (stream_id, version, type, event_id, data, meta)
          select e.stream, e.version, e.type, e.id, e.data, e.meta
          from unnest(e_unit, e_stream, e_version, e_type, e_id, e_data, e_meta) as e(unit, stream, version, type, id, data, meta)
          where refused is null or e.unit <> all(refused)
          returning position
      )
      select min(position), max(position), count(*) into first_position, last_position, written from inserted;
      if last_position - first_position + 1 <> written then
        raise exception 'positions % to % for % events: something wrote to the log without its lock', first_position, last_position, written;
      end if;
      if cardinality(k_unit) > 0 then
        insert into log.idempotency (actor, key, body_hash, answer, position)
          select k.actor, k.key, k.hash, k.answer, (select position from log.events where event_id = k.event)
          from unnest(k_unit, k_actor, k_key, k_hash, k_answer, k_event) as k(unit, actor, key, hash, answer, event)
          where refused is null or k.unit <> all(refused);
      end if;
      if written > 0 then
        perform pg_notify('${appendedChannel}', last_position::text);
      end if;
    end $$;
  `,
};
