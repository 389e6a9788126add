import type { AdvisorRow } from '@portal/event-schemas/advising/advisor-views.ts';
import type { ReactNode } from 'react';
import { useLink } from '../../../app/links.ts';
import { useFormat } from '../../../i18n/format.ts';
import type { TableFilter } from '../../../lists/filters.ts';
import type { TableColumn } from '../../../lists/table-types.ts';
import { OfficeTable } from '../../../lists/office-table.tsx';
import { useAdvisorsText } from '../../text.ts';
import { useHours } from './waited.ts';
import { byCathedra, bySemester, byStudyYear } from '../../../lists/university-filters.ts';

interface Props {
  shown: readonly string[];
  storeKey: string;
  sort: { field: string; order: 'ASC' | 'DESC' };
  header?: ReactNode;
}

/** Advisors with the cards of a study period: the list, and with other columns the report. */
export function AdvisorsTable({ shown, storeKey, sort, header }: Props) {
  const t = useAdvisorsText();
  const format = useFormat();
  const hours = useHours();
  const link = useLink();
  const number = (
    source:
      | 'students'
      | 'not_started'
      | 'choosing'
      | 'with_advisor'
      | 'in_review'
      | 'returned'
      | 'confirmed'
      | 'waiting'
      | 'approvals'
      | 'returns',
  ): TableColumn<AdvisorRow> => ({
    source,
    label: t(`list.${source}`),
    sortable: true,
    numeric: true,
    render: row => format.number(row[source]),
  });
  const filters: TableFilter[] = [
    byStudyYear(t('list.study_year')),
    bySemester(t('list.semester')),
    byCathedra(t('list.cathedra'), { several: true }),
    { source: 'waiting', label: t('list.waiting'), kind: 'range', type: 'number', rare: true },
    { source: 'students', label: t('list.students'), kind: 'range', type: 'number', rare: true },
  ];
  const columns: TableColumn<AdvisorRow>[] = [
    {
      source: 'display_name',
      label: t('list.name'),
      sortable: true,
      to: row => link('advisor-card', { uid: row.uid }),
    },
    { source: 'code', label: t('list.code'), sortable: true },
    {
      source: 'cathedra_name',
      label: t('list.cathedra'),
      sortable: true,
      render: row => format.name(row.cathedra_name),
    },
    { source: 'faculty_name', label: t('list.faculty'), sortable: true, render: row => format.name(row.faculty_name) },
    ...(
      ['students', 'not_started', 'choosing', 'with_advisor', 'in_review', 'returned', 'confirmed', 'waiting'] as const
    ).map(number),
    {
      source: 'mean_hours',
      label: t('list.mean_hours'),
      sortable: true,
      numeric: true,
      render: row => hours(row.mean_hours),
    },
    {
      source: 'oldest_waiting',
      label: t('list.oldest_waiting'),
      sortable: true,
      render: row => (row.oldest_waiting ? format.shortDateTime(row.oldest_waiting) : '–'),
    },
    ...(['approvals', 'returns'] as const).map(number),
  ];
  return (
    <OfficeTable<AdvisorRow>
      resource="advising/advisors"
      storeKey={storeKey}
      sort={sort}
      name={row => row.display_name}
      searchLabel={t('list.search')}
      filters={filters}
      header={header}
      exportable
      emptyTitle={t('list.empty')}
      emptyHint={t('list.empty_hint')}
      columns={columns.map(column => ({ ...column, optional: !shown.includes(column.source) }))}
    />
  );
}
