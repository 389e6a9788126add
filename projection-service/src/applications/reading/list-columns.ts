import { listNames } from '@portal/event-schemas/applications/list-names.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import type { Column, ListCall } from '@portal/platform/http/types.ts';
import { choice } from '@portal/platform/lists/columns.ts';
import { searchCondition } from '@portal/platform/records/columns.ts';
import { finishRow, withWaits } from './list-rows.ts';

const time = (sql: string, header: Column['header'], required = false): Column => ({
  sql,
  type: 'time',
  sort: true,
  filter: 'range',
  header,
  required,
});
/** A filter by the uid that a JSON value is about. */
const byUid = (sql: string): Pick<Column, 'filter' | 'among'> => ({ filter: 'equals', among: () => sql });

const columns: Record<string, Column> = {
  uid: { sql: 'a.uid', type: 'text', filter: 'equals' },
  number: { sql: 'a.number', type: 'text', sort: true, filter: 'equals', required: true, header: columnNames.number },
  app_type: choice('a.type'),
  type_name: {
    sql: 'v.names',
    type: 'localized',
    header: listNames.applicationType,
  },
  version: { sql: 'a.version', type: 'number', filter: 'equals' },
  applicant: {
    sql: `json_build_object('uid', a.applicant, 'display_name', coalesce(pe.display_name, nullif(a.applicant_name, ''), a.applicant))`,
    type: 'json',
    ...byUid('a.applicant'),
  },
  applicant_name: {
    sql: 'a.applicant_name',
    type: 'text',
    sort: true,
    required: true,
    header: listNames.applicant,
  },
  applicant_code: {
    sql: 's.code',
    type: 'text',
    sort: true,
    header: listNames.studentId,
  },
  year: { sql: 's.course', type: 'number', sort: true, filter: 'equals', header: columnNames.year },
  student_group: choice('s.student_group'),
  group_name: { sql: 'g.code', type: 'text', sort: true, header: columnNames.group },
  edu_program: choice('s.edu_program'),
  edu_program_name: { sql: 'p.name', type: 'localized', header: columnNames.program },
  stage: choice('a.stage'),
  status: {
    sql: `json_build_object('uid', a.status, 'stage', a.stage, 'name', st.name, 'colour', st.colour)`,
    type: 'json',
    ...byUid('a.status'),
  },
  status_name: {
    sql: 'st.name',
    type: 'localized',
    header: listNames.status,
  },
  step: choice('a.step'),
  waits_at: {
    sql: 'a.waits_at',
    type: 'localized',
    header: listNames.approvalPoint,
  },
  step_since: time('a.step_since', listNames.waitingSince),
  due: time('a.due', listNames.due),
  started_at: time('a.started_at', listNames.started, true),
  sent_at: time('a.sent_at', listNames.sent),
  changed_at: time('a.changed_at', listNames.changed, true),
  closed_at: time('a.closed_at', listNames.finished),
  archived: {
    sql: 'a.archived',
    type: 'boolean',
    filter: 'equals',
    header: listNames.archived,
  },
};

/** What every list of applications is made of; names of things are joined by key, so that counting reads the applications alone. */
export const applicationList: Pick<ListCall, 'from' | 'columns' | 'complete' | 'map' | 'search'> = {
  from: `applications.applications a
    LEFT JOIN applications.application_versions v ON v.type = a.type AND v.version = a.version
    LEFT JOIN applications.application_statuses_public st ON st.uid = a.status
    LEFT JOIN identity.people_public pe ON pe.uid = a.applicant
    LEFT JOIN curriculum.students_public s ON s.uid = a.applicant
    LEFT JOIN curriculum.student_groups_public g ON g.uid = s.student_group
    LEFT JOIN curriculum.edu_programs_public p ON p.uid = s.edu_program`,
  columns,
  complete: withWaits,
  map: finishRow,
  search: pattern => `a.uid IN (SELECT f.uid FROM applications.applications f WHERE ${searchCondition('f.', pattern)}
    UNION ALL SELECT f.uid FROM curriculum.students_public z JOIN applications.applications f ON f.applicant = z.uid WHERE ${searchCondition('z.', pattern)})`,
};
