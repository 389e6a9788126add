import { refusalToDrop } from '@portal/event-schemas/registration/card-rules/dropping.ts';
import { firstRefusal } from '@portal/event-schemas/registration/card-rules/policy.ts';
import { nextStatus } from '@portal/event-schemas/registration/card-rules/status-table.ts';
import type {
  CardCourseKey,
  ChangeLessons,
  CourseChoice,
  DropCourse,
  RegisterCourse,
} from '@portal/event-schemas/registration/commands.ts';
import type { CardCourse, CourseOfferingEvent, StudyCardEvent } from '@portal/event-schemas/registration/events.ts';
import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { Acting } from '../acting.ts';
import { chooseLessons, lessonInWords, offeredIn, type ChosenLessons } from '../course-offering/choice.ts';
import type { CourseOffering, OfferedCourse } from '../course-offering/course-offering.ts';
import { sameLessons, SeatLedger } from '../course-offering/seat-ledger.ts';
import type { Known } from '../known.ts';
import type { StudyCard } from '../study-card/study-card.ts';
import { runningFor } from './periods.ts';
import { beyondCapacity } from './permission.ts';
import { changePolicies, registrationPolicies } from './policies.ts';
import type { Situation } from './situation.ts';

/** Decisions that touch a student's card and a course's seats: events for the card, then for the course. */
export type BothStreams = readonly [readonly StudyCardEvent[], readonly CourseOfferingEvent[]];
export type Decision = Rejection | BothStreams;
export interface Moment {
  now: string;
  acting: Acting;
}
type States = readonly [StudyCard, CourseOffering];
export const nothing: BothStreams = [[], []];

export function situationOf(
  data: CardCourseKey,
  card: StudyCard,
  course: OfferedCourse,
  chosen: ChosenLessons | null,
  audit: boolean,
  known: Known,
  moment: Moment,
): Situation {
  return {
    ...moment,
    student: data.student,
    card,
    course,
    chosen,
    audit,
    known,
    ...runningFor(known, data.study_period, moment.now),
  };
}
export const ledgerOf = (course: OfferedCourse, { settings }: Known, { now }: Moment) =>
  new SeatLedger(course, now, settings.confirmation_minutes);
/** The status after an edit; the policies have made sure that there is one. */
const edited = ({ card, acting, kind }: Situation) => nextStatus(card.status, 'edit', acting, kind) ?? card.status;

/** An act in the student's place says whose it was. */
const actedBy = ({ acting }: Moment) => (acting === 'student' ? {} : { by: acting });
const withReason = (event: StudyCardEvent, reason?: string): StudyCardEvent =>
  reason && event.type === 'CourseAddedToCard' ? { ...event, data: { ...event.data, reason } } : event;

export function lessonsForCard({ lessons }: ChosenLessons): CardCourse['lessons'] {
  return lessons.map(({ uid, load_type, teacher, meetings }) => ({ uid, load_type, teacher, meetings }));
}
export function addedToCard(
  { student, course, chosen, audit, acting, known, ...rest }: Situation,
  addedBy: Acting = acting,
): StudyCardEvent {
  const { offering, discipline, study_period, code, name, credits } = course;
  const entry: CardCourse = {
    offering,
    discipline,
    flux: chosen!.flux,
    lessons: lessonsForCard(chosen!),
    code,
    name,
    credits,
    audit,
    added_by: addedBy,
    is_sport: known.discipline?.is_sport ?? false,
    is_introductory: known.discipline?.is_introductory ?? false,
    ...(known.corequisites.length > 0 && {
      corequisites: known.corequisites.flatMap(one =>
        known.names[one.discipline] ? [{ discipline: one.discipline, name: known.names[one.discipline]! }] : [],
      ),
    }),
  };
  return {
    type: 'CourseAddedToCard',
    data: {
      student,
      study_period,
      course: entry,
      status: edited({ student, course, chosen, audit, acting, known, ...rest }),
    },
  };
}
/** The course in the basket, for the card. */
export function heldOnCard(
  { student, course, chosen, audit, known: { discipline: about } }: Situation,
  until: string,
): StudyCardEvent {
  const { offering, discipline, study_period, name, credits } = course;
  const entry = {
    offering,
    discipline,
    name,
    credits,
    audit,
    lessons: lessonsForCard(chosen!),
    is_sport: about?.is_sport ?? false,
    is_introductory: about?.is_introductory ?? false,
  };
  return { type: 'CardCourseHeld', data: { student, study_period, until, course: entry } };
}
/** The end of a hold that runs, for the card; nothing where none does. */
export const holdEnded = (
  { basket }: StudyCard,
  offering: string,
  at: string,
  reason: Extract<StudyCardEvent, { type: 'CardHoldEnded' }>['data']['reason'],
): StudyCardEvent[] =>
  basket[offering] && basket[offering].until > at ? [{ type: 'CardHoldEnded', data: { offering, at, reason } }] : [];
