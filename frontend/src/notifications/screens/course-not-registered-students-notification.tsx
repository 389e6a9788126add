import type { NotRegisteredRow } from '@portal/event-schemas/notifications/views.ts';
import { useState } from 'react';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { MailTabs } from '../parts/mail-tabs.tsx';
import { NotRegisteredForm } from '../parts/not-registered-form.tsx';
import { ReachNow } from '../parts/reach.tsx';
import { Schedules } from '../parts/schedules.tsx';
import { useTimingText } from '../parts/timing-text.ts';
import { useText } from '../text.ts';

/** course_not_registered_students_notification: when students without courses are written to, whom it would reach now, what became of it. */
export default function CourseNotRegisteredStudentsNotification() {
  const t = useText();
  const when = useTimingText();
  const [open, setOpen] = useState<NotRegisteredRow | 'new' | null>(null);
  const add = (
    <OfficeActButton variant="contained" onClick={() => setOpen('new')}>
      {t('mails.add')}
    </OfficeActButton>
  );
  return (
    <>
      <PageHeader note={t('mails.lead_no_courses')} actions={add} />
      <Panel>
        <ReachNow kind="no_courses" />
      </Panel>
      <MailTabs kind="no_courses" label={t('mails.schedules')}>
        <Schedules<NotRegisteredRow>
          kind="no_courses"
          title={when}
          first={{ source: 'notification_frequency', label: t('mails.when'), sortable: true, render: when }}
          onChange={setOpen}
          add={add}
        />
      </MailTabs>
      {open && <NotRegisteredForm row={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </>
  );
}
