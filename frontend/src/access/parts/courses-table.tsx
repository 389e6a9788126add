import type { CourseAccess } from '@portal/event-schemas/access/views.ts';
import { useFormat } from '../../i18n/format.ts';
import type { BulkActions } from '../../lists/bulk-bar.tsx';
import { OfficeTable } from '../../lists/office-table.tsx';
import { useLiveList } from '../../lists/use-live-list.ts';
import { AccessChip } from './access-chip.tsx';
import { liveAccess } from './acts-context.ts';
import { BulkCourses } from './bulk-courses.tsx';
import { useCourseFilters } from './course-filters.ts';
import { CourseTree } from './course-tree.tsx';
import type { HistoryOf } from './history-drawer.tsx';
import { StatisticsPanel, type StudentFilter } from './statistics.tsx';
import { useAccessText } from './text.ts';

const bulk: BulkActions<CourseAccess> = selection => <BulkCourses {...selection} />;

/** The courses, each opening into its fluxes and lessons; what others change shows by itself. */
export function CoursesTable({
  onHistory,
  onStudents,
}: {
  onHistory: (of: HistoryOf) => void;
  onStudents: (filter: StudentFilter) => void;
}) {
  const t = useAccessText();
  const format = useFormat();
  const filters = useCourseFilters();
  useLiveList(liveAccess);
  const nameOf = (row: CourseAccess): string => `${row.code} ${format.name(row.name)}`;
  return (
    <OfficeTable<CourseAccess>
      resource="organizations/discipline_registration_access"
      sort={{ field: 'code', order: 'ASC' }}
      searchLabel={t('courses.search')}
      name={nameOf}
      filters={filters}
      exportable
      emptyTitle={t('courses.empty')}
      emptyHint={t('courses.empty_hint')}
      header={<StatisticsPanel onStudents={onStudents} />}
      bulk={bulk}
      renderExpanded={row => (
        <CourseTree course={row} onHistory={() => onHistory({ name: nameOf(row), filter: { course: row.uid } })} />
      )}
      columns={[
        { source: 'name', label: t('courses.name'), sortable: true, render: row => format.name(row.name) },
        { source: 'code', label: t('courses.code'), sortable: true },
        { source: 'study_period_name', label: t('courses.period'), render: row => format.name(row.study_period_name) },
        {
          source: 'status',
          label: t('filter.status'),
          sortable: true,
          render: row => <AccessChip status={row.status} mixed={row.mixed} />,
        },
        {
          source: 'blocked',
          label: t('courses.closed'),
          sortable: true,
          numeric: true,
          render: row => t('courses.of_total', { closed: row.blocked + row.cancelled, lessons: row.lessons }),
        },
        { source: 'registered', label: t('courses.registered'), sortable: true, numeric: true },
        { source: 'waiting', label: t('courses.waiting'), sortable: true, numeric: true },
        { source: 'selected', label: t('courses.selected'), numeric: true, optional: true },
        {
          source: 'cathedra_name',
          label: t('courses.cathedra'),
          sortable: true,
          optional: true,
          render: row => format.name(row.cathedra_name),
        },
        { source: 'lessons', label: t('courses.lessons'), sortable: true, numeric: true, optional: true },
      ]}
    />
  );
}
