import { defineReaction } from '@portal/platform/jobs/types.ts';
import { enqueueMails } from '@portal/platform/mail/mail-job.ts';
import { reissueMails } from '@portal/platform/mail/outbox.ts';
import { contactsOf, mailOf } from './mails.ts';
import type { Notice } from './notices.ts';

/** Mails of a run that did not arrive go out again, to the addresses that people have now. */
export const mailsAgain = defineReaction({
  name: 'notifications.mails_again',
  handles: ['MailsAskedAgain'],
  async react(events, host, db) {
    const sends: (() => Promise<void>)[] = [];
    for (const {
      data: { run },
      position,
      meta: { correlation_id: request_id },
    } of events) {
      const { rows } = await db.query<Notice>(
        `select n.account, n.cause, n.kind, n.params, n.batch, n.portal, n.mail
         from platform.mails m
         join notifications.notices n on n.cause = m.cause and n.account = m.person
         where m.batch = $1 and m.state in ('failed', 'no_address')`,
        [run],
      );
      const contacts = await contactsOf(
        rows.map(notice => notice.account),
        db,
      );
      const mails = rows.flatMap(notice => {
        const reader = contacts.get(notice.account);
        return reader ? [mailOf(notice, reader, contacts, host)] : [];
      });
      const ids = await reissueMails(mails, db);
      if (ids.length > 0) sends.push(() => enqueueMails(host.jobs, ids, { request_id, attempt: `-again-${position}` }));
    }
    return async () => {
      for (const send of sends) await send();
    };
  },
});
