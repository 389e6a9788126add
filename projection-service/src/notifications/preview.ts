import { listNames } from '@portal/event-schemas/notifications/list-names.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { mailContent } from '@portal/event-schemas/notifications/mail.ts';
import { noticeText } from '@portal/event-schemas/notifications/texts.ts';
import { inEveryLanguage } from '@portal/event-schemas/notifications/texts-in-languages.ts';
import { cardStatusNames, weekdayNames } from '@portal/event-schemas/registration/names.ts';
import { standingAlone } from '@portal/event-schemas/kernel/in-sentence.ts';
import { cardStatuses } from '@portal/event-schemas/registration/codes.ts';
import { formatter } from '@portal/platform/http/messages.ts';
import { query } from '@portal/platform/http/types.ts';
import { renderMail } from '@portal/platform/mail/layout.ts';
import { contracts } from '@portal/event-schemas/notifications/calls.ts';

const empty = { ru: '', kk: '', en: '', ky: '' };
const somePeriod: Localized = listNames.registration;

/** A scheduled mail as it would arrive at the person who asks, with the registration period that is next to end. */
const preview = query(contracts['POST /notifications/mail_preview/'], {
  summary: 'What a scheduled mail would look like',
  async run({ host, db, actor, body: { kind, language, subject = empty, text = empty } }) {
    const [period] = (
      await db.query<{ name: Localized; end_date: string }>(
        `select name, end_date
          from registration.registration_periods_public
          order by end_date::timestamptz < $1::timestamptz,
            abs(extract(epoch from end_date::timestamptz - $1::timestamptz))
          limit 1`,
        [host.clock.iso()],
      )
    ).rows;
    const [reader] = (
      await db.query<{ first_name: string }>('select first_name from identity.contacts_public where uid = $1', [
        actor.id,
      ])
    ).rows;
    const params =
      kind === 'general'
        ? { subject: inEveryLanguage(subject), text: inEveryLanguage(text) }
        : { period: period?.name ?? somePeriod, end: period?.end_date ?? host.clock.iso() };
    const notice = noticeText(kind, params, formatter(host.config.timeZone));
    return renderMail(
      mailContent(
        notice,
        { locale: language, name: reader?.first_name ?? '' },
        host.config.publicUrl ?? host.url ?? '',
      ),
    );
  },
});

const weekdays = query(contracts['GET /specialists/day_of_week/'], {
  summary: 'Weekdays to choose from, Monday is 1',
  run: async () => weekdayNames.map((name, index) => ({ value: index + 1, name: standingAlone(name) })),
});
const statuses = query(contracts['GET /organizations/study_card_status_options/'], {
  summary: 'Statuses of a study card to choose from',
  run: async () => cardStatuses.map(value => ({ value, name: standingAlone(cardStatusNames[value]) })),
});

export const optionCalls = [preview, weekdays, statuses];
