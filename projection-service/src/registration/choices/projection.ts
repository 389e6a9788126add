import type { RegistrationStandingEvent } from '@portal/event-schemas/registration/events.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { defineProjection } from '@portal/platform/projections/types.ts';
import { ddl, deleteRows, upsertRows, readRows, type Table } from '@portal/platform/projections/rows.ts';
import { idOfStream } from '../streams.ts';

/** Courses that the office permits a student by hand; `waives`: rules that are not checked. */
const permissionsTable: Table = {
  name: 'course_permissions',
  key: ['student', 'offering'],
  columns: {
    student: 'text',
    offering: 'text',
    study_period: 'text',
    waives: 'text[]',
    reason: 'text',
    given_at: 'timestamptz',
    given_by: 'text',
  },
};
/** Further study plans, the chosen one (null: the record's), the additional program; a student without a row has none of these. */
const choicesTable: Table = {
  name: 'student_choices',
  key: ['student'],
  columns: {
    student: 'text',
    study_plans: 'text[]',
    study_plan: 'text',
    field_sciences: 'text',
    field_credit: 'float8',
  },
};
const tables = [permissionsTable, choicesTable];

export interface Choices {
  student: string;
  study_plans: string[];
  study_plan: string | null;
  field_sciences: string | null;
  field_credit: number | null;
}
export const noChoices = (student: string): Choices => ({
  student,
  study_plans: [],
  study_plan: null,
  field_sciences: null,
  field_credit: null,
});

/** The choices after an event of the student's standing; events about other things leave them as they are. */
export function evolveChoices(choices: Choices, { type, data }: RegistrationStandingEvent): Choices {
  switch (type) {
    case 'StudyPlansGranted':
      return {
        ...choices,
        study_plans: data.study_plans,
        study_plan: choices.study_plan && data.study_plans.includes(choices.study_plan) ? choices.study_plan : null,
      };
    case 'StudyPlanChosen':
      return { ...choices, study_plan: data.study_plan };
    case 'AdditionalProgramChosen':
      return { ...choices, field_sciences: data.field_sciences, field_credit: data.credit };
    case 'AdditionalProgramDropped':
      return { ...choices, field_sciences: null, field_credit: null };
    default:
      return choices;
  }
}

/** Study plans, additional program and permissions of students. */
export const choices = defineProjection({
  name: 'registration.choices',
  version: 1,
  handles: [
    'ManualCoursePermissionGiven',
    'ManualCoursePermissionWithdrawn',
    'StudyPlansGranted',
    'StudyPlanChosen',
    'AdditionalProgramChosen',
    'AdditionalProgramDropped',
  ],
  tables: [
    ...tables.map(table => ddl(table)),
    'CREATE INDEX IF NOT EXISTS course_permissions_by_offering ON course_permissions (offering);',
  ].join('\n'),
  tableNames: tables.map(table => table.name),
  views:
    'CREATE OR REPLACE VIEW registration.student_choices_public AS SELECT student, to_jsonb(study_plans) AS study_plans FROM registration.student_choices;',
  async project(events: readonly RecordedEvent<RegistrationStandingEvent>[], db) {
    const permissions = new Map<string, { put: object | null; key: { student: string; offering: string } }>();
    const changes: RegistrationStandingEvent[] = [];
    for (const recorded of events) {
      const event = { type: recorded.type, data: recorded.data } as RegistrationStandingEvent;
      if (event.type === 'ManualCoursePermissionGiven' || event.type === 'ManualCoursePermissionWithdrawn') {
        const { student, offering } = event.data;
        const put =
          event.type === 'ManualCoursePermissionGiven'
            ? { ...event.data, given_at: recorded.meta.occurred_at, given_by: recorded.meta.actor.id }
            : null;
        permissions.set(`${student}.${offering}`, { put, key: { student, offering } });
      } else changes.push(event);
    }
    await upsertRows(
      db,
      permissionsTable,
      [...permissions.values()].flatMap(({ put }) => put ?? []),
    );
    await deleteRows(
      db,
      permissionsTable,
      [...permissions.values()].flatMap(({ put, key }) => (put ? [] : key)),
    );

    const rows = new Map(changes.map(({ data: { student } }) => [student, noChoices(student)]));
    for (const row of await readRows<Choices>(db, choicesTable, ['student'], [...rows.values()]))
      rows.set(row.student, row);
    for (const event of changes) rows.set(event.data.student, evolveChoices(rows.get(event.data.student)!, event));
    await upsertRows(db, choicesTable, [...rows.values()]);
  },
  touches: event => [`standing:${idOfStream(event.stream)}`],
});
