import { startOf } from '@portal/event-schemas/journals/blocking.ts';
import { openDaysBefore } from '@portal/event-schemas/journals/codes.ts';
import { addDays } from '@portal/event-schemas/journals/days.ts';
import type { JournalEvent } from '@portal/event-schemas/journals/events.ts';
import { sameWindow, slotKey, slotsOf, type Slot } from '@portal/event-schemas/journals/planning.ts';
import type { Lesson } from '@portal/event-schemas/registration/values.ts';
import { isDeepStrictEqual } from 'node:util';
import type { CourseOffering } from '../registration/course-offering/course-offering.ts';
import { isFilled, type Journal, type OpenedJournal, type Session } from './journal.ts';
import { isClosed, type Known, type Moment } from './known.ts';

export interface Follow {
  journal: string;
  lesson: string;
  /** The day on which what is followed happened. */
  on: string;
}
/** What the course, its discipline and the catalogue say of a lesson now. */
export interface LessonNow {
  course: CourseOffering;
  preparation_levels: readonly string[];
  /** Rooms that exist and are not closed. */
  isUsable: (room: string) => boolean;
  /** Students who are not on leave and not expelled. */
  studies: (student: string) => boolean;
}

/** The lesson where it takes place; null: there is none (any more), or it is cancelled. */
function lessonIn(course: CourseOffering, lesson: string): { lesson: Lesson; flux: string } | null {
  if (course.status !== 'offered' || course.access.get(lesson) === 'cancelled') return null;
  return course.lessons.get(lesson) ?? null;
}

/**
 * Makes a journal what its lesson is now: opened, its classes, its teacher, its students. What has been held stays as it was. Said again it changes
 * nothing, so that whatever was missed is made up by saying it once more.
 */
export function follow(
  { lesson: uid, on }: Follow,
  state: Journal,
  now: LessonNow,
  known: Known,
  at: Moment,
): JournalEvent[] {
  const { course } = now;
  const found = lessonIn(course, uid);
  const { term } = known;
  if (!term) return [];
  if (state.status === 'none') {
    if (!found || course.status !== 'offered' || at.today < addDays(term.start_date, -openDaysBefore)) return [];
    if (term.end_date < at.today) return [];
    return opened(found, course, now, term, at);
  }
  if (isClosed(state, known, at)) return [];
  const room = (one: string | null) => (one !== null && now.isUsable(one) ? one : null);
  const wanted = found
    ? slotsOf(found.lesson.meetings, term).map(slot => ({ ...slot, room: room(found.lesson.room) }))
    : [];
  return [
    ...(found && course.status === 'offered' ? renamed(state, course, found.lesson) : []),
    ...sessionsAfter(state, wanted, at),
    ...studentsAfter(state, found ? seatsOf(course, uid, now) : new Map(), on),
  ];
}

type Offered = Extract<CourseOffering, { status: 'offered' }>;
const headOf = ({ code, name }: Offered, { section, subgroup }: Lesson) => ({ code, name, section, subgroup });

function opened(
  { lesson, flux }: { lesson: Lesson; flux: string },
  course: Offered,
  now: LessonNow,
  term: NonNullable<Known['term']>,
  { today }: Moment,
): JournalEvent[] {
  const room = lesson.room !== null && now.isUsable(lesson.room) ? lesson.room : null;
  const sessions = slotsOf(lesson.meetings, term).map((slot, index) => ({
    session: index + 1,
    ...slot,
    room,
    is_extra: false,
  }));
  const students = [...seatsOf(course, lesson.uid, now)];
  return [
    {
      type: 'JournalOpened',
      data: {
        ...headOf(course, lesson),
        lesson: lesson.uid,
        study_period: course.study_period,
        offering: course.offering,
        discipline: course.discipline,
        flux,
        load_type: lesson.load_type,
        teacher: lesson.teacher,
        preparation_levels: [...now.preparation_levels],
        opened_on: today,
      },
    },
    ...(sessions.length > 0 ? [{ type: 'SessionsPlanned' as const, data: { sessions } }] : []),
    ...students.map(([student, audit]) => ({
      type: 'StudentJoined' as const,
      data: { student, audit, on: term.start_date },
    })),
  ];
}

