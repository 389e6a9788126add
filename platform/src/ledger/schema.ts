import { appRole, type Migration } from '../postgres/migrate.ts';

/**
 * The ledger: blocks of events in position order, each with the hashes of its events (entries.ts) and the chain before and after them. The application
 * may add the block that follows the last one and nothing else. Hashes do not compress, so they are stored as they are.
 */
export const ledgerMigration: Migration = {
  name: 'ledger',
  as: 'owner',
  sql: `
    create schema if not exists ledger;
    grant usage on schema ledger to ${appRole};
    create table if not exists ledger.blocks (
      number bigint primary key,
      first_position bigint not null,
      last_position bigint not null unique,
      events int not null check (events > 0),
      entries bytea not null check (octet_length(entries) = events * 40),
      chain_before bytea not null check (octet_length(chain_before) = 32),
      chain_after bytea not null check (octet_length(chain_after) = 32),
      check (first_position <= last_position)
    );
    alter table ledger.blocks alter column entries set storage external;
    revoke all on ledger.blocks from public, ${appRole};
    grant select, insert on ledger.blocks to ${appRole};

    create or replace function ledger.follow_the_last() returns trigger language plpgsql security definer set search_path = ledger as $$
    declare
      last ledger.blocks;
    begin
      select * into last from ledger.blocks order by number desc limit 1;
      if new.number <> coalesce(last.number, 0) + 1 or new.first_position <= coalesce(last.last_position, 0)
        or new.chain_before <> coalesce(last.chain_after, decode(repeat('00', 32), 'hex')) then
        raise exception 'block % does not follow block % of the ledger', new.number, last.number;
      end if;
      return new;
    end $$;
    revoke all on function ledger.follow_the_last() from public;
    create or replace trigger follow_the_last before insert on ledger.blocks for each row execute function ledger.follow_the_last();
  `,
};
