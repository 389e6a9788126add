import { courseOfferingEvents, type CourseOfferingEvent } from '@portal/event-schemas/registration/events.ts';
import { teacherRequestEvents, type TeacherRequestEvent } from '@portal/event-schemas/teacher-requests/events.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { defineProjection, type Sql } from '@portal/platform/projections/types.ts';
import { ddl, deleteRows, upsertRows, readRows, type Table } from '@portal/platform/projections/rows.ts';
import { idOfStream } from '../registration/streams.ts';
import { evolveRequest, type RequestRow } from './request.ts';

const requestsTable: Table = {
  name: 'teacher_requests',
  key: ['uid'],
  columns: {
    uid: 'text',
    student: 'text',
    offering: 'text',
    study_period: 'text',
    status: 'text',
    lessons: 'text[]',
    reasons: 'text[]',
    missing: 'text[]',
    text: 'text',
    teachers: 'text[]',
    asked_at: 'timestamptz',
    times: 'int',
    last_refusal: 'text',
    decided_by: 'text',
    decided_at: 'timestamptz',
    comment: 'text',
    waives: 'text[]',
  },
};
/** What teachers allow now; it may outlive its request, when the student asks for more. */
const permissionsTable: Table = {
  name: 'teacher_permissions',
  key: ['offering', 'student'],
  columns: {
    offering: 'text',
    student: 'text',
    allowed_by: 'text',
    waives: 'text[]',
    lessons: 'text[]',
    since: 'timestamptz',
  },
};
const granting = [
  'TeacherPermissionGranted',
  'TeacherPermissionRevoked',
] as const satisfies (keyof typeof courseOfferingEvents)[];

/** Requests to teachers: one row for a student and a course, as it stands; and what teachers have allowed. */
export const teacherRequests = defineProjection({
  name: 'registration.teacher_requests',
  version: 1,
  handles: [...Object.keys(teacherRequestEvents), ...granting],
  tables: [
    ddl(requestsTable),
    ddl(permissionsTable),
    'CREATE INDEX IF NOT EXISTS teacher_requests_by_offering ON teacher_requests (offering, status);',
    'CREATE INDEX IF NOT EXISTS teacher_requests_by_student ON teacher_requests (student);',
    'CREATE INDEX IF NOT EXISTS teacher_permissions_by_student ON teacher_permissions (student);',
  ].join('\n'),
  tableNames: [requestsTable.name, permissionsTable.name],
  async project(events: readonly RecordedEvent<TeacherRequestEvent | CourseOfferingEvent>[], db) {
    await projectRequests(
      events.filter((event): event is RecordedEvent<TeacherRequestEvent> => event.type in teacherRequestEvents),
      db,
    );
    await projectPermissions(
      events.filter((event): event is RecordedEvent<CourseOfferingEvent> => event.type in courseOfferingEvents),
      db,
    );
  },
  touches: ({ type, stream }) => {
    if (type in courseOfferingEvents) return [];
    const [, offering] = idOfStream(stream).split('.');
    return [`teacher_request:${idOfStream(stream)}`, `teacher_requests:${offering}`];
  },
});

async function projectRequests(events: readonly RecordedEvent<TeacherRequestEvent>[], db: Sql): Promise<void> {
  const keys = [...new Set(events.map(event => idOfStream(event.stream)))].map(uid => ({ uid }));
  const rows = new Map<string, RequestRow | null>(
    (await readRows<RequestRow>(db, requestsTable, ['uid'], keys)).map(row => [row.uid, row]),
  );
  for (const event of events)
    rows.set(idOfStream(event.stream), evolveRequest(rows.get(idOfStream(event.stream)) ?? null, event));
  await upsertRows(
    db,
    requestsTable,
    [...rows.values()].filter(row => row !== null),
  );
}

async function projectPermissions(events: readonly RecordedEvent<CourseOfferingEvent>[], db: Sql): Promise<void> {
  const now = new Map<string, { key: { offering: string; student: string }; row: object | null }>();
  for (const { type, data, stream, meta } of events) {
    const event = { type, data } as CourseOfferingEvent;
    if (event.type !== 'TeacherPermissionGranted' && event.type !== 'TeacherPermissionRevoked') continue;
    const key = { offering: idOfStream(stream), student: event.data.student };
    const row =
      event.type === 'TeacherPermissionRevoked'
        ? null
        : {
            ...key,
            allowed_by: event.data.allowed_by,
            waives: event.data.waives,
            lessons: event.data.lessons,
            since: meta.occurred_at,
          };
    now.set(`${key.student}.${key.offering}`, { key, row });
  }
  await upsertRows(
    db,
    permissionsTable,
    [...now.values()].flatMap(({ row }) => row ?? []),
  );
  await deleteRows(
    db,
    permissionsTable,
    [...now.values()].flatMap(({ key, row }) => (row ? [] : key)),
  );
}
