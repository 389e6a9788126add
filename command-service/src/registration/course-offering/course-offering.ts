import type { CourseOfferingEvent } from '@portal/event-schemas/registration/events.ts';
import type { Flux, Lesson, RequestReason } from '@portal/event-schemas/registration/values.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { Aggregate } from '@portal/platform/dispatcher/types.ts';

/** A student's choice: one lesson of each load type of one flux. */
export interface Choice {
  flux: string;
  lessons: readonly string[];
  audit: boolean;
}
export interface Hold extends Choice {
  until: string;
}
export interface Offer {
  lessons: readonly string[];
  until: string;
}
/** What a teacher let one student do (docs/decisions/0013): pass these checks, and take a seat beyond the capacity of these lessons. */
export interface Permission {
  request: string;
  allowed_by: string;
  waives: readonly RequestReason[];
  lessons: readonly string[];
}
/** Lessons in which the student sits beyond the capacity that the office set; the seats go with the student. */
export interface ExtraSeats {
  request: string;
  allowed_by: string;
  lessons: readonly string[];
}
/** A lesson and how its seats are used. `waiting`: entries of the waiting list that want it. */
export interface LessonSeats {
  lesson: Lesson;
  flux: string;
  taken: number;
  held: number;
  offered: number;
  waiting: number;
}

/** A course that the office plans: nobody else sees it, and it has no seats yet. `teacher`: who answers for it. */
export interface DraftedCourse {
  status: 'draft';
  offering: string;
  discipline: string;
  study_period: string;
  code: string;
  name: Localized;
  credits: number;
  teacher: string | null;
  fluxes: readonly Flux[];
  /** The roll-over that made it, and of which course. */
  rolled_over?: { roll_over: string; course: string } | undefined;
  /** Lessons that are closed when it is opened. */
  closed_lessons?: readonly string[] | undefined;
}
export interface OfferedCourse {
  status: 'offered';
  offering: string;
  discipline: string;
  study_period: string;
  code: string;
  name: Localized;
  credits: number;
  /** Who answers for the course. */
  teacher: string | null;
  rolled_over?: DraftedCourse['rolled_over'];
  fluxes: readonly Flux[];
  /** The course as it was last offered or revised, before changes of single lessons: an import that brings the same again changes nothing. */
  source: { code: string; name: Localized; credits: number; fluxes: readonly Flux[] };
  lessons: Map<string, LessonSeats>;
  /** All by student. `queue` is in the order of joining, as the office may have moved it; who has an offer still stands in it. */
  seats: Map<string, Choice>;
  holds: Map<string, Hold>;
  queue: Map<string, Choice>;
  offers: Map<string, Offer>;
  /** Lessons that are not open; fluxes and the course follow from their lessons. */
  access: Map<string, 'blocked' | 'cancelled'>;
  /** Who lost a cancelled lesson, by lesson: those who sat in it, and those whose wait for it ended. They are told when it takes place after all. */
  lost: Map<string, Set<string>>;
  selected: Set<string>;
  /** Both by student. */
  permissions: Map<string, Permission>;
  extra: Map<string, ExtraSeats>;
}
export type CourseOffering = { status: 'not_offered' } | DraftedCourse | OfferedCourse;

/**
 * Stream `course_offering-<uid>`: all seats of one course in one period. With thousands of students on it, `evolve` changes its
 * state in place: the dispatcher owns a stream's state alone, and decisions only read it.
 */
export const courseOffering: Aggregate<CourseOffering, CourseOfferingEvent> = {
  name: 'course_offering',
  initialState: () => ({ status: 'not_offered' }),
  evolve: (state, event) => {
    if (event.type === 'CourseOffered')
      return { ...offered(event.data), ...(state.status === 'draft' ? { rolled_over: state.rolled_over } : {}) };
    if (event.type === 'CourseWithdrawn') return { status: 'not_offered' };
    if (state.status !== 'offered') return drafted(state, event);
    apply(state, event);
    return state;
  },
};

