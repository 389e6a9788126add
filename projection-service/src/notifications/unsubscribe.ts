import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import { declaredNotices } from '@portal/event-schemas/notifications/declared.ts';
import { unknownUnsubscribePage, unsubscribePage } from '@portal/event-schemas/notifications/unsubscribe.ts';
import { query } from '@portal/platform/http/types.ts';
import { refuseLink, sendLinkPage } from '@portal/platform/mail/link-page.ts';
import { readUnsubscribeToken } from '@portal/platform/mail/unsubscribe.ts';
import { contracts } from '@portal/event-schemas/notifications/calls.ts';

/** Where the link in a mail leads a person: looking changes nothing, as mail programs look ahead. */
export const unsubscribePageCall = query(contracts['GET /notifications/unsubscribe/{token}/'], {
  summary: 'The page that asks whether mails of a topic shall stop',
  asOf: 'never',
  async run({ host, db, params, locale, raw }) {
    const found = readUnsubscribeToken(host.config, params.token);
    const topic = Object.keys(declaredNotices().topics).find(one => one === found?.topic);
    const portal = (host.config.publicUrl ?? host.url ?? '').replace(/\/$/, '');
    if (!found || !topic) return refuseLink(raw, unknownUnsubscribePage(locale, portal)) as never;
    const {
      rows: [reader],
    } = await db.query<{ language: Locale | null }>('select language from identity.contacts_public where uid = $1', [
      found.person,
    ]);
    return sendLinkPage(raw.reply, unsubscribePage('ask', topic, reader?.language ?? locale, portal)) as never;
  },
});
