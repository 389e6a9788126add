import type { TeacherAccess } from '@portal/event-schemas/access/views.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { useLiveList } from '../../lists/use-live-list.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { AccessActs } from '../parts/access-acts.tsx';
import { AccessChip } from '../parts/access-chip.tsx';
import { liveAccess } from '../parts/acts-context.ts';
import { CoursesTogether } from '../parts/courses-together.tsx';
import { useAccessText } from '../parts/text.ts';

const everything = { query: { page_size: 100 } };

/** Registration access by teacher: the lessons that somebody teaches in a study period, together or one by one. */
export default function DisciplineTeacherAccess() {
  const t = useAccessText();
  const format = useFormat();
  useLiveList(liveAccess);
  return (
    <AccessActs>
      <PageHeader />
      <OfficeTable<TeacherAccess>
        resource="registration/access/teachers"
        sort={{ field: 'display_name', order: 'ASC' }}
        searchLabel={t('teachers.search')}
        name={row => row.display_name}
        exportable
        emptyTitle={t('teachers.empty')}
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
          { source: 'blocked', label: t('status.blocked'), kind: 'range', type: 'number', rare: true },
          { source: 'cancelled', label: t('status.cancelled'), kind: 'range', type: 'number', rare: true },
        ]}
        renderExpanded={row => (
          <CoursesTogether
            query={{ teacher: row.teacher, study_period: row.study_period }}
            whole={t('teachers.whole')}
            label={row.display_name}
            of={lesson => lesson.teacher?.uid === row.teacher}
          />
        )}
        columns={[
          { source: 'display_name', label: t('teachers.name'), sortable: true },
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
          { source: 'lessons', label: t('courses.lessons'), sortable: true, numeric: true },
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
    </AccessActs>
  );
}
