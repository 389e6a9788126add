import type { ByOthers } from '@portal/event-schemas/audit/questions.ts';
import { useState } from 'react';
import { OfficeTable } from '../../lists/office-table.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { useLogText } from '../log-text.ts';
import { EventDrawer } from '../parts/log/event-drawer.tsx';
import { useLogFilters } from '../parts/log/filters.ts';
import { useEventColumns } from '../parts/log/question-columns.tsx';

const filters = ['study_period', 'person', 'actor', 'at'] as const;

/** What was done to cards by neither the student nor who was their advisor then. */
export default function AuditByOthers() {
  const t = useLogText();
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <PageHeader />
      <p className="mut">{t('ask.by_others')}</p>
      <OfficeTable<ByOthers>
        resource="audit/questions/by_others"
        name={row => row.sentence}
        sort={{ field: 'position', order: 'DESC' }}
        filters={useLogFilters(filters)}
        exportable
        emptyTitle={t('empty.by_others')}
        columns={[
          ...useEventColumns<ByOthers>(setOpen),
          { source: 'advisor', label: t('column.advisor'), render: row => row.advisor?.name ?? '–' },
        ]}
      />
      <EventDrawer position={open} onClose={() => setOpen(null)} />
    </>
  );
}