export const unqueued = (
  card: StudyCard,
  offering: string,
  reason: Extract<StudyCardEvent, { type: 'CardUnqueued' }>['data']['reason'],
  note?: string,
): StudyCardEvent[] =>
  card.queued[offering] ? [{ type: 'CardUnqueued', data: { offering, reason, ...(note && { note }) } }] : [];

export function noSeat(
  course: OfferedCourse,
  ledger: SeatLedger,
  full: string,
  code: 'registration.no_seat' | 'registration.no_seat_to_admit' = 'registration.no_seat',
): Rejection {
  const { lesson } = course.lessons.get(full)!;
  return reject(code, {
    course: course.name,
    ...lessonInWords(lesson),
    capacity: lesson.capacity,
    waiting: ledger.waitingFor(full),
  });
}

/** Why nobody may join the waiting list now. */
function waitingListClosed({ kind, known, course }: Situation, full: string): Rejection | null {
  const seen = { course: course.name, ...lessonInWords(course.lessons.get(full)!.lesson) };
  if (kind === 'late') return reject('registration.waiting_list_not_in_late', seen);
  return known.settings.waiting_list_enabled ? null : reject('registration.waiting_list_disabled', seen);
}

/**
 * Registers, out of the student's hold or offer where there is one. Where a teacher has allowed it, a full lesson gets one seat more for this
 * student (docs/decisions/0013); else it leads to the waiting list when that was asked for.
 */
export function registerCourse(data: RegisterCourse, [card, offering]: States, known: Known, moment: Moment): Decision {
  const course = offeredIn(offering, data.offering, data.study_period);
  if (isRejection(course)) return course;
  const chosen = chooseLessons(course, data.lessons);
  if (isRejection(chosen)) return chosen;
  const situation = situationOf(data, card, course, chosen, data.audit, known, moment);
  const refusal = firstRefusal(registrationPolicies, situation);
  if (refusal) return refusal;
  const ledger = ledgerOf(course, known, moment);
  const [full, ...others] = ledger.fullOnes(data.lessons, data.student);
  if (full !== undefined) {
    const permission = beyondCapacity(situation, [full, ...others]);
    if (!permission)
      return data.queue
        ? queue(data, situation, ledger, full)
        : situation.kind === 'late'
          ? waitingListClosed(situation, full)!
          : noSeat(course, ledger, full);
    ledger.widen(data.student, [full, ...others], permission);
  }
  ledger.take(data.student, { flux: chosen.flux, lessons: data.lessons, audit: data.audit });
  ledger.settle();
  return [
    [...unqueued(card, data.offering, 'registered'), withReason(addedToCard(situation), data.reason)],
    ledger.events,
  ];
}

/** Who waits for the same lessons already stays where they are. */
function queue(
  { student, study_period, lessons, audit, reason }: RegisterCourse,
  situation: Situation,
  ledger: SeatLedger,
  full: string,
): Decision {
  const { course, chosen, card } = situation;
  const closed = waitingListClosed(situation, full);
  if (closed) return closed;
  const { offering, discipline, credits } = course;
  const waits = ledger.queued(student);
  const same = waits && waits.audit === audit && sameLessons(waits.lessons, lessons);
  if (!same) {
    ledger.releaseHold(student, 'withdrawn');
    ledger.leave(student, 'withdrawn');
    ledger.join(student, { flux: chosen!.flux, lessons, audit });
    ledger.settle();
  }
  if (same && card.queued[offering]) return [[], ledger.events];
  const entry: StudyCardEvent = {
    type: 'CardQueued',
    data: {
      student,
      study_period,
      offering,
      discipline,
      name: course.name,
      flux: chosen!.flux,
      lessons: [...lessons],
      credits,
      audit,
      ...(reason && { note: reason }),
    },
  };
  return [
    [...holdEnded(card, offering, situation.now, 'queued'), ...unqueued(card, offering, 'withdrawn'), entry],
    ledger.events,
  ];
}

