import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import { declaredNotices } from '@portal/event-schemas/notifications/declared.ts';
import { unknownUnsubscribePage, unsubscribePage } from '@portal/event-schemas/notifications/unsubscribe.ts';
import { defineCommand } from '@portal/platform/dispatcher/types.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import { command } from '@portal/platform/http/types.ts';
import { refuseLink, sendLinkPage } from '@portal/platform/mail/link-page.ts';
import { readUnsubscribeToken } from '@portal/platform/mail/unsubscribe.ts';
import { mailChoices } from './mail-choices.ts';
import { contracts } from '@portal/event-schemas/notifications/calls.ts';

/** A person does without the mails of one more topic; again changes nothing. */
export const stopMails = defineCommand({
  type: 'StopMails',
  aggregates: [mailChoices],
  ids: (data: { account: string; topic: string }) => [data.account],
  decide({ account, topic }, [{ unwanted }]) {
    return [
      unwanted.includes(topic)
        ? []
        : [
            {
              type: 'MailsChosen' as const,
              data: {
                account,
                unwanted: Object.keys(declaredNotices().topics).filter(one => one === topic || unwanted.includes(one)),
              },
            },
          ],
    ];
  },
});

/** One click in a mail program (RFC 8058), or the button of the page: the link in a person's mail stands for that person, whoever is signed in here. */
export const unsubscribeCall = command(contracts['POST /notifications/unsubscribe/{token}/'], {
  summary: 'Stop the mails of a topic, by the link in a mail (List-Unsubscribe=One-Click)',
  linked: true,
  async run({ host, params, locale: asked, request_id, raw }) {
    const found = readUnsubscribeToken(host.config, params.token);
    const topic = Object.keys(declaredNotices().topics).find(one => one === found?.topic);
    const portal = (host.config.publicUrl ?? host.url ?? '').replace(/\/$/, '');
    if (!found || !topic) return refuseLink(raw, unknownUnsubscribePage(asked, portal)) as never;
    await senderFor(host, { actor: { id: found.person, roles: [] }, locale: asked, correlation_id: request_id })(
      stopMails,
      { account: found.person, topic },
    );
    const {
      rows: [reader],
    } = await host.pool.query<{ language: Locale | null }>(
      'select language from identity.contacts_public where uid = $1',
      [found.person],
    );
    return sendLinkPage(raw.reply, unsubscribePage('done', topic, reader?.language ?? asked, portal)) as never;
  },
});
