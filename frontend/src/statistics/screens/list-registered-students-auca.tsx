import type { RegisteredSection } from '@portal/event-schemas/statistics/registered-students.ts';
import { useLink } from '../../app/links.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { byPeriod } from '../../lists/university-filters.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { SeatsMeter } from '../parts/registered/course-cells.tsx';
import { useTeachingText } from '../teaching-text.ts';

/** list-registered-students-auca: the same by section, one line for a stream with its instructors. */
export default function ListRegisteredStudentsAuca() {
  const t = useTeachingText();
  const format = useFormat();
  const link = useLink();
  return (
    <>
      <PageHeader />
      <OfficeTable<RegisteredSection>
        resource="registration/registered_students/sections"
        sort={{ field: 'code', order: 'ASC' }}
        searchLabel={t('students.courses_search')}
        name={row => `${row.code} ${row.section}`}
        exportable
        emptyTitle={t('students.no_courses')}
        emptyHint={t('students.no_courses_hint')}
        filters={[byPeriod(t('students.period'))]}
        columns={[
          {
            source: 'code',
            label: t('students.code'),
            sortable: true,
            render: row => `${row.code} · ${t('students.section_number', { number: row.section })}`,
            to: row => link('list-registered-students-auca-list', {}, { course: row.course, section: row.uid }),
          },
          { source: 'name', label: t('students.course'), sortable: true, render: row => format.name(row.name) },
          { source: 'instructors', label: t('students.instructors') },
          { source: 'credits', label: t('students.credits'), sortable: true, numeric: true },
          { source: 'registered', label: t('students.registered'), sortable: true, numeric: true },
          { source: 'audit', label: t('students.audit'), sortable: true, numeric: true },
          { source: 'waiting', label: t('students.waiting'), sortable: true, numeric: true },
          { source: 'left', label: t('students.seats'), sortable: true, render: row => <SeatsMeter row={row} /> },
          {
            source: 'period_name',
            saidBy: 'study_period',
            label: t('students.period'),
            optional: true,
            render: row => format.name(row.period_name),
          },
          { source: 'language', label: t('students.language'), optional: true },
        ]}
      />
    </>
  );
}