/** Joins the waiting list of full lessons. */
export function joinWaitingList(data: CourseChoice, [card, offering]: States, known: Known, moment: Moment): Decision {
  const decision = registerCourse({ ...data, queue: true }, [card, offering], known, moment);
  const registers = !isRejection(decision) && decision[0].some(event => event.type === 'CourseAddedToCard');
  return registers && offering.status === 'offered'
    ? reject('registration.seats_free', { course: offering.name })
    : decision;
}

export function leaveWaitingList(
  data: CardCourseKey & { reason?: string },
  [card, offering]: States,
  known: Known,
  moment: Moment,
): Decision {
  const course = offeredIn(offering, data.offering, data.study_period);
  if (isRejection(course)) return course;
  const ledger = ledgerOf(course, known, moment);
  if (!ledger.queued(data.student) && !card.queued[data.offering])
    return reject('registration.not_in_waiting_list', { course: course.name });
  ledger.leave(data.student, moment.acting === 'student' ? 'withdrawn' : 'office');
  ledger.settle();
  return [
    moment.acting === 'student'
      ? unqueued(card, data.offering, 'withdrawn')
      : unqueued(card, data.offering, 'office', data.reason),
    ledger.events,
  ];
}

/** Drops a course and offers its seats to the first in line; of a course that is only waited for, leaves the waiting list. */
export function dropCourse(data: DropCourse, [card, offering]: States, known: Known, moment: Moment): Decision {
  const course = offeredIn(offering, data.offering, data.study_period);
  if (isRejection(course)) return course;
  const situation = situationOf(data, card, course, null, card.courses[data.offering]?.audit ?? false, known, moment);
  const refusal = refusalToDrop(situation);
  if (refusal) return refusal;
  if (card.queued[data.offering]) return leaveWaitingList(data, [card, offering], known, moment);
  const ledger = ledgerOf(course, known, moment);
  ledger.release(data.student, moment.acting === 'registrar' ? 'office' : 'dropped');
  ledger.settle();
  return [
    [
      {
        type: 'CourseDroppedFromCard',
        data: { offering: data.offering, reason: data.reason, status: edited(situation), ...actedBy(moment) },
      },
    ],
    ledger.events,
  ];
}

/** Other lessons of a registered course: the old seats are given back in the append that takes the new ones. */
export function changeLessons(data: ChangeLessons, [card, offering]: States, known: Known, moment: Moment): Decision {
  const course = offeredIn(offering, data.offering, data.study_period);
  if (isRejection(course)) return course;
  const entry = card.courses[data.offering];
  if (!entry) return reject('registration.not_on_card', { course: course.name });
  const chosen = chooseLessons(course, data.lessons);
  if (isRejection(chosen)) return chosen;
  const before = entry.lessons.map(lesson => lesson.uid);
  if (sameLessons(before, data.lessons)) return nothing;
  const added = data.lessons.filter(lesson => !before.includes(lesson));
  const situation = situationOf(data, card, course, chosen, entry.audit, known, moment);
  const refusal = firstRefusal(changePolicies, situation);
  if (refusal) return refusal;
  const ledger = ledgerOf(course, known, moment);
  const full = ledger.firstFull(added, data.student);
  if (full !== undefined) return noSeat(course, ledger, full);
  ledger.exchange(data.student, before, { flux: chosen.flux, lessons: data.lessons, audit: entry.audit });
  ledger.settle();
  return [
    [
      {
        type: 'CardLessonsChanged',
        data: {
          offering: data.offering,
          flux: chosen.flux,
          lessons: lessonsForCard(chosen),
          status: edited(situation),
          ...actedBy(moment),
          ...(data.reason && { reason: data.reason }),
        },
      },
    ],
    ledger.events,
  ];
}
