import { causes, declaredNotices, tells } from '@portal/event-schemas/notifications/declared.ts';
import { notedTableNames, notedTables } from '@portal/event-schemas/notifications/noted-records.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
// What modules tell is declared by all of them.
import '@portal/platform/modules/declared.ts';
import { defineProjection, type Sql } from '@portal/platform/projections/types.ts';
import { NotedRecords, roleEvents } from './noted-records.ts';
import { draftsOf, noticesOf, type Notice } from './notices.ts';

const { noting, kept } = declaredNotices();

/** Notifications, read off the events of other modules, and what their owners did with them. The worker mails those that have `mail`. */
export const notices = defineProjection({
  name: 'notifications.notices',
  version: 7,
  handles: [
    ...new Set([...causes(), ...noting.keys(), ...roleEvents]),
    'NotificationsRead',
    'NotificationsDeleted',
    'MailsChosen',
    'NotificationSoundChosen',
  ],
  tables: `create table if not exists notices (uid text primary key, account text not null, cause text not null,
        kind text not null, type text not null, params jsonb not null,
      batch text, portal boolean not null, mail boolean not null, read boolean not null, created_at timestamptz not null);
    create index if not exists notices_account on notices (account, created_at desc) where portal;
    create index if not exists notices_cause on notices (cause);
    create table if not exists mail_choices (account text primary key, unwanted text[] not null default '{}', sound boolean not null default false);
    ${notedTables}
    -- Known of records: ${JSON.stringify(kept)}`,
  tableNames: ['notices', 'mail_choices', ...notedTableNames],
  views:
    'create or replace view notifications.noted_records_public as select entity, uid, state, since from notifications.noted_records;',
  async project(events, db) {
    const told = events.filter(tells);
    const made: Notice[] = [];
    const choices = await choicesOf(told, db);
    const telling = new Set(told);
    const records = new NotedRecords(db);
    await records.recall(events);
    for (const event of events) {
      records.learn(event);
      if (event.type === 'MailsChosen') choices.set(event.data.account, event.data.unwanted);
      if (!telling.has(event)) continue;
      const drafts = [...draftsOf(event, records.known), ...(await records.noticesOf(event))];
      made.push(
        ...noticesOf(drafts, event).map(notice => ({ ...notice, mail: notice.mail && wantsMail(notice, choices) })),
      );
    }
    await records.write();
    await putNotices(made, db);
    await putChoices(events, db);
    /* Reads and deletions come after: a notice is made before its owner can do anything with it. */
    for (const { type, data } of events) {
      if (type === 'NotificationsRead')
        await db.query('update notices set read = true where account = $1 and uid = any($2)', [
          data.account,
          data.notifications,
        ]);
      if (type === 'NotificationSoundChosen')
        await db.query(
          'insert into mail_choices (account, sound) values ($1, $2) on conflict (account) do update set sound = excluded.sound',
          [data.account, data.sound],
        );
      if (type === 'NotificationsDeleted')
        await db.query('delete from notices where account = $1 and created_at <= $2', [data.account, data.until]);
    }
  },
});

type Choices = Map<string, readonly string[]>;
/** What was chosen before this batch; few people choose anything, so all of it is read when somebody is told something. */
async function choicesOf(told: readonly RecordedEvent<any>[], db: Sql): Promise<Choices> {
  if (told.length === 0) return new Map();
  const { rows } = await db.query<{ account: string; unwanted: string[] }>(
    `select account, unwanted from mail_choices where unwanted <> '{}'`,
  );
  return new Map(rows.map(row => [row.account, row.unwanted]));
}
function wantsMail({ account, kind }: Notice, choices: Choices): boolean {
  const topic = declaredNotices().kinds[kind]!.topic;
  return topic === null || !choices.get(account)?.includes(topic);
}
async function putChoices(events: readonly RecordedEvent<any>[], db: Sql): Promise<void> {
  const chosen = new Map(
    events
      .filter(({ type }) => type === 'MailsChosen')
      .map(({ data }) => [data.account as string, data.unwanted as string[]]),
  );
  if (chosen.size === 0) return;
  await db.query(
    `insert into mail_choices (account, unwanted) select *
      from json_to_recordset($1::json) as new(account text, unwanted text[])
      on conflict (account) do update set unwanted = excluded.unwanted`,
    [JSON.stringify([...chosen].map(([account, unwanted]) => ({ account, unwanted })))],
  );
}

async function putNotices(made: readonly Notice[], db: Sql): Promise<void> {
  if (made.length === 0) return;
  const columns = 'uid, account, cause, kind, type, params, batch, portal, mail, read, created_at';
  await db.query(
    `insert into notices (${columns}) select ${columns}
     from json_to_recordset($1::json) as new(uid text, account text, cause text, kind text, type text, params jsonb,
       batch text, portal boolean, mail boolean, read boolean, created_at timestamptz)
     on conflict (uid) do nothing`,
    [JSON.stringify(made)],
  );
}
