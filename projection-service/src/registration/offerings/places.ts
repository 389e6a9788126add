import type { CourseOfferingEvent } from '@portal/event-schemas/registration/events.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';

/** A row of `places`: all that one student has in one offering. Times are ISO 8601. */
export interface Place {
  offering: string;
  student: string;
  taken_flux: string | null;
  taken_lessons: string[] | null;
  taken_audit: boolean | null;
  taken_at: string | null;
  held_flux: string | null;
  held_lessons: string[] | null;
  held_audit: boolean | null;
  held_at: string | null;
  held_until: string | null;
  queued_flux: string | null;
  queued_lessons: string[] | null;
  queued_audit: boolean | null;
  queued_at: string | null;
  queue_order: number | null;
  offer_lessons: string[] | null;
  offer_until: string | null;
  passed_reason: string | null;
  passed_code: string | null;
  passed_params: Record<string, unknown> | null;
  passed_at: string | null;
}

const noSeats = { taken_flux: null, taken_lessons: null, taken_audit: null, taken_at: null };
const noHold = { held_flux: null, held_lessons: null, held_audit: null, held_at: null, held_until: null };
const noQueue = { queued_flux: null, queued_lessons: null, queued_audit: null, queued_at: null, queue_order: null };
const noOffer = { offer_lessons: null, offer_until: null };
const notPassed = { passed_reason: null, passed_code: null, passed_params: null, passed_at: null };

export const emptyPlace = (offering: string, student: string): Place => ({
  offering,
  student,
  ...noSeats,
  ...noHold,
  ...noQueue,
  ...noOffer,
  ...notPassed,
});

/** A place of which nothing is left to tell. */
export const isEmpty = (place: Place): boolean =>
  !place.taken_lessons && !place.held_lessons && !place.queued_lessons && !place.offer_lessons && !place.passed_reason;

/** The place after an event about its student; events that say nothing about seats leave it as it is. */
export function evolvePlace(place: Place, { type, data, meta, position }: RecordedEvent<CourseOfferingEvent>): Place {
  const event = { type, data } as CourseOfferingEvent;
  switch (event.type) {
    case 'SeatsHeld': {
      const { flux, lessons, audit, until } = event.data;
      return {
        ...place,
        held_flux: flux,
        held_lessons: lessons,
        held_audit: audit,
        held_at: meta.occurred_at,
        held_until: until,
      };
    }
    case 'HoldReleased':
      return { ...place, ...noHold };
    case 'SeatsTaken': {
      const { flux, lessons, audit } = event.data;
      return {
        ...place,
        taken_flux: flux,
        taken_lessons: lessons,
        taken_audit: audit,
        taken_at: meta.occurred_at,
        ...notPassed,
      };
    }
    case 'SeatsExchanged':
      return { ...place, taken_flux: event.data.flux, taken_lessons: event.data.to };
    case 'SeatsReleased':
      return { ...place, ...noSeats };
    case 'WaitingListJoined': {
      const { flux, lessons, audit } = event.data;
      return {
        ...place,
        queued_flux: flux,
        queued_lessons: lessons,
        queued_audit: audit,
        queued_at: meta.occurred_at,
        queue_order: position,
        ...notPassed,
      };
    }
    case 'WaitingListLeft':
      return { ...place, ...noQueue, ...noOffer };
    case 'SeatOffered':
      return { ...place, offer_lessons: event.data.lessons, offer_until: event.data.until };
    case 'OfferWithdrawn':
      return { ...place, ...noOffer };
    case 'OfferPassed':
      return {
        ...place,
        ...noQueue,
        ...noOffer,
        passed_reason: event.data.reason,
        passed_code: event.data.code,
        passed_params: event.data.params,
        passed_at: meta.occurred_at,
      };
    default:
      return place;
  }
}

/** Counters of one lesson that a place accounts for. */
export interface LessonCount {
  taken: number;
  held: number;
  offered: number;
  waiting: number;
}

/** What a place adds to the counters of its lessons. */
export function countsOf(place: Place): Map<string, LessonCount> {
  const counts = new Map<string, LessonCount>();
  const add = (lessons: readonly string[] | null, kind: keyof LessonCount) => {
    for (const lesson of lessons ?? []) {
      const count = counts.get(lesson) ?? { taken: 0, held: 0, offered: 0, waiting: 0 };
      counts.set(lesson, { ...count, [kind]: count[kind] + 1 });
    }
  };
  add(place.taken_lessons, 'taken');
  add(place.held_lessons, 'held');
  add(place.offer_lessons, 'offered');
  add(place.queued_lessons, 'waiting');
  return counts;
}
