import type {
  CourseOfferingEvent,
  RegistrationTallyEvent,
  StudyCardEvent,
} from '@portal/event-schemas/registration/events.ts';
import type { Flux } from '@portal/event-schemas/registration/values.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { idOfStream, partsOfCard } from '../../registration/streams.ts';
import { codeKey, statusKey, wholePeriod, type Counters } from './counters.ts';

export interface BoardLesson {
  lesson: string;
  offering: string;
  flux: string;
  load_type: string;
  capacity: number;
}
export interface BoardCourseRow {
  offering: string;
  study_period: string;
  discipline: string;
  code: string;
  name: unknown;
}
/** What the fold has to remember of the past to know what an event changes. `offers`: `<offering> <student>`; `cards`: by uid. */
export interface BoardMemory {
  courses: Map<string, BoardCourseRow>;
  lessons: Map<string, BoardLesson[]>;
  offers: Set<string>;
  cards: Map<string, { status: string; courses: number }>;
}
/** What an event adds to the counters of one key, in one second (ISO 8601 UTC). */
export interface CounterChange {
  study_period: string;
  key: string;
  at: string;
  change: Partial<Counters>;
}
export type BoardEvent = CourseOfferingEvent | StudyCardEvent | RegistrationTallyEvent;

export const secondOf = (iso: string): string => `${iso.slice(0, 19)}.000Z`;
export const offerKey = (offering: string, student: string): string => `${offering} ${student}`;

/** Students for whom there is room: each sits in one lesson of each load type, so the tightest load type of a flux decides. */
export function capacityOf(lessons: readonly BoardLesson[]): number {
  const byFlux = new Map<string, Map<string, number>>();
  for (const { flux, load_type, capacity } of lessons) {
    const kinds = byFlux.get(flux) ?? new Map<string, number>();
    byFlux.set(flux, kinds.set(load_type, (kinds.get(load_type) ?? 0) + capacity));
  }
  return [...byFlux.values()].reduce((sum, kinds) => sum + Math.min(...kinds.values()), 0);
}
const laidOut = (offering: string, fluxes: readonly Flux[]): BoardLesson[] =>
  fluxes.flatMap(flux =>
    flux.lessons.map(({ uid, load_type, capacity }) => ({
      lesson: uid,
      offering,
      flux: flux.uid,
      load_type,
      capacity,
    })),
  );

/** What the event changes, and the memory after it (changed in place). Events about courses and cards that nobody knows change nothing. */
export function changesOf(memory: BoardMemory, recorded: RecordedEvent<BoardEvent>): CounterChange[] {
  const at = secondOf(recorded.meta.occurred_at);
  if (recorded.type === 'RefusalsCounted') return refusals(recorded.data as RegistrationTallyEvent['data']);
  return recorded.stream.startsWith('study_card-')
    ? cardChanges(memory, recorded as RecordedEvent<StudyCardEvent>, at)
    : courseChanges(memory, recorded as RecordedEvent<CourseOfferingEvent>, at);
}

function refusals({ study_period, second, counts }: RegistrationTallyEvent['data']): CounterChange[] {
  return counts.flatMap(({ offering, code, count }) =>
    [wholePeriod, codeKey(code), ...(offering ? [offering] : [])].map(key => ({
      study_period,
      key,
      at: secondOf(second),
      change: { refused: count },
    })),
  );
}

function courseChanges(memory: BoardMemory, recorded: RecordedEvent<CourseOfferingEvent>, at: string): CounterChange[] {
  const event = { type: recorded.type, data: recorded.data } as CourseOfferingEvent;
  const offering = idOfStream(recorded.stream);
  if (event.type === 'CourseOffered') {
    const { study_period, discipline, code, name } = event.data;
    memory.courses.set(offering, { offering, study_period, discipline, code, name });
  }
  const course = memory.courses.get(offering);
  if (!course) return [];
  const change = seatChange(memory, offering, course, event);
  if (event.type === 'CourseWithdrawn') memory.courses.delete(offering);
  return change ? [offering, wholePeriod].map(key => ({ study_period: course.study_period, key, at, change })) : [];
}

function seatChange(
  memory: BoardMemory,
  offering: string,
  course: BoardCourseRow,
  event: CourseOfferingEvent,
): Partial<Counters> | null {
  const lessons = memory.lessons.get(offering) ?? [];
  const layOut = (next: BoardLesson[]): Partial<Counters> => {
    memory.lessons.set(offering, next);
    return { capacity: capacityOf(next) - capacityOf(lessons) };
  };
  /** The offer of the student is out no more: −1 where there was one. */
  const withoutOffer = (student: string): number => (memory.offers.delete(offerKey(offering, student)) ? -1 : 0);
  switch (event.type) {
    case 'CourseOffered':
      return layOut(laidOut(offering, event.data.fluxes));
    case 'CourseWithdrawn':
      return layOut([]);
    case 'CourseOfferingRevised': {
      const { code, name, fluxes } = event.data;
      memory.courses.set(offering, { ...course, code, name });
      return layOut(laidOut(offering, fluxes));
    }
    case 'LessonCapacityChanged': {
      const { lesson, to } = event.data;
      return layOut(lessons.map(one => (one.lesson === lesson ? { ...one, capacity: to } : one)));
    }
    case 'SeatsTaken':
      return { taken: 1, registered: 1 };
    case 'SeatsReleased':
      return { taken: -1, dropped: 1 };
    case 'SeatsHeld':
      return { held: 1 };
    case 'HoldReleased':
      return { held: -1 };
    case 'WaitingListJoined':
      return { waiting: 1, joined: 1 };
    case 'WaitingListLeft':
      return { waiting: -1, offered: withoutOffer(event.data.student) };
    case 'SeatOffered': {
      memory.offers.add(offerKey(offering, event.data.student));
      return { offered: 1 };
    }
    case 'OfferWithdrawn':
      return { offered: withoutOffer(event.data.student) };
    case 'OfferPassed':
      return { waiting: -1, offered: withoutOffer(event.data.student), passed: 1 };
    default:
      return null;
  }
}

function cardChanges(memory: BoardMemory, recorded: RecordedEvent<StudyCardEvent>, at: string): CounterChange[] {
  const card = idOfStream(recorded.stream);
  const parts = partsOfCard(card);
  if (!parts) return [];
  const event = { type: recorded.type, data: recorded.data } as StudyCardEvent;
  const before = memory.cards.get(card);
  const courses =
    (before?.courses ?? 0) + (event.type === 'CourseAddedToCard' ? 1 : event.type === 'CourseDroppedFromCard' ? -1 : 0);
  const status = 'status' in event.data ? event.data.status : (before?.status ?? 'NOT_STARTED');
  memory.cards.set(card, { status, courses });
  const on = (key: string, change: Partial<Counters>): CounterChange => ({
    study_period: parts.study_period,
    key,
    at,
    change,
  });
  const moved =
    before?.status === status
      ? []
      : [...(before ? [on(statusKey(before.status), { cards: -1 })] : []), on(statusKey(status), { cards: 1 })];
  const students = Number(courses > 0) - Number((before?.courses ?? 0) > 0);
  const happened = {
    cards: students,
    sent: Number(event.type === 'CardSentToAdvisor'),
    approved: Number(event.type === 'CardApproved'),
  };
  return Object.values(happened).some(value => value !== 0) ? [...moved, on(wholePeriod, happened)] : moved;
}
