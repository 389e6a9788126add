import { listNames } from '@portal/event-schemas/statistics/list-names.ts';
import { preparationLevelNames, studentStatusNames, studyFormNames } from '@portal/event-schemas/curriculum/names.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import { codeNames } from '@portal/event-schemas/registration/code-names.ts';
import { list, type Column } from '@portal/platform/http/types.ts';
import { choice } from '@portal/platform/lists/columns.ts';
import { searchCondition } from '@portal/platform/records/columns.ts';
import { displayName, overseesAll } from '../../registration/students.ts';
import { studyPeriodSql } from '../../registration/study-period.ts';
import { countUnregistered } from './unregistered-count.ts';
import { contracts } from '@portal/event-schemas/statistics/calls.ts';

const named = (sql: string, header: Column['header']): Column => ({ sql, type: 'localized', sort: true, header });

/** Students without a course on the card of the term; an advisor sees their own. */
export const unregisteredList = list(contracts['GET /registration/statistics/unregistered/'], {
  reads: 'unhurried',
  summary: 'Students without a course in a term',
  from: `registration.statistic_students n
    CROSS JOIN curriculum.study_periods_public sp
    LEFT JOIN curriculum.students_public s ON s.uid = n.student
    LEFT JOIN registration.statistic_cards c ON c.student = n.student AND c.study_period = sp.uid
    LEFT JOIN registration.standings st ON st.student = n.student
    LEFT JOIN curriculum.edu_programs_public p ON p.uid = n.edu_program
    LEFT JOIN curriculum.cathedras_public k ON k.uid = p.cathedra
    LEFT JOIN curriculum.faculties_public f ON f.uid = k.faculty
    LEFT JOIN curriculum.student_groups_public g ON g.uid = n.student_group
    LEFT JOIN curriculum.teachers_public t ON t.uid = s.advisor`,
  defaultSort: ['display_name', 'ASC'],
  search: pattern => searchCondition('s.', pattern),
  count: countUnregistered,
  where: ({ roles, actor, query, host, bind }) => {
    const term = studyPeriodSql(query['study_period'], host.clock.iso(), bind);
    // Said of the term itself and not of `sp`: the index on names is then read without a look at the term for each student.
    return [
      `sp.uid = ${term}`,
      `NOT ${term} = ANY(n.registered)`,
      ...(overseesAll(roles) ? [] : [`s.advisor = ${bind(actor.id)}`]),
    ].join(' AND ');
  },
  columns: {
    uid: { sql: 'n.student', type: 'text', filter: 'equals' },
    study_period: { sql: 'sp.uid', type: 'text' },
    code: { sql: 's.code', type: 'text', sort: true, required: true, search: true, header: columnNames.number },
    display_name: {
      sql: 'n.display_name',
      type: 'text',
      sort: true,
      required: true,
      search: true,
      header: columnNames.student,
    },
    email: { sql: 's.email', type: 'text', sort: true, header: columnNames.email },
    edu_prog: choice('n.edu_program'),
    edu_prog_name: named('p.name', columnNames.program),
    faculty: choice('k.faculty'),
    faculty_name: named('f.name', columnNames.faculty),
    group: choice('n.student_group'),
    group_name: { sql: 'g.code', type: 'text', sort: true, header: columnNames.group },
    course: { sql: 'n.course', type: 'number', sort: true, filter: 'equals', header: columnNames.year },
    entry_year: { sql: 'n.entry_year', type: 'number', sort: true, filter: 'equals', header: columnNames.entry_year },
    preparation_level: choice('n.preparation_level', columnNames.level, preparationLevelNames),
    study_form: choice('n.study_form', columnNames.study_form, studyFormNames),
    student_status: choice('n.student_status', columnNames.student_status, studentStatusNames),
    advisor: choice('s.advisor'),
    advisor_name: { sql: `nullif(${displayName('t')}, '')`, type: 'text', sort: true, header: columnNames.advisor },
    queued: { sql: 'coalesce(c.queued, 0)', type: 'number', sort: true, filter: 'range', header: columnNames.waiting },
    card: { sql: `n.student || '.' || sp.uid`, type: 'text' },
    online_registration_access: choice(`coalesce(st.access, 'default')`, columnNames.access, codeNames),
    has_debt: {
      sql: 'EXISTS (SELECT 1 FROM registration.debts d WHERE d.student = n.student)',
      type: 'boolean',
      filter: 'equals',
      header: listNames.hasADebt,
    },
  },
});
