import type { StudentRow } from '@portal/event-schemas/advising/views.ts';
import type { TableColumn } from '../../lists/table-types.ts';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useScreen } from '../../app/screen-context.ts';
import type { BulkActions } from '../../lists/bulk-bar.tsx';
import { useSession } from '../../app/portal.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { StatusOfCard } from '../../registration/api.ts';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useText } from '../text.ts';
import { isCardList, useOriginLinks } from './card/origin.ts';
import { StatusLine } from './status-line.tsx';
import { useStudentFilters } from './student-filters.ts';

const BulkActs = lazy(() => import('./bulk-acts.tsx'));
const bulk: BulkActions<StudentRow> = selection => (
  <Suspense fallback={null}>
    <BulkActs {...selection} />
  </Suspense>
);

/** "Иванова Мария Олеговна" → "Иванова М. О.", with spaces that do not break. */
const withInitials = (name: string): string => {
  const [last = '', ...others] = name.split(' ');
  return [last, ...others.slice(0, 2).map(one => `${one.charAt(0)}.`)].join('\u00a0');
};

export interface StudentsTableProps {
  /** Which list: both hold the same students, the second one is that of the AUCA screens. */
  resource?: 'advisors/my_students/all' | 'advisors/my_students_auca';
  /** The cards shown at first. */
  statuses?: readonly string[];
  /** The order at first; by name unless said otherwise. */
  sort?: { field: string; order: 'ASC' | 'DESC' };
  /** The students of one advisor alone. */
  advisor?: string;
  /** Under what the list remembers its filters, where another screen shows the same list. */
  storeKey?: string;
  /** The screen that a row opens, with the card's uid. */
  opens?: string;
  /** Columns that stand there without being chosen. */
  shown?: readonly string[];
}
const byName = { field: 'display_name', order: 'ASC' } as const;
const usual = ['display_name', 'group_name', 'status', 'credits', 'queued', 'advisor_name', 'changed_at'];

/** The reader's students with their cards: an advisor's own, the office's all. Cards are reviewed, mails written, students given to others from here. */
export function StudentsTable({
  resource = 'advisors/my_students/all',
  statuses,
  sort = byName,
  advisor,
  storeKey,
  opens = 'student-card',
  shown = usual,
}: StudentsTableProps) {
  const t = useText();
  const format = useFormat();
  const link = useLink();
  const session = useSession();
  const filters = useStudentFilters().filter(filter => !(advisor && filter.source === 'advisor'));
  const reviews = session.is_supervisor || session.is_office || session.is_org_admin;
  const permanent = advisor ? { advisor } : undefined;
  const from = useScreen()?.id;
  const { cardFrom } = useOriginLinks();
  const { search } = useLocation();
  // The list at its first filters and order has nothing in its address.
  const list =
    search.slice(1) ||
    String(
      new URLSearchParams({
        filter: JSON.stringify(statuses ? { status: statuses } : {}),
        sort: sort.field,
        order: sort.order,
      }),
    );
  const open = (row: StudentRow): string =>
    opens === 'student-card' && isCardList(from)
      ? cardFrom({ from, advisor, list }, row)
      : link(opens, { uid: row.card ?? row.uid });
  const columns: TableColumn<StudentRow>[] = [
    { source: 'display_name', label: t('list.name'), sortable: true, to: open },
    { source: 'code', label: t('list.code'), sortable: true },
    { source: 'email', label: t('list.email'), sortable: true },
    { source: 'group_name', label: t('list.group'), sortable: true },
    { source: 'course', label: t('list.course'), sortable: true, numeric: true },
    { source: 'entry_year', label: t('list.entry_year'), sortable: true, numeric: true },
    {
      source: 'edu_prog_name',
      label: t('list.program'),
      sortable: true,
      render: row => format.name(row.edu_prog_name),
    },
    {
      source: 'cathedra_name',
      label: t('list.cathedra'),
      sortable: true,
      render: row => format.name(row.cathedra_name),
    },
    { source: 'faculty_name', label: t('list.faculty'), sortable: true, render: row => format.name(row.faculty_name) },
    { source: 'status', label: t('list.status'), sortable: true, render: row => <StatusOfCard status={row.status} /> },
    { source: 'credits', label: t('list.credits'), sortable: true, numeric: true },
    { source: 'audit_credits', label: t('list.audit'), sortable: true, numeric: true },
    { source: 'queued', label: t('list.queued'), sortable: true, numeric: true },
    {
      source: 'advisor_name',
      label: t('list.advisor'),
      sortable: true,
      render: row => withInitials(row.advisor_name ?? ''),
    },
    {
      source: 'sent_at',
      label: t('list.sent'),
      sortable: true,
      render: row => (row.sent_at ? format.shortDateTime(row.sent_at) : '–'),
    },
    {
      source: 'changed_at',
      label: t('list.changed'),
      sortable: true,
      render: row => (row.changed_at ? format.shortDateTime(row.changed_at) : '–'),
    },
    {
      source: 'has_debt',
      label: t('list.debt'),
      sortable: true,
      render: row => (row.has_debt ? <StatusChip tone="bad">{t('list.yes')}</StatusChip> : t('list.no')),
    },
  ];
  return (
    <OfficeTable<StudentRow>
      resource={resource}
      sort={sort}
      searchLabel={t('list.search')}
      name={row => row.display_name}
      filters={filters}
      startFilter={statuses ? { status: statuses } : undefined}
      permanentFilter={permanent}
      storeKey={storeKey}
      header={<StatusLine permanent={permanent} />}
      exportable
      emptyTitle={t('list.empty')}
      emptyHint={t('list.empty_hint')}
      bulk={reviews ? bulk : undefined}
      columns={columns.map(column => ({ ...column, optional: !shown.includes(column.source) }))}
    />
  );
}
