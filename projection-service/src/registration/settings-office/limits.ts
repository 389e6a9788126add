import { listNames } from '@portal/event-schemas/registration/list-names.ts';
import { preparationLevelNames } from '@portal/event-schemas/curriculum/names.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import { list, type Column } from '@portal/platform/http/types.ts';
import { choice, number } from '@portal/platform/lists/columns.ts';
import { overseesAll } from '../students.ts';
import { ownStudents, studentFilters, studentJoins, studentParts } from './student-parts.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';

const termName: Column = { sql: 'sp.name', type: 'localized', sort: true, header: columnNames.study_period };
const overseers = ['office', 'org_admin', 'fin_office', 'auditor'];

/** Credit limits by rule and by student, and whose card may be edited outside registration. */
export const limitCalls = [
  list(contracts['GET /admin/credit_limit_system/'], {
    summary: 'Credit limit rules with the names of their scope',
    defaultSort: ['course', 'ASC'],
    from: `registration.credit_limit_rules r LEFT JOIN curriculum.study_periods_public sp ON sp.uid = r.study_period
      LEFT JOIN curriculum.student_groups_public g ON g.uid = r.student_group LEFT JOIN curriculum.edu_programs_public p ON p.uid = r.edu_program`,
    columns: {
      uid: { sql: 'r.uid', type: 'text', filter: 'equals' },
      study_period: choice('r.study_period'),
      study_period_name: termName,
      student_group: choice('r.student_group'),
      student_group_name: { sql: 'g.code', type: 'text', sort: true, search: true, header: columnNames.group },
      edu_program: choice('r.edu_program'),
      edu_program_name: { sql: 'p.name', type: 'localized', sort: true, search: true, header: columnNames.program },
      preparation_level: { ...choice('r.preparation_level'), header: columnNames.level, names: preparationLevelNames },
      course: number('r.course', columnNames.year, 'equals'),
      min_credit: number('r.min_credit', listNames.minimum),
      max_credit: number('r.max_credit', listNames.maximum),
      min_credit_audit: number('r.min_credit_audit', listNames.auditMinimum),
      max_credit_audit: number('r.max_credit_audit', listNames.auditMaximum),
    },
  }),
  list(contracts['GET /registration/personal_limits/'], {
    summary: 'Students with credit limits of their own',
    defaultSort: ['display_name', 'ASC'],
    from: `registration.cards c
      JOIN curriculum.students_public s ON s.uid = c.student ${studentJoins}
      LEFT JOIN curriculum.study_periods_public sp ON sp.uid = c.study_period`,
    columns: {
      uid: { sql: `c.student || '.' || c.study_period`, type: 'text' },
      ...studentParts,
      ...studentFilters,
      study_period: choice('c.study_period'),
      study_period_name: termName,
      credits: number('c.credits', columnNames.credits),
      audit_credits: number('c.audit_credits', listNames.auditCredits),
      max_credit: number('c.max_credit', listNames.maximum),
      max_credit_audit: number('c.max_credit_audit', listNames.auditMaximum),
    },
    where: () => '(coalesce(c.max_credit, 0) > 0 OR coalesce(c.max_credit_audit, 0) > 0)',
  }),
  list(contracts['GET /registration/super_registrations/'], {
    summary: 'Students whose card may be edited outside registration: an advisor’s own, the office’s all',
    defaultSort: ['set_at', 'DESC'],
    from: `registration.super_registrations x JOIN curriculum.students_public s ON s.uid = x.student ${studentJoins}
      LEFT JOIN curriculum.study_periods_public sp ON sp.uid = x.study_period LEFT JOIN identity.people_public who ON who.uid = x.set_by`,
    columns: {
      uid: { sql: `x.student || '.' || x.study_period`, type: 'text' },
      ...studentParts,
      ...studentFilters,
      study_period: choice('x.study_period'),
      study_period_name: termName,
      until: {
        sql: 'x.until',
        type: 'time',
        sort: true,
        filter: 'range',
        header: listNames.openUntil,
      },
      reason: { sql: 'x.reason', type: 'text', search: true, header: columnNames.reason },
      set_by: choice('x.set_by'),
      set_by_name: {
        sql: 'who.display_name',
        type: 'text',
        sort: true,
        header: listNames.openedBy,
      },
      set_at: { sql: 'x.set_at', type: 'time', sort: true, filter: 'range', header: columnNames.at },
    },
    where: ({ query: { active }, bind, host, roles, actor }) => {
      const conditions = [
        ...(overseesAll(roles) ? [] : ownStudents(roles, overseers, bind, actor.id)),
        ...(active !== undefined
          ? [`x.until ${String(active) === 'true' ? '>' : '<='} ${bind(host.clock.iso())}::timestamptz`]
          : []),
      ];
      return conditions.join(' AND ') || undefined;
    },
    map: (row, { host }) => ({ ...row, active: Date.parse(row.until) > host.clock.now().getTime() }),
  }),
];
