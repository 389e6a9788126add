import { listNames } from '@portal/event-schemas/plans/list-names.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import { list } from '@portal/platform/http/types.ts';
import { displayName, overseesAll } from '../registration/students.ts';
import { contracts } from '@portal/event-schemas/plans/calls.ts';

const decided = (condition: string): string =>
  `(SELECT count(*)::int FROM registration.individual_plan_disciplines d WHERE d.student = i.student AND d.study_year = i.study_year AND ${condition})`;

/** Plans that somebody has changed: an advisor's own students, the office's all. */
export const individualPlanList = list(contracts['GET /registration/individual_plans/'], {
  summary: 'Individual plans that were changed',
  from: `registration.individual_plans i
    JOIN curriculum.students_public s ON s.uid = i.student
    LEFT JOIN curriculum.student_groups_public g ON g.uid = s.student_group
    LEFT JOIN curriculum.edu_programs_public p ON p.uid = s.edu_program
    LEFT JOIN curriculum.teachers_public t ON t.uid = s.advisor`,
  defaultSort: ['changed_at', 'DESC'],
  where: ({ roles, actor, bind }) => (overseesAll(roles) ? undefined : `s.advisor = ${bind(actor.id)}`),
  columns: {
    uid: { sql: `i.student || '.' || i.study_year`, type: 'text', filter: 'equals' },
    student: { sql: 'i.student', type: 'text', filter: 'equals' },
    display_name: { sql: displayName('s'), type: 'text', sort: true, search: true, header: columnNames.student },
    code: { sql: 's.code', type: 'text', sort: true, search: true, header: columnNames.number },
    study_year: {
      sql: 'i.study_year',
      type: 'number',
      sort: true,
      filter: 'equals',
      header: listNames.academicYear,
    },
    course: { sql: 's.course', type: 'number', sort: true, filter: 'equals', header: columnNames.year },
    group: { sql: 's.student_group', type: 'text', filter: 'equals' },
    group_name: { sql: 'g.code', type: 'text', sort: true, search: true, header: columnNames.group },
    edu_prog: { sql: 's.edu_program', type: 'text', filter: 'equals' },
    edu_prog_name: { sql: 'p.name', type: 'localized', sort: true, header: columnNames.program },
    advisor: { sql: 's.advisor', type: 'text', filter: 'equals' },
    advisor_name: { sql: `nullif(${displayName('t')}, '')`, type: 'text', sort: true, header: columnNames.advisor },
    changed_at: { sql: 'i.changed_at', type: 'time', sort: true, filter: 'range', header: columnNames.changed_at },
    unreported: { sql: 'i.unreported', type: 'boolean', sort: true, filter: 'equals' },
    notified_at: {
      sql: 'i.notified_at',
      type: 'time',
      sort: true,
      filter: 'range',
      header: listNames.notified,
    },
    notice: {
      sql: 'i.notice',
      type: 'text',
      header: listNames.message,
    },
    changed: {
      sql: decided('d.replacement IS NOT NULL'),
      type: 'number',
      header: listNames.replaced,
    },
    excluded: {
      sql: decided('d.out_by IS NOT NULL AND d.replacement IS NULL'),
      type: 'number',
      header: listNames.excluded,
    },
    added: {
      sql: decided('d.added_by IS NOT NULL AND d.main_discipline IS NULL'),
      type: 'number',
      header: listNames.added,
    },
  },
});