function drafted(state: Exclude<CourseOffering, OfferedCourse>, { type, data }: CourseOfferingEvent): CourseOffering {
  if (type === 'CourseDrafted') return { status: 'draft', ...data };
  if (state.status === 'not_offered') return state;
  if (type === 'CourseDraftRevised') return { ...state, ...data };
  return type === 'CourseDraftDiscarded' ? { status: 'not_offered' } : state;
}

function offered({
  code,
  name,
  credits,
  fluxes,
  ...ids
}: Extract<CourseOfferingEvent, { type: 'CourseOffered' }>['data']): OfferedCourse {
  const course: OfferedCourse = {
    status: 'offered',
    ...ids,
    code,
    name,
    credits,
    teacher: null,
    fluxes: [],
    source: { code, name, credits, fluxes },
    lessons: new Map(),
    seats: new Map(),
    holds: new Map(),
    queue: new Map(),
    offers: new Map(),
    access: new Map(),
    lost: new Map(),
    selected: new Set(),
    permissions: new Map(),
    extra: new Map(),
  };
  layOut(course, fluxes);
  return course;
}

/** Takes over new fluxes; lessons that stay keep the use of their seats. */
function layOut(course: OfferedCourse, fluxes: readonly Flux[]): void {
  const before = course.lessons;
  course.fluxes = fluxes;
  course.lessons = new Map(
    fluxes.flatMap(flux =>
      flux.lessons.map(lesson => {
        const {
          taken,
          held,
          offered: promised,
          waiting,
        } = before.get(lesson.uid) ?? { taken: 0, held: 0, offered: 0, waiting: 0 };
        return [lesson.uid, { lesson, flux: flux.uid, taken, held, offered: promised, waiting }];
      }),
    ),
  );
}

type Use = 'taken' | 'held' | 'offered' | 'waiting';
function count(course: OfferedCourse, use: Use, lessons: readonly string[], by: 1 | -1): void {
  for (const uid of lessons) {
    const seats = course.lessons.get(uid);
    if (seats) seats[use] += by;
  }
}
function remove<V extends { lessons: readonly string[] }>(
  course: OfferedCourse,
  from: Map<string, V>,
  use: Use,
  student: string,
): void {
  const entry = from.get(student);
  if (!entry) return;
  from.delete(student);
  count(course, use, entry.lessons, -1);
}
function put<V extends { lessons: readonly string[] }>(
  course: OfferedCourse,
  to: Map<string, V>,
  use: Use,
  student: string,
  entry: V,
): void {
  remove(course, to, use, student);
  to.set(student, entry);
  count(course, use, entry.lessons, 1);
}
/** The waiting list with the student at this place (from 1); the others keep their order among themselves. */
function reordered(queue: Map<string, Choice>, student: string, place: number): Map<string, Choice> {
  const entry = queue.get(student);
  if (!entry) return queue;
  const others = [...queue].filter(([waiting]) => waiting !== student);
  return new Map([...others.slice(0, place - 1), [student, entry], ...others.slice(place - 1)]);
}
function changeLesson(course: OfferedCourse, uid: string, change: Partial<Lesson>): void {
  const seats = course.lessons.get(uid);
  if (!seats) return;
  seats.lesson = { ...seats.lesson, ...change };
  course.fluxes = course.fluxes.map(flux =>
    flux.uid === seats.flux
      ? { ...flux, lessons: flux.lessons.map(one => (one.uid === uid ? seats.lesson : one)) }
      : flux,
  );
}

/** The fluxes with the seats beyond the capacity added (`by` 1), or as the office has them (-1). */
export const withSeats = (fluxes: readonly Flux[], { extra }: OfferedCourse, by: 1 | -1): readonly Flux[] =>
  extra.size === 0
    ? fluxes
    : fluxes.map(flux => ({
        ...flux,
        lessons: flux.lessons.map(lesson => ({
          ...lesson,
          capacity: lesson.capacity + by * extraIn(extra, lesson.uid),
        })),
      }));
const extraIn = (extra: OfferedCourse['extra'], lesson: string): number =>
  [...extra.values()].filter(({ lessons }) => lessons.includes(lesson)).length;

