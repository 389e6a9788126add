import type { StudentRow } from '@portal/event-schemas/advising/views.ts';
import { useLink } from '../../app/links.ts';
import { useSession } from '../../app/portal.ts';
import { useFormat } from '../../i18n/format.ts';
import type { BulkActions } from '../../lists/bulk-bar.tsx';
import { OfficeTable } from '../../lists/office-table.tsx';
import { StatusOfCard } from '../../registration/api.ts';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useText } from '../text.ts';
import { BulkReview } from './bulk-review.tsx';
import { useStudentFilters } from './student-filters.ts';

/** "Иванова Мария Олеговна" → "Иванова М. О.", with spaces that do not break. */
const withInitials = (name: string): string => {
  const [last = '', ...others] = name.split(' ');
  return [last, ...others.slice(0, 2).map(one => `${one.charAt(0)}.`)].join('\u00a0');
};
const bulkReview: BulkActions<StudentRow> = selection => <BulkReview {...selection} />;

/** The reader's students with their cards: an advisor's own, the office's all. `statuses`: the cards shown at first. */
export function StudentsTable({ statuses }: { statuses?: readonly string[] }) {
  const t = useText();
  const format = useFormat();
  const link = useLink();
  const session = useSession();
  const filters = useStudentFilters();
  const reviews = session.is_supervisor || session.is_office || session.is_org_admin;
  return (
    <OfficeTable<StudentRow>
      resource="advisors/my_students/all"
      sort={{ field: 'display_name', order: 'ASC' }}
      searchLabel={t('list.search')}
      name={row => row.display_name}
      filters={filters}
      startFilter={statuses ? { status: statuses } : undefined}
      exportable
      emptyTitle={t('list.empty')}
      emptyHint={t('list.empty_hint')}
      bulk={reviews ? bulkReview : undefined}
      columns={[
        { source: 'display_name', label: t('list.name'), sortable: true, to: row => link('student-card', { uid: row.card ?? row.uid }) },
        { source: 'code', label: t('list.code'), sortable: true, optional: true },
        { source: 'group_name', label: t('list.group'), sortable: true },
        { source: 'course', label: t('list.course'), sortable: true, numeric: true, optional: true },
        { source: 'status', label: t('list.status'), sortable: true, render: row => <StatusOfCard status={row.status} /> },
        { source: 'credits', label: t('list.credits'), sortable: true, numeric: true },
        { source: 'queued', label: t('list.queued'), sortable: true, numeric: true },
        { source: 'advisor_name', label: t('list.advisor'), sortable: true, render: row => withInitials(row.advisor_name ?? '') },
        { source: 'changed_at', label: t('list.changed'), sortable: true, render: row => (row.changed_at ? format.shortDateTime(row.changed_at) : '–') },
        { source: 'edu_prog_name', label: t('list.program'), sortable: true, optional: true, render: row => format.name(row.edu_prog_name) },
        { source: 'faculty_name', label: t('list.faculty'), sortable: true, optional: true, render: row => format.name(row.faculty_name) },
        { source: 'has_debt', label: t('list.debt'), sortable: true, optional: true, render: row => (row.has_debt ? <StatusChip tone="bad">{t('list.yes')}</StatusChip> : t('list.no')) },
      ]}
    />
  );
}
