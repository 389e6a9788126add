import type { AfterDeadline } from '@portal/event-schemas/audit/questions.ts';
import { useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { useLogText } from '../log-text.ts';
import { EventDrawer } from '../parts/log/event-drawer.tsx';
import { useLogFilters } from '../parts/log/filters.ts';
import { useEventColumns } from '../parts/log/question-columns.tsx';

const filters = ['study_period', 'person', 'actor', 'at'] as const;

/** What people changed on cards and courses after their registration had ended. */
export default function AuditAfterDeadline() {
  const t = useLogText();
  const format = useFormat();
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <PageHeader />
      <p className="mut">{t('ask.after_deadline')}</p>
      <OfficeTable<AfterDeadline>
        resource="audit/questions/after_deadline"
        name={row => row.sentence}
        sort={{ field: 'position', order: 'DESC' }}
        filters={useLogFilters(filters)}
        exportable
        emptyTitle={t('empty.after_deadline')}
        columns={[
          ...useEventColumns<AfterDeadline>(setOpen),
          {
            source: 'deadline',
            label: t('column.deadline'),
            render: row => <span className="num">{format.shortDateTime(row.deadline)}</span>,
          },
          {
            source: 'study_period',
            label: t('column.period'),
            render: row => row.study_period?.name ?? '',
            optional: true,
          },
        ]}
      />
      <EventDrawer position={open} onClose={() => setOpen(null)} />
    </>
  );
}
