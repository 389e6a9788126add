import { periodCurrent, studentAccess } from '@portal/event-schemas/registration/card-rules/editing.ts';
import type { AskTeacher, StudentOnCourse } from '@portal/event-schemas/registration/commands.ts';
import type { CourseOfferingEvent } from '@portal/event-schemas/registration/events.ts';
import type { TeacherRequestEvent } from '@portal/event-schemas/teacher-requests/events.ts';
import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { requestReasonNames, requestStatusNames } from '@portal/event-schemas/registration/names.ts';
import type { RegistrationSettings } from '@portal/event-schemas/registration/records.ts';
import type { RequestReason } from '@portal/event-schemas/registration/values.ts';
import { isDeepStrictEqual } from 'node:util';
import { chooseLessons, offeredIn, type ChosenLessons } from '../registration/course-offering/choice.ts';
import type { CourseOffering, OfferedCourse } from '../registration/course-offering/course-offering.ts';
import { SeatLedger } from '../registration/course-offering/seat-ledger.ts';
import type { Known } from '../registration/known.ts';
import { prerequisiteMissing } from '../registration/registering/eligibility.ts';
import { runningFor } from '../registration/registering/periods.ts';
import { permissionFor } from '../registration/registering/permission.ts';
import { requestId, type TeacherRequest } from './teacher-request.ts';

export type RequestDecision = Rejection | readonly [readonly TeacherRequestEvent[], readonly CourseOfferingEvent[]];
type States = readonly [TeacherRequest, CourseOffering];

/** Checks that a teacher's permission may waive, as the office has set it. */
export const waivable = (settings: RegistrationSettings): readonly RequestReason[] => [
  ...(settings.request_waives_prerequisite ? ['prerequisite' as const] : []),
  ...(settings.request_waives_capacity ? ['capacity' as const] : []),
];
export const namesOf = (reasons: readonly RequestReason[]) => reasons.map(reason => requestReasonNames[reason]);

/** Why the student cannot register by themself: what a teacher is asked to let pass, and the disciplines that are not completed. */
function obstaclesOf(course: OfferedCourse, chosen: ChosenLessons | null, student: string, known: Known, now: string) {
  const prerequisite = prerequisiteMissing({ course, known });
  const seats = new SeatLedger(course, now, known.settings.confirmation_minutes);
  const full =
    chosen !== null &&
    seats.firstFull(
      chosen.lessons.map(lesson => lesson.uid),
      student,
    ) !== undefined;
  const reasons: RequestReason[] = [
    ...(prerequisite ? ['prerequisite' as const] : []),
    ...(full ? ['capacity' as const] : []),
  ];
  return { reasons, missing: (prerequisite?.params['missing'] as string[] | undefined) ?? [] };
}

/** A request may be made before the period begins: the teacher can answer ahead of the rush. */
function periodOver(data: AskTeacher, known: Known, now: string): Rejection | null {
  const refusal =
    periodCurrent({ known, student: data.student, ...runningFor(known, data.study_period, now) }) ??
    studentAccess({ known });
  return refusal?.code === 'registration.period_not_started' ? null : refusal;
}

/** Asks the teachers of the chosen lessons (of the course, while nothing is chosen). The same request again changes nothing. */
export function askTeacher(data: AskTeacher, [request, offering]: States, known: Known, now: string): RequestDecision {
  const course = offeredIn(offering, data.offering, data.study_period);
  if (isRejection(course)) return course;
  if (!known.settings.request_to_teacher) return reject('registration.request_to_teacher_off');
  const closed = periodOver(data, known, now);
  if (closed) return closed;
  if (course.seats.has(data.student))
    return reject('registration.already_registered', { course: course.name, offering: course.offering });
  if (request.status === 'asked') {
    const same = request.text === data.text && isDeepStrictEqual(request.lessons, data.lessons);
    return same ? [[], []] : reject('registration.request_already_asked', { course: course.name });
  }
  const chosen = data.lessons.length ? chooseLessons(course, data.lessons) : null;
  if (isRejection(chosen)) return chosen;
  const { reasons: needed, missing } = obstaclesOf(course, chosen, data.student, known, now);
  const lessons = chosen?.lessons ?? [...course.lessons.values()].map(seats => seats.lesson);
  const reasons = needed.filter(reason => !granted(course, data, reason));
  if (needed.length === 0) return reject('registration.request_not_needed', { course: course.name });
  if (reasons.length === 0) return reject('registration.request_granted_already', { course: course.name });
  const helped = reasons.filter(reason => waivable(known.settings).includes(reason));
  if (helped.length < reasons.length)
    return reject('registration.request_cannot_waive', {
      course: course.name,
      reasons: namesOf(reasons.filter(reason => !helped.includes(reason))),
    });
  const teachers = [...new Set(lessons.flatMap(lesson => lesson.teacher ?? []))];
  if (teachers.length === 0) return reject('registration.request_no_teacher', { course: course.name });
  const { student, study_period, text } = data;
  return [
    [
      {
        type: 'TeacherRequestAsked',
        data: {
          student,
          offering: course.offering,
          study_period,
          course: course.name,
          lessons: [...data.lessons],
          reasons: needed,
          missing,
          text,
          teachers,
        },
      },
    ],
    [],
  ];
}

/** A permission for other lessons does not help with these. */
function granted(course: OfferedCourse, { student, lessons }: AskTeacher, reason: RequestReason): boolean {
  const permission = permissionFor({ course, student }, reason);
  return (
    permission !== undefined && (reason !== 'capacity' || lessons.every(lesson => permission.lessons.includes(lesson)))
  );
}

/** The student takes the request back, and with it a permission that was not used. */
export function withdrawRequest(data: StudentOnCourse, [request, offering]: States): RequestDecision {
  const course = offeredIn(offering, data.offering);
  if (isRejection(course)) return course;
  switch (request.status) {
    case 'none':
      return reject('registration.request_not_found', { uid: requestId(data) });
    case 'withdrawn':
      return [[], []];
    case 'rejected':
      return reject('registration.request_not_open', { status: requestStatusNames.rejected });
    case 'asked':
      return [[{ type: 'TeacherRequestWithdrawn', data: { course: course.name } }], revoked(course, data, 'withdrawn')];
    case 'approved':
      if (course.seats.has(data.student)) return reject('registration.request_used', { course: course.name });
      return [[{ type: 'TeacherRequestWithdrawn', data: { course: course.name } }], revoked(course, data, 'withdrawn')];
  }
}

export const revoked = (
  course: OfferedCourse,
  key: StudentOnCourse,
  reason: 'refused' | 'withdrawn',
): CourseOfferingEvent[] =>
  course.permissions.has(key.student)
    ? [{ type: 'TeacherPermissionRevoked', data: { student: key.student, request: requestId(key), reason } }]
    : [];
