import { inEveryLanguage } from '@portal/event-schemas/notifications/texts-in-languages.ts';
import type { GeneralRow } from '@portal/event-schemas/notifications/views.ts';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { useStatuses } from '../calls.ts';
import { MailTabs } from '../parts/mail-tabs.tsx';
import { Schedules } from '../parts/schedules.tsx';
import { useText } from '../text.ts';

const GeneralForm = lazy(() => import('../parts/general-form.tsx').then(part => ({ default: part.GeneralForm })));

/** general_email_notification: mails in one's own words to students by the status of their card; an advisor's reach their own students. */
export default function GeneralEmailNotification() {
  const t = useText();
  const format = useFormat();
  const statuses = useStatuses().data ?? [];
  const [open, setOpen] = useState<GeneralRow | 'new' | null>(null);
  const add = (
    <OfficeActButton variant="contained" onClick={() => setOpen('new')}>
      {t('mails.add')}
    </OfficeActButton>
  );
  const title = (row: GeneralRow): string => format.name(inEveryLanguage(row.subject));
  const named = (row: GeneralRow): string =>
    row.study_card_statuses
      .map(status => format.name(statuses.find(option => option.value === status)?.name ?? status))
      .join(', ');
  return (
    <>
      <PageHeader note={t('mails.lead_general')} actions={add} />
      <MailTabs kind="general" label={t('mails.schedules')}>
        <Schedules<GeneralRow>
          kind="general"
          title={title}
          first={{ source: 'subject', label: t('mails.subject'), render: title }}
          more={[{ source: 'study_card_statuses', label: t('mails.to'), render: named }]}
          onChange={setOpen}
          add={add}
        />
      </MailTabs>
      <Suspense fallback={null}>
        {open && <GeneralForm row={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
}
