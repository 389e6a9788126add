import type { SetCourseAccess, SetSelectedStudentAccess } from '@portal/event-schemas/registration/commands.ts';
import { isRejection, reject } from '@portal/event-schemas/kernel/rejections.ts';
import { offeredIn } from './choice.ts';
import type { CourseOffering, OfferedCourse } from './course-offering.ts';
import { isOpen, SeatLedger } from './seat-ledger.ts';
import type { OfferingDecision, OfferingMoment } from './offering.ts';

type Open = (student: string, lesson: string) => boolean;

/**
 * Blocks, cancels or opens a course, a flux or a lesson. A parent's status cascades to its lessons; the statuses of fluxes and of the course
 * follow from their lessons. What that means for those who sit in them, hold or wait: docs/decisions/0017.
 */
export function setCourseAccess(
  { offering, ...set }: SetCourseAccess,
  state: CourseOffering,
  moment: OfferingMoment,
): OfferingDecision {
  const course = offeredIn(state, offering);
  if (isRejection(course)) return course;
  const { level, target, status } = set;
  const under = [...course.lessons.values()]
    .filter(({ lesson, flux }) => target === { course: course.offering, flux, lesson: lesson.uid }[level])
    .map(({ lesson }) => lesson.uid);
  if (under.length === 0) return reject('registration.access_target_not_found', { course: course.name, level, target });
  if (under.every(lesson => (course.access.get(lesson) ?? null) === status)) return [[]];

  const open: Open = (student, lesson) =>
    under.includes(lesson)
      ? status === null || (status === 'blocked' && course.selected.has(student))
      : isOpen(course, student, lesson);
  const ledger = new SeatLedger(course, moment.now, moment.minutes);
  const expired = ledger.events.splice(0);
  if (status === 'cancelled') endClaims(course, under, ledger);
  if (status === 'blocked') withdrawOffers(course, open, ledger);
  ledger.opened(under);
  ledger.settle(open);
  const affected =
    status === 'cancelled'
      ? [...course.seats]
          .filter(([, { lessons }]) => lessons.some(lesson => under.includes(lesson)))
          .map(([student]) => student)
      : [...new Set(under.flatMap(lesson => [...(course.lost.get(lesson) ?? [])]))];
  return [
    [
      ...expired,
      { type: 'CourseAccessSet', data: { ...set, ...(affected.length ? { affected } : {}) } },
      ...ledger.events,
    ],
  ];
}

/** Nobody can get a seat in a cancelled lesson any more: holds, offers and places in the waiting list end, each with the reason. */
function endClaims(course: OfferedCourse, cancelled: readonly string[], ledger: SeatLedger): void {
  const meant = ({ lessons }: { lessons: readonly string[] }) => lessons.some(lesson => cancelled.includes(lesson));
  for (const [student, hold] of course.holds) if (meant(hold)) ledger.releaseHold(student, 'lesson_cancelled');
  for (const [student, entry] of course.queue) if (meant(entry)) ledger.leave(student, 'lesson_cancelled');
}

/**
 * An offer that could not be accepted any more, also one that this decision has just made, is taken back rather than
 * left to run out: the student keeps the place in line.
 */
function withdrawOffers(course: OfferedCourse, open: Open, ledger: SeatLedger): void {
  for (const [student, { lessons }] of course.queue)
    if (ledger.offered(student) && !lessons.every(lesson => open(student, lesson))) ledger.withdrawOffer(student);
}

/** Lets one student past a block, or no longer. */
export function setSelectedStudentAccess(
  { offering, ...set }: SetSelectedStudentAccess,
  state: CourseOffering,
  moment: OfferingMoment,
): OfferingDecision {
  const course = offeredIn(state, offering);
  if (isRejection(course)) return course;
  if (course.selected.has(set.student) === set.granted) return [[]];
  const open: Open = (student, lesson) =>
    student === set.student && course.access.get(lesson) === 'blocked' ? set.granted : isOpen(course, student, lesson);
  const ledger = new SeatLedger(course, moment.now, moment.minutes);
  const expired = ledger.events.splice(0);
  withdrawOffers(course, open, ledger);
  ledger.opened(course.queue.get(set.student)?.lessons ?? []);
  ledger.settle(open);
  return [[...expired, { type: 'SelectedStudentAccessSet', data: set }, ...ledger.events]];
}
