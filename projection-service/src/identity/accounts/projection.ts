import { accountEvents, type AccountEvent } from '@portal/event-schemas/identity/events.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { defineProjection } from '@portal/platform/projections/types.ts';
import { evolveAccount, type AccountRecord } from './account-row.ts';

const {
  LoginFailed: _failed,
  LoggedOut: _left,
  LoginAsStarted: _started,
  LoginAsEnded: _ended,
  PasswordRecoveryAsked: _asked,
  LoginReminded: _reminded,
  EmailChangeAsked: _emailAsked,
  RecoveryCodesMade: _codesMade,
  RecoveryCodeUsed: _codeUsed,
  ...seen
} = accountEvents;
const accountOf = (event: RecordedEvent): string => event.stream.slice('account-'.length);

const columns = {
  uid: 'text',
  login: 'text',
  display_name: 'text',
  last_name: 'text',
  first_name: 'text',
  middle_name: 'text',
  email: 'text',
  phone: 'text',
  language: 'text',
  roles: 'text[]',
  must_change_password: 'boolean',
  locked_until: 'timestamptz',
  disabled: 'boolean',
  last_login_at: 'timestamptz',
  opened_at: 'timestamptz',
  factors: 'text[]',
  reset_asked_by: 'text',
  reset_until: 'timestamptz',
  directory: 'text',
};
const names = Object.keys(columns);
const typed = Object.entries(columns)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ');

const upsert = `insert into accounts (${names.join(', ')}) select ${names.join(', ')} from json_to_recordset($1::json) as new(${typed})
  on conflict (uid) do update set ${names
    .filter(name => name !== 'uid')
    .map(name => `${name} = excluded.${name}`)
    .join(', ')}`;

/** Accounts as the office sees them, and people's names for every other module (`identity.people_public`). */
export const accounts = defineProjection({
  name: 'identity.accounts',
  version: 4,
  handles: Object.keys(seen),
  tables: `create table if not exists accounts (${typed}, primary key (uid));
    create index if not exists accounts_login on accounts (login);
    create index if not exists accounts_name on accounts (last_name, first_name);
    create index if not exists accounts_roles on accounts using gin (roles);`,
  tableNames: ['accounts'],
  views: `create or replace view identity.people_public as
    select uid, display_name, last_name, first_name, middle_name from identity.accounts;
    create or replace view identity.contacts_public as
    select uid, display_name, first_name, email, language, disabled, phone from identity.accounts;
    create or replace view identity.account_roles_public as
    select uid, roles from identity.accounts where not disabled;
    create or replace view identity.access_public as
    select uid, login, case when disabled then 'disabled' when last_login_at is null then 'unused' else 'used' end as state
    from identity.accounts;`,
  async project(events: readonly RecordedEvent<AccountEvent>[], db) {
    const rows = new Map<string, AccountRecord | null>();
    const opened = new Set(events.filter(event => event.type === 'AccountOpened').map(accountOf));
    const known = [...new Set(events.map(accountOf))].filter(uid => !opened.has(uid));
    if (known.length > 0) {
      const found = await db.query<{ row: AccountRecord }>(
        'select to_jsonb(accounts) as row from accounts where uid = any($1)',
        [known],
      );
      for (const { row } of found.rows) rows.set(row.uid, row);
    }
    for (const event of events)
      rows.set(
        accountOf(event),
        evolveAccount(rows.get(accountOf(event)) ?? null, event as unknown as AccountEvent, event.meta.occurred_at),
      );
    const changed = [...rows.values()].filter(row => row !== null);
    if (changed.length > 0) await db.query(upsert, [JSON.stringify(changed)]);
  },
  touches: event => [`account:${accountOf(event)}`],
});
