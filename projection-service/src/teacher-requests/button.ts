import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { requestReasonNames } from '@portal/event-schemas/registration/names.ts';
import { type RequestReason, type RequestStatus } from '@portal/event-schemas/registration/values.ts';
import { query } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { lessonsOf, type LessonRow } from '../registration/courses/lessons.ts';
import { refusalsOf } from '../registration/courses/policies.ts';
import { seatsOfCourse, seatsOfLesson } from '../registration/courses/seats.ts';
import { courseFor } from '../registration/courses/sidebar.ts';
import { obstacles } from '../registration/explain.ts';
import { people } from '../registration/references.ts';
import { studentOf } from '../registration/students.ts';
import { iso } from '../registration/times.ts';
import type { RequestRow } from './request.ts';
import { contracts } from '@portal/event-schemas/teacher-requests/calls.ts';

interface Permission {
  allowed_by: string;
  waives: RequestReason[];
  lessons: string[];
  since: string;
}
async function requestOf(db: Sql, student: string, course: string): Promise<RequestRow | null> {
  const { rows } = await db.query<RequestRow>('SELECT * FROM registration.teacher_requests WHERE uid = $1', [
    `${student}.${course}`,
  ]);
  return rows[0] ?? null;
}
async function permissionOf(db: Sql, student: string, course: string): Promise<Permission | null> {
  const { rows } = await db.query<Permission>(
    'SELECT allowed_by, waives, lessons, since FROM registration.teacher_permissions WHERE offering = $2 AND student = $1',
    [student, course],
  );
  return rows[0] ?? null;
}

/** Of the chosen lessons one is full; while nothing is chosen, the course is. */
const isFull = (lessons: readonly LessonRow[], chosen: readonly string[]): boolean =>
  chosen.length
    ? lessons.some(lesson => chosen.includes(lesson.uid) && seatsOfLesson(lesson).left === 0)
    : seatsOfCourse(lessons).left === 0;

interface Outlook {
  name: Localized;
  uid: string;
  registered: boolean;
  status: RequestStatus | null;
  needed: readonly RequestReason[];
  waivable: readonly RequestReason[];
  permitted: boolean;
  enabled: boolean;
  taught: boolean;
}
/** Why there is no button now, or null: what asking would be refused with. */
function hidden({
  name,
  uid: offering,
  registered,
  status,
  needed,
  waivable,
  permitted,
  enabled,
  taught,
}: Outlook): Rejection | null {
  const helpless = needed.filter(reason => !waivable.includes(reason));
  if (!enabled) return reject('registration.request_to_teacher_off');
  if (registered) return reject('registration.already_registered', { course: name, offering });
  if (status === 'asked') return reject('registration.request_already_asked', { course: name });
  if (needed.length === 0)
    return permitted
      ? reject('registration.request_granted_already', { course: name })
      : reject('registration.request_not_needed', { course: name });
  if (helpless.length > 0)
    return reject('registration.request_cannot_waive', {
      course: name,
      reasons: helpless.map(reason => requestReasonNames[reason]),
    });
  return taught ? null : reject('registration.request_no_teacher', { course: name });
}

export const buttonCalls = [
  query(contracts['POST /organizations/hidebutton_request_teacher/'], {
    summary: 'Whether the course page offers a request to the teacher: error "not" = it does',
    async run(input) {
      const { db, body } = input;
      const {
        course,
        registration: { settings, student },
        context,
      } = await courseFor(input, body.course, body.student);
      const lessons = await lessonsOf(db, [course.uid]);
      const request = await requestOf(db, student.uid, course.uid);
      const permission = await permissionOf(db, student.uid, course.uid);
      const permitted = (reason: RequestReason) =>
        permission?.waives.includes(reason) &&
        (reason !== 'capacity' || body.lessons.every(lesson => permission.lessons.includes(lesson)));
      const missing = refusalsOf(course, context.outlook).some(
        refusal => refusal.code === 'registration.prerequisite_missing',
      );
      const needed = [
        ...(missing ? ['prerequisite' as const] : []),
        ...(isFull(lessons, body.lessons) ? ['capacity' as const] : []),
      ].filter(reason => !permitted(reason));
      const waivable = [
        ...(settings.request_waives_prerequisite ? ['prerequisite' as const] : []),
        ...(settings.request_waives_capacity ? ['capacity' as const] : []),
      ];
      const obstacle = hidden({
        name: course.name,
        uid: course.uid,
        registered: course.standing === 'registered',
        status: request?.status ?? null,
        needed,
        waivable,
        permitted: permission !== null,
        enabled: settings.request_to_teacher,
        taught: lessons.some(lesson => lesson.teacher !== null),
      });
      return {
        error: obstacle ? null : ('not' as const),
        reasons: needed,
        obstacle: obstacle && obstacles(input)(obstacle),
        request: request?.status ?? null,
      };
    },
  }),
  query(contracts['GET /organizations/request_teacher_permission/'], {
    summary: 'What a teacher of the course has allowed the student; null = nothing',
    async run(input) {
      const {
        db,
        query: { course, student },
      } = input;
      const about = await studentOf(input, student);
      const permission = await permissionOf(db, about.uid, course);
      if (!permission) return { course, permission: null };
      const request = await requestOf(db, about.uid, course);
      const named = await people(db, [permission.allowed_by]);
      const { rows } = await db.query(
        'SELECT 1 FROM registration.places WHERE offering = $1 AND student = $2 AND taken_lessons IS NOT NULL',
        [course, about.uid],
      );
      return {
        course,
        permission: {
          uid: `${about.uid}.${course}`,
          waives: permission.waives,
          lessons: permission.lessons,
          allowed_by: named(permission.allowed_by),
          comment: request?.comment ?? '',
          at: iso(permission.since),
          used: rows.length > 0,
        },
      };
    },
  }),
];
