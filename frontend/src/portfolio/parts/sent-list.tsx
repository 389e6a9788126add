import { statuses, type Status } from '@portal/event-schemas/portfolio/acts.ts';
import { statusNames } from '@portal/event-schemas/portfolio/names.ts';
import type { achievementRow } from '@portal/event-schemas/portfolio/views.ts';
import { useMemo } from 'react';
import type { z } from 'zod';
import { useLink } from '../../app/links.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { useLiveList } from '../../lists/use-live-list.ts';
import { StatusChip } from '../../shell/status-chip.tsx';
import { live, useTypes } from '../calls.ts';
import { useText } from '../text.ts';

type Row = z.infer<typeof achievementRow>;
const listed = ['REVIEW', 'CHANGED', 'ACCEPTED', 'REJECTED'] as const satisfies readonly Status[];

/** All that was sent to the reader's review, a row each: searched, filtered, and as a file. */
export function SentList() {
  const t = useText();
  const f = useFormat();
  const link = useLink();
  const types = useTypes();
  useLiveList(useMemo(() => live('slow:portfolio'), []));
  const day = (value: string | null) => (value ? f.shortDate(value) : '–');
  return (
    <OfficeTable<Row>
      resource="portfolio/portfolios"
      sort={{ field: 'sent_at', order: 'DESC' }}
      name={({ title, student_name }) => `${title || t('untitled')}, ${student_name}`}
      searchLabel={t('review.search_title')}
      exportable
      columns={[
        {
          source: 'title',
          label: t('achievement'),
          sortable: true,
          render: ({ title }) => title || t('untitled'),
          to: ({ student }) => link('portfolio_review', {}, { profile: student, status: 'all' }),
        },
        { source: 'student_name', label: t('student'), sortable: true },
        { source: 'group', label: t('group'), sortable: true },
        { source: 'type_name', label: t('type'), sortable: true, render: ({ type_name }) => f.name(type_name) },
        {
          source: 'status',
          label: t('status'),
          sortable: true,
          render: ({ status }) => <StatusChip tone={statuses[status]}>{f.name(statusNames[status])}</StatusChip>,
        },
        { source: 'sent_at', label: t('sent_at'), sortable: true, render: ({ sent_at }) => day(sent_at) },
        { source: 'reviewed_by', label: t('reviewed_by'), sortable: true, optional: true },
        {
          source: 'reviewed_at',
          label: t('reviewed_at'),
          sortable: true,
          optional: true,
          render: ({ reviewed_at }) => day(reviewed_at),
        },
      ]}
      filters={[
        {
          source: 'status',
          label: t('status'),
          kind: 'choice',
          several: true,
          choices: listed.map(value => ({ value, label: f.name(statusNames[value]) })),
        },
        {
          source: 'type',
          label: t('type'),
          kind: 'choice',
          several: true,
          choices: (types.data ?? []).map(({ uid, name }) => ({ value: uid, label: f.name(name) })),
        },
        { source: 'sent_at', label: t('sent_at'), kind: 'range', type: 'date' },
      ]}
      emptyTitle={t('review.none')}
    />
  );
}
