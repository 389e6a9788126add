import type { RegisteredCourse } from '@portal/event-schemas/statistics/registered-students.ts';
import { useLink } from '../../app/links.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { byPeriod } from '../../lists/university-filters.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { SeatsMeter } from '../parts/registered/course-cells.tsx';
import { useTeachingText } from '../teaching-text.ts';

/** list-registered-students: the courses that a teacher gives, and those that an advisor's students are on, with their counts. */
export default function ListRegisteredStudents() {
  const t = useTeachingText();
  const format = useFormat();
  const link = useLink();
  return (
    <>
      <PageHeader />
      <OfficeTable<RegisteredCourse>
        resource="registration/registered_students/courses"
        sort={{ field: 'code', order: 'ASC' }}
        searchLabel={t('students.courses_search')}
        name={row => format.name(row.name)}
        exportable
        emptyTitle={t('students.no_courses')}
        emptyHint={t('students.no_courses_hint')}
        filters={[
          byPeriod(t('students.period')),
          { source: 'waiting', label: t('students.waiting'), kind: 'range', type: 'number', rare: true },
        ]}
        columns={[
          {
            source: 'name',
            label: t('students.course'),
            sortable: true,
            render: row => format.name(row.name),
            to: row => link('list-registered-students-list', {}, { course: row.uid }),
          },
          { source: 'code', label: t('students.code'), sortable: true },
          {
            source: 'period_name',
            saidBy: 'study_period',
            label: t('students.period'),
            render: row => format.name(row.period_name),
          },
          {
            source: 'lessons',
            label: t('students.my_lessons'),
            render: row =>
              row.teaches ? format.name(row.lessons) : <span className="mut">{t('students.advised')}</span>,
          },
          { source: 'registered', label: t('students.registered'), sortable: true, numeric: true },
          { source: 'audit', label: t('students.audit'), sortable: true, numeric: true },
          { source: 'waiting', label: t('students.waiting'), sortable: true, numeric: true },
          { source: 'left', label: t('students.seats'), sortable: true, render: row => <SeatsMeter row={row} /> },
          { source: 'credits', label: t('students.credits'), sortable: true, numeric: true, optional: true },
          { source: 'basket', label: t('students.basket'), sortable: true, numeric: true, optional: true },
          {
            source: 'cathedra_name',
            label: t('students.cathedra'),
            sortable: true,
            optional: true,
            render: row => format.name(row.cathedra_name),
          },
        ]}
      />
    </>
  );
}
