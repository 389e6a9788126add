import type { DecideRequest } from '@portal/event-schemas/registration/commands.ts';
import { isRejection, reject } from '@portal/event-schemas/kernel/rejections.ts';
import { requestStatusNames } from '@portal/event-schemas/registration/names.ts';
import type { RegistrationSettings } from '@portal/event-schemas/registration/records.ts';
import { offeredIn } from '../registration/course-offering/choice.ts';
import type { CourseOffering, OfferedCourse } from '../registration/course-offering/course-offering.ts';
import { namesOf, revoked, waivable, type RequestDecision } from './asking.ts';
import { requestId, type AskedRequest, type TeacherRequest } from './teacher-request.ts';

/** Who gives a lesson of the course today; all of them may decide, whomever the request was addressed to. */
export const teaches = (course: OfferedCourse, person: string): boolean =>
  [...course.lessons.values()].some(({ lesson }) => lesson.teacher === person);

/**
 * A teacher of the course approves or refuses. The approval goes to the course's own stream in the same append, so that it opens the course at
 * once. Until the student has registered, the teacher may still change their mind.
 */
export function decideRequest(
  data: DecideRequest,
  [request, offering]: readonly [TeacherRequest, CourseOffering],
  settings: RegistrationSettings,
  teacher: string,
): RequestDecision {
  const course = offeredIn(offering, data.offering);
  if (isRejection(course)) return course;
  if (!teaches(course, teacher)) return reject('registration.not_your_course', { course: course.name });
  if (request.status === 'none') return reject('registration.request_not_found', { uid: requestId(data) });
  if (request.status === 'withdrawn')
    return reject('registration.request_not_open', { status: requestStatusNames.withdrawn });
  if (request.status === data.status) return [[], []];
  return data.status === 'approved' ? approve(data, request, course, settings, teacher) : refuse(data, course, teacher);
}

function approve(
  data: DecideRequest,
  request: AskedRequest,
  course: OfferedCourse,
  settings: RegistrationSettings,
  teacher: string,
): RequestDecision {
  if (course.seats.has(data.student))
    return reject('registration.already_registered', { course: course.name, offering: course.offering });
  const waives = request.reasons.filter(reason => waivable(settings).includes(reason));
  if (waives.length === 0)
    return reject('registration.request_cannot_waive', { course: course.name, reasons: namesOf(request.reasons) });
  const lessons = waives.includes('capacity') ? request.lessons.filter(lesson => course.lessons.has(lesson)) : [];
  return [
    [{ type: 'TeacherRequestApproved', data: { teacher, course: course.name, waives, comment: data.comment } }],
    [
      {
        type: 'TeacherPermissionGranted',
        data: { student: data.student, request: requestId(data), allowed_by: teacher, waives, lessons },
      },
    ],
  ];
}

function refuse(data: DecideRequest, course: OfferedCourse, teacher: string): RequestDecision {
  if (!data.comment) return reject('registration.request_comment_required', {}, { comment: 'required' });
  if (course.permissions.has(data.student) && course.seats.has(data.student))
    return reject('registration.request_used', { course: course.name });
  return [
    [{ type: 'TeacherRequestRefused', data: { teacher, course: course.name, comment: data.comment } }],
    revoked(course, data, 'refused'),
  ];
}
