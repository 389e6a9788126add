import { listNames } from '@portal/event-schemas/advising/list-names.ts';
import { citizenshipNames } from '@portal/event-schemas/curriculum/citizenship-names.ts';
import { preparationLevelNames, studentStatusNames, studyFormNames } from '@portal/event-schemas/curriculum/names.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import { codeNames } from '@portal/event-schemas/registration/code-names.ts';
import { cardStatuses } from '@portal/event-schemas/registration/codes.ts';
import { cardStatusNames } from '@portal/event-schemas/registration/names.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { Column } from '@portal/platform/http/types.ts';
import { choice, number, time } from '@portal/platform/lists/columns.ts';
import { searchCondition } from '@portal/platform/records/columns.ts';

/** Students with the names around them and what the office knows of them. */
export const studentsFrom = `curriculum.students_public s
  LEFT JOIN registration.standings_public st ON st.student = s.uid
  LEFT JOIN curriculum.edu_programs_public p ON p.uid = s.edu_program
  LEFT JOIN curriculum.edu_program_groups_public pg ON pg.uid = p.edu_program_group
  LEFT JOIN curriculum.cathedras_public k ON k.uid = p.cathedra
  LEFT JOIN curriculum.faculties_public f ON f.uid = k.faculty
  LEFT JOIN curriculum.student_groups_public g ON g.uid = s.student_group
  LEFT JOIN curriculum.teachers_public t ON t.uid = s.advisor`;
/** The same with the card of one study period `sp`; the condition says which. */
export const studentsWithCards = `${studentsFrom}
  CROSS JOIN curriculum.study_periods_public sp
  LEFT JOIN registration.cards_public c ON c.student = s.uid AND c.study_period = sp.uid`;

/** A word in the name or the number. */
export const searchStudents = (pattern: string): string => searchCondition('s.', pattern);
const named = (sql: string, header: Localized): Column => ({ sql, type: 'localized', sort: true, header });
const debt = (kinds: string) => `EXISTS (SELECT 1 FROM registration.debts_public d WHERE d.student = s.uid${kinds})`;

/** Columns and filters of the student lists (portal.md §3). A speciality is a program's code. */
export const studentColumns: Record<string, Column> = {
  uid: { sql: 's.uid', type: 'text', filter: 'equals' },
  code: { sql: 's.code', type: 'text', sort: true, required: true, search: true, header: columnNames.number },
  display_name: {
    sql: 's.display_name',
    type: 'text',
    sort: true,
    required: true,
    search: true,
    header: columnNames.student,
  },
  last_name: { sql: 's.last_name', type: 'text', sort: true },
  first_name: { sql: 's.first_name', type: 'text', sort: true },
  middle_name: { sql: 's.middle_name', type: 'text' },
  email: { sql: 's.email', type: 'text', sort: true, header: columnNames.email },
  gender: choice('s.gender'),
  citizenship: choice('s.citizenship', listNames.citizenship, citizenshipNames),
  student_status: choice('s.student_status', columnNames.student_status, studentStatusNames),
  entry_year: number('s.entry_year', columnNames.entry_year, 'equals'),
  course: number('s.course', columnNames.year, 'equals'),
  study_form: choice('s.study_form', columnNames.study_form, studyFormNames),
  preparation_level: choice('s.preparation_level', columnNames.level, preparationLevelNames),
  faculty: choice('k.faculty'),
  faculty_name: named('f.name', columnNames.faculty),
  cathedra: choice('p.cathedra'),
  cathedra_name: named('k.name', columnNames.department),
  speciality: choice('p.code'),
  edu_prog_group: choice('p.edu_program_group'),
  edu_prog_group_name: named('pg.name', listNames.programGroup),
  edu_prog: choice('s.edu_program'),
  edu_prog_name: named('p.name', columnNames.program),
  group: choice('s.student_group'),
  group_name: { sql: 'g.code', type: 'text', sort: true, header: columnNames.group },
  advisor: choice('s.advisor'),
  advisor_name: { sql: 't.display_name', type: 'text', sort: true, header: columnNames.advisor },
  study_period: { sql: 'sp.uid', type: 'text' },
  card: { sql: `s.uid || '.' || sp.uid`, type: 'text' },
  status: {
    ...choice(`coalesce(c.status, 'NOT_STARTED')`, columnNames.card, cardStatusNames),
    order: `array_position('{${cardStatuses.join(',')}}'::text[], coalesce(c.status, 'NOT_STARTED'))`,
    /** Cards that somebody began have a row. */
    among: statuses => (statuses.includes('NOT_STARTED') ? undefined : 'c.status'),
  },
  credits: number('coalesce(c.credits, 0)', columnNames.credits),
  audit_credits: number('coalesce(c.audit_credits, 0)', listNames.auditCredits),
  courses: number('coalesce(c.courses, 0)', listNames.courses),
  queued: number('coalesce(c.queued, 0)', columnNames.waiting),
  sent_at: time('c.sent_at', listNames.sent),
  changed_at: time('c.changed_at', listNames.changed),
  comment: { sql: 'c.comment', type: 'text', header: columnNames.comment },
  online_registration_access: choice(`coalesce(st.access, 'default')`, columnNames.access, codeNames),
  access_comment: { sql: `coalesce(st.comment, '')`, type: 'text' },
  has_financial_debt: {
    sql: debt(` AND d.kind = 'financial'`),
    type: 'boolean',
    filter: 'equals',
    sort: true,
    header: listNames.tuitionDebt,
  },
  has_debt: { sql: debt(''), type: 'boolean', filter: 'equals', sort: true },
};
