import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import type { Column } from '@portal/platform/http/types.ts';
import { choice } from '@portal/platform/lists/columns.ts';
import { displayName } from '../students.ts';

/** A student `s` with the names around them, for the office's lists of debts, limits and permissions. */
export const studentJoins = `LEFT JOIN curriculum.student_groups_public g ON g.uid = s.student_group
  LEFT JOIN curriculum.edu_programs_public p ON p.uid = s.edu_program
  LEFT JOIN curriculum.cathedras_public k ON k.uid = p.cathedra
  LEFT JOIN curriculum.teachers_public t ON t.uid = s.advisor`;

export const studentParts = {
  student: { sql: 's.uid', type: 'text', filter: 'equals' },
  display_name: { sql: displayName('s'), type: 'text', sort: true, search: true, header: columnNames.student },
  code: { sql: 's.code', type: 'text', sort: true, search: true, header: columnNames.number },
  group_name: { sql: 'g.code', type: 'text', sort: true, search: true, header: columnNames.group },
} satisfies Record<string, Column>;
/** Filters by where a student belongs. */
export const studentFilters = {
  course: { sql: 's.course', type: 'number', filter: 'equals', sort: true, header: columnNames.year },
  edu_prog: choice('s.edu_program'),
  edu_prog_name: { sql: 'p.name', type: 'localized', sort: true, header: columnNames.program },
  faculty: choice('k.faculty'),
  group: choice('s.student_group'),
  advisor: choice('s.advisor'),
  advisor_name: { sql: `nullif(${displayName('t')}, '')`, type: 'text', sort: true, header: columnNames.advisor },
} satisfies Record<string, Column>;
/** An advisor sees their own students. */
export const ownStudents = (
  roles: readonly string[],
  overseers: readonly string[],
  bind: (value: unknown) => string,
  account: string,
): string[] => (roles.some(role => overseers.includes(role)) ? [] : [`s.advisor = ${bind(account)}`]);
