// What modules tell is declared by all of them.
import '@portal/platform/modules/declared.ts';
import { defaultLocale, type Locale } from '@portal/event-schemas/kernel/localized.ts';
import { mailContent } from '@portal/event-schemas/notifications/mail.ts';
import { noticeText } from '@portal/event-schemas/notifications/texts.ts';
import { causes, declaredNotices } from '@portal/event-schemas/notifications/declared.ts';
import { unsubscribePath } from '@portal/event-schemas/notifications/unsubscribe.ts';
import { formatter } from '@portal/platform/http/messages.ts';
import { defineReaction } from '@portal/platform/jobs/types.ts';
import { renderMail } from '@portal/platform/mail/layout.ts';
import type { Mail } from '@portal/platform/mail/types.ts';
import { enqueueMails } from '@portal/platform/mail/mail-job.ts';
import { insertMails } from '@portal/platform/mail/outbox.ts';
import { unsubscribeToken } from '@portal/platform/mail/unsubscribe.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { noticesMade, noticesOf, type Notice } from './notices.ts';

export interface Contact {
  uid: string;
  first_name: string;
  email: string;
  language: Locale | null;
}

/** How to reach people: the address of the account, or else of the student's record. Disabled accounts get nothing. */
export async function contactsOf(accounts: readonly string[], db: Sql): Promise<Map<string, Contact>> {
  const { rows } = await db.query<Contact>(
    `select c.uid, c.first_name, coalesce(nullif(c.email, ''), s.email, '') as email, c.language
     from identity.contacts_public c left join curriculum.students_public s on s.uid = c.uid where c.uid = any($1) and not c.disabled`,
    [accounts],
  );
  return new Map(rows.map(contact => [contact.uid, contact]));
}

/** A notice as a mail in the reader's language. */
export function mailOf(
  { kind, params, cause, batch, account }: Notice,
  reader: Contact,
  contacts: ReadonlyMap<string, Contact>,
  { config, url }: Host,
): Mail {
  const text = noticeText(kind, params, formatter(config.timeZone));
  const portal = (config.publicUrl ?? url ?? '').replace(/\/$/, '');
  const parts = renderMail(
    mailContent(text, { locale: reader.language ?? defaultLocale, name: reader.first_name }, portal),
  );
  const answers = contacts.get(String(params['from_account'] ?? ''))?.email;
  const topic = declaredNotices().kinds[kind]!.topic;
  const unsubscribe =
    topic && `${portal}/api/v1${unsubscribePath}${unsubscribeToken(config, { person: account, topic })}/`;
  return {
    person: account,
    cause,
    to: reader.email,
    ...parts,
    ...(batch ? { batch } : {}),
    ...(answers ? { reply_to: answers } : {}),
    ...(unsubscribe ? { unsubscribe } : {}),
  };
}

/** Puts a mail into the outbox for every notice that is also mailed: one for each person and cause. */
export const mailNotices = defineReaction({
  name: 'notifications.mails',
  handles: causes(),
  ready: noticesMade,
  async react(events, host, db) {
    const notices = (await noticesOf(events, db)).filter(notice => notice.mail);
    if (notices.length === 0) return;
    const contacts = await contactsOf(
      [...new Set(notices.flatMap(({ account, params }) => [account, String(params['from_account'] ?? '')]))],
      db,
    );
    const sends: (() => Promise<void>)[] = [];
    for (const event of events) {
      const mails = notices
        .filter(notice => notice.cause === event.meta.event_id)
        .flatMap(notice => {
          const reader = contacts.get(notice.account);
          return reader ? [mailOf(notice, reader, contacts, host)] : [];
        });
      const request_id = event.meta.correlation_id;
      const ids = await insertMails(mails, db, request_id);
      if (ids.length > 0) sends.push(() => enqueueMails(host.jobs, ids, { request_id }));
    }
    return async () => {
      for (const send of sends) await send();
    };
  },
});
