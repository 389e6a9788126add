import type { SetCourseAccess, SetSelectedStudentAccess } from '@portal/event-schemas/registration/commands.ts';
import { isRejection, reject } from '@portal/event-schemas/kernel/rejections.ts';
import { offeredIn } from './choice.ts';
import type { CourseOffering } from './course-offering.ts';
import { isOpen, SeatLedger } from './seat-ledger.ts';
import type { OfferingDecision, OfferingMoment } from './offering.ts';

/**
 * Blocks, cancels or opens a course, a flux or a lesson. A parent's status cascades to its lessons; the statuses of fluxes and of the course
 * follow from their lessons. What was opened is offered to the waiting list at once.
 */
export function setCourseAccess(data: SetCourseAccess, state: CourseOffering, moment: OfferingMoment): OfferingDecision {
  const course = offeredIn(state, data.offering);
  if (isRejection(course)) return course;
  const under = [...course.lessons.values()].filter(({ lesson, flux }) => data.target === { course: course.offering, flux, lesson: lesson.uid }[data.level]).map(({ lesson }) => lesson.uid);
  if (under.length === 0) return reject('registration.access_target_not_found', { course: course.name, level: data.level, target: data.target });
  if (under.every(lesson => (course.access.get(lesson) ?? null) === data.status)) return [[]];
  const { offering: _offering, ...set } = data;
  const ledger = new SeatLedger(course, moment.now, moment.minutes);
  const expired = ledger.events.splice(0);
  ledger.opened(under);
  ledger.settle((student, lesson) => (under.includes(lesson) ? data.status === null || (data.status === 'blocked' && course.selected.has(student)) : isOpen(course, student, lesson)));
  return [[...expired, { type: 'CourseAccessSet', data: set }, ...ledger.events]];
}

/** Lets one student past a block, or no longer. */
export function setSelectedStudentAccess(data: SetSelectedStudentAccess, state: CourseOffering, moment: OfferingMoment): OfferingDecision {
  const course = offeredIn(state, data.offering);
  if (isRejection(course)) return course;
  if (course.selected.has(data.student) === data.granted) return [[]];
  const ledger = new SeatLedger(course, moment.now, moment.minutes);
  const expired = ledger.events.splice(0);
  ledger.opened(course.queue.get(data.student)?.lessons ?? []);
  ledger.settle((student, lesson) => (student === data.student && course.access.get(lesson) === 'blocked' ? data.granted : isOpen(course, student, lesson)));
  return [[...expired, { type: 'SelectedStudentAccessSet', data: { student: data.student, granted: data.granted } }, ...ledger.events]];
}
