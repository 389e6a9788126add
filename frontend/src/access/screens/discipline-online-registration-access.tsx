import Button from '@mui/material/Button';
import { components } from '@portal/event-schemas/curriculum/codes.ts';
import type { DisciplineAccess } from '@portal/event-schemas/access/views.ts';
import { useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { useLiveList } from '../../lists/use-live-list.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { AccessActs } from '../parts/access-acts.tsx';
import { liveAccess } from '../parts/acts-context.ts';
import { CoursesTogether } from '../parts/courses-together.tsx';
import { HistoryDrawer, type HistoryOf } from '../parts/history-drawer.tsx';
import { useSummedAccess } from '../parts/summed-access.tsx';
import { useAccessText } from '../parts/text.ts';
import { useRegistrationText as useText } from '../../registration/api.ts';

/** Registration access by discipline: all courses of a discipline in a study period, together or one by one. */
export default function DisciplineOnlineRegistrationAccess() {
  const t = useAccessText();
  const words = useText();
  const format = useFormat();
  const summed = useSummedAccess<DisciplineAccess>();
  const [history, setHistory] = useState<HistoryOf | null>(null);
  useLiveList(liveAccess);
  const nameOf = (row: DisciplineAccess): string =>
    [row.code, row.name && format.name(row.name)].filter(Boolean).join(' ');
  return (
    <AccessActs>
      <PageHeader
        actions={<Button onClick={() => setHistory({ filter: { kind: 'course' } })}>{t('history.open')}</Button>}
      />
      <OfficeTable<DisciplineAccess>
        resource="registration/access/disciplines"
        sort={{ field: 'code', order: 'ASC' }}
        searchLabel={t('disciplines.search')}
        name={nameOf}
        exportable
        emptyTitle={t('disciplines.empty')}
        emptyHint={t('courses.empty_hint')}
        filters={[
          ...summed.filters,
          {
            source: 'component',
            label: t('filter.component'),
            kind: 'choice',
            several: true,
            choices: components.map(value => ({ value, label: words(`component.${value}`) })),
          },
        ]}
        renderExpanded={row => (
          <CoursesTogether
            query={{ discipline: row.discipline, study_period: row.study_period }}
            whole={t('disciplines.whole')}
            label={nameOf(row)}
            onHistory={() =>
              setHistory({ name: nameOf(row), filter: { discipline: row.discipline, study_period: row.study_period } })
            }
          />
        )}
        columns={[
          {
            source: 'name',
            label: t('disciplines.name'),
            sortable: true,
            render: row => (row.name ? format.name(row.name) : row.code),
          },
          { source: 'code', label: t('courses.code'), sortable: true },
          summed.columns.period,
          summed.columns.status,
          summed.columns.courses,
          summed.columns.closed,
          summed.columns.cathedra,
        ]}
      />
      <HistoryDrawer of={history} onClose={() => setHistory(null)} />
    </AccessActs>
  );
}
