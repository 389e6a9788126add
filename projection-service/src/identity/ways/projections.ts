import type { AccountEvent, WayUpkeepEvent } from '@portal/event-schemas/identity/events.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { defineProjection } from '@portal/platform/projections/types.ts';

type Linked = Extract<AccountEvent, { type: 'WayLinked' }>['data'];
const accountOf = (event: RecordedEvent): string => event.stream.slice('account-'.length);

/** As whom accounts are known at the university's own ways in. */
export const accountLinks = defineProjection({
  name: 'identity.account_links',
  version: 1,
  handles: ['WayLinked', 'WayUnlinked'],
  tables: `create table if not exists account_links (
      account text, way text not null, subject text not null, called text not null, linked_at timestamptz not null,
      primary key (account, way)
    );
    create index if not exists account_links_way on account_links (way, account);`,
  tableNames: ['account_links'],
  views: `create or replace view identity.account_links_public as
    select account, way, subject from identity.account_links;`,
  async project(events, db) {
    const links = new Map<string, { account: string; way: string; link: Linked | null }>();
    for (const recorded of events) {
      const account = accountOf(recorded);
      const event = recorded as unknown as AccountEvent;
      if (event.type !== 'WayLinked' && event.type !== 'WayUnlinked') continue;
      const { way } = event.data;
      links.set(`${account} ${way}`, { account, way, link: event.type === 'WayLinked' ? event.data : null });
    }
    const changed = [...links.values()];
    await db.query(
      `delete from account_links l using json_to_recordset($1::json) as gone(account text, way text)
       where l.account = gone.account and l.way = gone.way`,
      [JSON.stringify(changed)],
    );
    const rows = changed.flatMap(({ account, way, link }) =>
      link ? [{ account, way, subject: link.known_as, called: link.called, linked_at: link.at }] : [],
    );
    if (rows.length > 0)
      await db.query(
        `insert into account_links (account, way, subject, called, linked_at) select account, way, subject, called, linked_at
         from json_to_recordset($1::json) as new(account text, way text, subject text, called text, linked_at timestamptz)`,
        [JSON.stringify(rows)],
      );
  },
  touches: event => [`account:${accountOf(event)}`],
});

/** What was done about a way last. */
export const upkeep = defineProjection({
  name: 'identity.way_upkeep',
  version: 1,
  handles: ['WaySecretKept', 'DirectoryChecked'],
  tables: `create table if not exists way_upkeep (
      way text primary key, secret_at timestamptz, checked_at timestamptz,
      checked int, missing int, closed int, stopped boolean
    );`,
  tableNames: ['way_upkeep'],
  async project(events, db) {
    for (const recorded of events) {
      const event = recorded as unknown as WayUpkeepEvent;
      if (event.type === 'WaySecretKept')
        await db.query(
          `insert into way_upkeep (way, secret_at) values ($1, $2)
           on conflict (way) do update set secret_at = excluded.secret_at`,
          [event.data.way, event.data.at],
        );
      else if (event.type === 'DirectoryChecked') {
        const { way, at, checked, not_there: missing, accounts_closed: closed, stopped } = event.data;
        await db.query(
          `insert into way_upkeep (way, checked_at, checked, missing, closed, stopped) values ($1, $2, $3, $4, $5, $6)
           on conflict (way) do update set checked_at = excluded.checked_at, checked = excluded.checked,
             missing = excluded.missing, closed = excluded.closed, stopped = excluded.stopped`,
          [way, at, checked, missing, closed, stopped],
        );
      }
    }
  },
  touches: event => [`way_in:${event.data.way}`],
});