function renamed(state: OpenedJournal, course: Offered, lesson: Lesson): JournalEvent[] {
  const head = headOf(course, lesson);
  const { code, name, section, subgroup } = state;
  return [
    ...(isDeepStrictEqual(head, { code, name, section, subgroup })
      ? []
      : [{ type: 'JournalRenamed' as const, data: head }]),
    ...(lesson.teacher === state.teacher
      ? []
      : [
          {
            type: 'JournalTeacherChanged' as const,
            data: { name: course.name, from: state.teacher, to: lesson.teacher },
          },
        ]),
  ];
}

/** Who sits in a lesson, and whether they only attend. */
const seatsOf = (course: CourseOffering, lesson: string, { studies }: LessonNow): Map<string, boolean> =>
  course.status === 'offered'
    ? new Map(
        [...course.seats]
          .filter(([student, { lessons }]) => lessons.includes(lesson) && studies(student))
          .map(([student, { audit }]) => [student, audit]),
      )
    : new Map();

function studentsAfter(state: OpenedJournal, seats: ReadonlyMap<string, boolean>, on: string): JournalEvent[] {
  const current = new Map(
    [...state.students].flatMap(([student, stays]) => {
      const last = stays.at(-1);
      return last && last.until === null ? [[student, last] as const] : [];
    }),
  );
  const left = [...current].filter(([student, { audit }]) => seats.get(student) !== audit);
  const joined = [...seats].filter(([student, audit]) => current.get(student)?.audit !== audit);
  return [
    ...left.map(([student, { from }]) => ({
      type: 'StudentLeft' as const,
      data: { student, on: on < from ? from : on },
    })),
    ...joined.map(([student, audit]) => ({ type: 'StudentJoined' as const, data: { student, audit, on } })),
  ];
}

type Wanted = Slot & { room: string | null };
const isUntouched = (state: OpenedJournal, number: number, { canceled, substitute }: Session): boolean =>
  !canceled &&
  substitute === null &&
  ![...(state.cells.get(number)?.values() ?? [])].some(cell => isFilled(cell) || cell.comment !== '');

/** Classes to come that the lesson has no more go, new ones come; one at another time of its day is moved and keeps its theme. */
function sessionsAfter(state: OpenedJournal, wanted: readonly Wanted[], { now, clock }: Moment): JournalEvent[] {
  const isAhead = (slot: Slot) => startOf(slot, clock) > now;
  const byPlan = [...state.sessions].filter(([, { planned }]) => planned !== null);
  const wantedKeys = new Set(wanted.map(slotKey));
  const knownKeys = new Set(byPlan.map(([, { planned }]) => planned));
  const gone = byPlan.filter(
    ([number, one]) => isAhead(one) && !wantedKeys.has(one.planned!) && isUntouched(state, number, one),
  );
  const occupied = [...state.sessions].filter(([number]) => !gone.some(([other]) => other === number));
  const come = wanted.filter(
    slot => isAhead(slot) && !knownKeys.has(slotKey(slot)) && !occupied.some(([, other]) => sameWindow(slot, other)),
  );
  const moves: JournalEvent[] = [];
  for (const [number, { date, start, length, room }] of [...gone]) {
    const to = come.findIndex(slot => slot.date === date);
    if (to < 0) continue;
    gone.splice(
      gone.findIndex(([other]) => other === number),
      1,
    );
    const [slot] = come.splice(to, 1);
    moves.push({
      type: 'SessionMoved',
      data: { session: number, from: { date, start, length, room }, ...slot!, by_plan: true },
    });
  }
  for (const slot of wanted) {
    const [number, one] = byPlan.find(([, { planned }]) => planned === slotKey(slot)) ?? [];
    if (number === undefined || !one || !isAhead(one) || slotKey(one) !== slotKey(slot)) continue;
    const { date, start, length, room } = one;
    if (length === slot.length && room === slot.room) continue;
    const overlaps = [...state.sessions].some(([other, there]) => other !== number && sameWindow(slot, there));
    if (overlaps) continue;
    moves.push({
      type: 'SessionMoved',
      data: { session: number, from: { date, start, length, room }, ...slot, by_plan: true },
    });
  }
  return [
    ...(gone.length > 0
      ? [{ type: 'SessionsDropped' as const, data: { sessions: gone.map(([number]) => number) } }]
      : []),
    ...moves,
    ...(come.length > 0
      ? [
          {
            type: 'SessionsPlanned' as const,
            data: {
              sessions: come.map((slot, index) => ({ session: state.numbered + 1 + index, ...slot, is_extra: false })),
            },
          },
        ]
      : []),
  ];
}
