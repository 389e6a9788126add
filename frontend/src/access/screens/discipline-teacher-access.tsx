import type { TeacherAccess } from '@portal/event-schemas/access/views.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { useLiveList } from '../../lists/use-live-list.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { AccessActs } from '../parts/access-acts.tsx';
import { liveAccess } from '../parts/acts-context.ts';
import { CoursesTogether } from '../parts/courses-together.tsx';
import { useSummedAccess } from '../parts/summed-access.tsx';
import { useAccessText } from '../parts/text.ts';

/** Registration access by teacher: the lessons that somebody teaches in a study period, together or one by one. */
export default function DisciplineTeacherAccess() {
  const t = useAccessText();
  const summed = useSummedAccess<TeacherAccess>();
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
          ...summed.filters,
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
          summed.columns.period,
          summed.columns.status,
          summed.columns.courses,
          { source: 'lessons', label: t('courses.lessons'), sortable: true, numeric: true },
          summed.columns.closed,
          summed.columns.cathedra,
        ]}
      />
    </AccessActs>
  );
}