/** A seat beyond the capacity comes or goes with its student; once the office sets the seats of a lesson, all in it are ordinary ones. */
function changeExtraSeats(
  { extra }: OfferedCourse,
  { lesson, from, to, cause }: Extract<CourseOfferingEvent, { type: 'LessonCapacityChanged' }>['data'],
): void {
  const without = (seats: ExtraSeats) => seats.lessons.filter(one => one !== lesson);
  const keep = (student: string, seats: ExtraSeats) =>
    seats.lessons.length ? extra.set(student, seats) : extra.delete(student);
  if (!cause) return [...extra].forEach(([student, seats]) => keep(student, { ...seats, lessons: without(seats) }));
  const { student, ...why } = cause;
  const lessons = without(extra.get(student) ?? { ...why, lessons: [] });
  keep(student, { ...why, lessons: to > from ? [...lessons, lesson] : lessons });
}

function apply(course: OfferedCourse, { type, data }: CourseOfferingEvent): void {
  switch (type) {
    case 'CourseOfferingRevised':
      Object.assign(course, {
        code: data.code,
        name: data.name,
        credits: data.credits,
      });
      if (!data.by_hand) {
        const { code, name, credits } = data;
        course.source = { code, name, credits, fluxes: withSeats(data.fluxes, course, -1) };
      }
      return layOut(course, data.fluxes);
    case 'LessonCapacityChanged':
      changeExtraSeats(course, data);
      return changeLesson(course, data.lesson, { capacity: data.to });
    case 'TeacherPermissionGranted': {
      const { student, ...permission } = data;
      return void course.permissions.set(student, permission);
    }
    case 'TeacherPermissionRevoked':
      return void course.permissions.delete(data.student);
    case 'CourseTeacherInChargeSet':
      return void (course.teacher = data.to);
    case 'LessonTeacherChanged':
      return changeLesson(course, data.lesson, { teacher: data.to });
    case 'CourseAccessSet':
      for (const { lesson, flux } of course.lessons.values()) {
        if (data.target !== { course: course.offering, flux, lesson: lesson.uid }[data.level]) continue;
        if (data.status === 'cancelled' && course.access.get(lesson.uid) !== 'cancelled')
          course.lost.set(
            lesson.uid,
            new Set(
              [...course.seats].filter(([, { lessons }]) => lessons.includes(lesson.uid)).map(([student]) => student),
            ),
          );
        if (data.status !== 'cancelled') course.lost.delete(lesson.uid);
        if (data.status) course.access.set(lesson.uid, data.status);
        else course.access.delete(lesson.uid);
      }
      return;
    case 'SelectedStudentAccessSet':
      return void (data.granted ? course.selected.add(data.student) : course.selected.delete(data.student));
    case 'SeatsHeld':
      return put(course, course.holds, 'held', data.student, {
        flux: data.flux,
        lessons: data.lessons,
        audit: data.audit,
        until: data.until,
      });
    case 'HoldReleased':
      return remove(course, course.holds, 'held', data.student);
    case 'SeatsTaken':
      return put(course, course.seats, 'taken', data.student, {
        flux: data.flux,
        lessons: data.lessons,
        audit: data.audit,
      });
    case 'SeatsExchanged':
      return put(course, course.seats, 'taken', data.student, {
        flux: data.flux,
        lessons: data.to,
        audit: course.seats.get(data.student)?.audit ?? false,
      });
    case 'SeatsReleased':
      return remove(course, course.seats, 'taken', data.student);
    case 'WaitingListJoined':
      return put(course, course.queue, 'waiting', data.student, {
        flux: data.flux,
        lessons: data.lessons,
        audit: data.audit,
      });
    case 'WaitingListMoved':
      return void (course.queue = reordered(course.queue, data.student, data.to));
    case 'SeatOffered':
      return put(course, course.offers, 'offered', data.student, { lessons: data.lessons, until: data.until });
    case 'OfferWithdrawn':
      return remove(course, course.offers, 'offered', data.student);
    case 'OfferPassed':
    case 'WaitingListLeft':
      if (data.reason === 'lesson_cancelled')
        for (const lesson of course.queue.get(data.student)?.lessons ?? []) course.lost.get(lesson)?.add(data.student);
      remove(course, course.offers, 'offered', data.student);
      return remove(course, course.queue, 'waiting', data.student);
    default:
      return;
  }
}
