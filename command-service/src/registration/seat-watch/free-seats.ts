import type { Flux } from '@portal/event-schemas/registration/values.ts';
import type { OfferedCourse } from '../course-offering/course-offering.ts';
import { isOpen, type SeatLedger } from '../course-offering/seat-ledger.ts';

/**
 * Seats that a student could take at once, for whom nobody stands in line: of each flux as many as its tightest load type has in open lessons
 * that no one waits for. A lesson that needs a full parent has none.
 */
export function freeSeats(course: OfferedCourse, ledger: SeatLedger, student: string): number {
  const seatsIn = (uid: string): number =>
    isOpen(course, student, uid) && ledger.waitingFor(uid) === 0 ? Math.max(0, ledger.free(uid)) : 0;
  const ofFlux = ({ lessons }: Flux): number => {
    const types = [...new Set(lessons.map(lesson => lesson.load_type))];
    const ofType = (type: string) =>
      lessons
        .filter(lesson => lesson.load_type === type)
        .reduce(
          (sum, { uid, parent }) => sum + (parent === null ? seatsIn(uid) : Math.min(seatsIn(uid), seatsIn(parent))),
          0,
        );
    return Math.min(...types.map(ofType));
  };
  return course.fluxes.reduce((sum, flux) => sum + ofFlux(flux), 0);
}
