import Button from '@mui/material/Button';
import { components } from '@portal/event-schemas/curriculum/codes.ts';
import type { DisciplineAccess } from '@portal/event-schemas/access/views.ts';
import { useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { useLiveList } from '../../lists/use-live-list.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { AccessActs } from '../parts/access-acts.tsx';
import { AccessChip } from '../parts/access-chip.tsx';
import { liveAccess } from '../parts/acts-context.ts';
import { CoursesTogether } from '../parts/courses-together.tsx';
import { HistoryDrawer, type HistoryOf } from '../parts/history-drawer.tsx';
import { useAccessText } from '../parts/text.ts';
import { useRegistrationText as useText } from '../../registration/api.ts';

const everything = { query: { page_size: 100 } };

/** Registration access by discipline: all courses of a discipline in a study period, together or one by one. */
export default function DisciplineOnlineRegistrationAccess() {
  const t = useAccessText();
  const words = useText();
  const format = useFormat();
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
          {
            source: 'study_period',
            label: t('filter.period'),
            kind: 'lookup',
            call: 'GET /organizations/study_period_list/',
            input: everything,
          },
          {
            source: 'cathedra',
            label: t('filter.cathedra'),
            kind: 'lookup',
            several: true,
            call: 'GET /organizations/cathedra_list/',
            input: everything,
          },
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
          {
            source: 'study_period_name',
            label: t('courses.period'),
            render: row => format.name(row.study_period_name),
          },
          {
            source: 'status',
            label: t('filter.status'),
            render: row => (
              <AccessChip status={row.status} mixed={row.status === null && row.blocked > 0 && row.cancelled > 0} />
            ),
          },
          { source: 'courses', label: t('disciplines.courses'), sortable: true, numeric: true },
          {
            source: 'blocked',
            label: t('courses.closed'),
            sortable: true,
            numeric: true,
            render: row => t('courses.of_total', { closed: row.blocked + row.cancelled, lessons: row.lessons }),
          },
          {
            source: 'cathedra_name',
            label: t('courses.cathedra'),
            sortable: true,
            optional: true,
            render: row => format.name(row.cathedra_name),
          },
        ]}
      />
      <HistoryDrawer of={history} onClose={() => setHistory(null)} />
    </AccessActs>
  );
}
