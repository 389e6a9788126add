import { z } from 'zod';
import {
  code,
  credits,
  day,
  details,
  givenNote,
  id,
  moment,
  note,
  ordinal,
  points,
  money,
  refusalCode,
  seatCount,
  text,
} from '../kernel/bounds.ts';
import { defineEvents, event, type EventsOf } from '../kernel/events.ts';
import { statusSwitchEvents } from './status-switch.ts';
import {
  accessLevel,
  accessStatus,
  addedBy,
  cardStatus,
  flux,
  fluxesMax,
  lesson,
  lessons,
  meeting,
  names,
  requestReason,
  uid,
  waivableRule,
} from './values.ts';

const seatsOfCourse = z.int().max(2_000_000_000);
/** Credits of a whole card. */
const cardCredits = z.number().min(0).max(100_000);
/** Everybody on a course. */
const students = z.array(uid).min(1).max(100_000);
/**
 * Students who have waited longer for one of these lessons and could not be served now, because another lesson of their own choice is full or closed.
 * Absent when nobody was passed over.
 */
const passedOver = students.optional();

/** Events of `course_offering-<uid>`: everything about seats, holds, the waiting list and access of one course in one period. */
export const courseOfferingEvents = defineEvents({
  CourseOffered: event(
    z.object({
      offering: uid,
      discipline: uid,
      study_period: uid,
      code,
      name: names,
      credits,
      fluxes: z.array(flux).max(fluxesMax),
    }),
  ),
  /** `by_hand`: the office changed the course itself, and not what is imported for it. */
  CourseOfferingRevised: event(
    z.object({
      code,
      name: names,
      credits,
      fluxes: z.array(flux).max(fluxesMax),
      by_hand: z.literal(true).optional(),
    }),
  ),
  /**
   * `cause`: one seat beyond the capacity comes, or goes again, with a student whom a teacher (or, by hand, the office)
   * let in; absent when the office sets the seats.
   */
  LessonCapacityChanged: event(
    z.object({
      lesson: uid,
      from: seatCount,
      to: seatCount,
      cause: z.object({ student: uid, request: id, allowed_by: uid }).optional(),
    }),
  ),
  LessonTeacherChanged: event(z.object({ lesson: uid, from: uid.nullable(), to: uid.nullable() })),
  /** `affected`: students who hold a seat in a lesson that this cancels, or who lost one that takes place after all; absent where there are none. */
  CourseAccessSet: event(
    z.object({ level: accessLevel, target: uid, status: accessStatus, reason: note, affected: students.optional() }),
  ),
  SelectedStudentAccessSet: event(z.object({ student: uid, granted: z.boolean(), reason: note.optional() })),
  /** A teacher opens the course for one student: `waives` says which checks, `lessons` where a seat beyond the capacity may be taken. */
  TeacherPermissionGranted: event(
    z.object({
      student: uid,
      request: id,
      allowed_by: uid,
      waives: z.array(requestReason).min(1).max(requestReason.options.length),
      lessons,
    }),
  ),
  TeacherPermissionRevoked: event(z.object({ student: uid, request: id, reason: z.enum(['refused', 'withdrawn']) })),
  SeatsHeld: event(
    z.object({ student: uid, flux: uid, lessons, audit: z.boolean(), until: moment, passed_over: passedOver }),
  ),
  HoldReleased: event(
    z.object({ student: uid, lessons, reason: z.enum(['expired', 'withdrawn', 'registered', 'lesson_cancelled']) }),
  ),
  SeatsTaken: event(z.object({ student: uid, flux: uid, lessons, audit: z.boolean(), passed_over: passedOver })),
  SeatsExchanged: event(z.object({ student: uid, flux: uid, from: lessons, to: lessons, passed_over: passedOver })),
  SeatsReleased: event(z.object({ student: uid, lessons, reason: z.enum(['dropped', 'moved', 'office']) })),
  WaitingListJoined: event(z.object({ student: uid, flux: uid, lessons, audit: z.boolean() })),
  WaitingListLeft: event(
    z.object({ student: uid, reason: z.enum(['withdrawn', 'registered', 'reset', 'office', 'lesson_cancelled']) }),
  ),
  SeatOffered: event(z.object({ student: uid, lessons, until: moment, passed_over: passedOver })),
  /** The offered lessons were closed: the student keeps their place in the waiting list and is offered a seat again when they open. */
  OfferWithdrawn: event(z.object({ student: uid, lessons, reason: z.enum(['blocked']) })),
  /** The office puts a student at another place of the waiting list; places count from 1. */
  WaitingListMoved: event(z.object({ student: uid, from: ordinal, to: ordinal, reason: givenNote }), {
    personal: ['reason'],
  }),
  /** Why the seats that follow in the same append go to this student, past those who stand ahead. */
  AdmittedFromWaitingList: event(z.object({ student: uid, place: ordinal, reason: givenNote }), {
    personal: ['reason'],
  }),
  /** The student leaves the waiting list; `code` and `params` say which check refused the acceptance. */
  OfferPassed: event(
    z.object({
      student: uid,
      lessons,
      reason: z.enum(['declined', 'expired', 'checks_failed']),
      code: refusalCode.nullable(),
      params: details,
    }),
  ),
});

/** A lesson as histories name it, when it may be gone. */
const namedLesson = z.object({ lesson: uid, load_type: lesson.shape.load_type, section: lesson.shape.section });
/**
 * In the same stream: a course before anybody may see it, and what the office says of an opened one beside its contents (docs/decisions/0046).
 * Opening a draft is `CourseOffered`.
 */
export const courseDraftEvents = defineEvents({
  /**
   * `rolled_over`: copied from a course of an earlier term; `closed_lessons`: those that nobody may register for when the draft is opened. Both absent in older
   * events.
   */
  CourseDrafted: event(
    courseOfferingEvents.CourseOffered.data.extend({
      teacher: uid.nullable(),
      rolled_over: z.object({ roll_over: uid, course: uid }).optional(),
      closed_lessons: z.array(uid).max(10_000).optional(),
    }),
  ),
  CourseDraftRevised: event(
    z.object({ code, name: names, credits, teacher: uid.nullable(), fluxes: z.array(flux).max(fluxesMax) }),
  ),
  CourseDraftDiscarded: event(z.object({ code, name: names })),
  /** An opened course on which nobody has sat is gone as if it had never been: the roll-over that made it is undone. */
  CourseWithdrawn: event(z.object({ code, name: names })),
  /** Who answers for the course. */
  CourseTeacherInChargeSet: event(z.object({ from: uid.nullable(), to: uid.nullable() })),
  /**
   * The office changed an opened course: which lessons are new, gone, at other times, in other rooms, and what became of the students whom that
   * touches. The contents stand in the events beside it.
   */
  CourseRearranged: event(
    z.object({
      reason: note,
      added: z.array(namedLesson).max(1000),
      removed: z.array(namedLesson).max(1000),
      retimed: z.array(namedLesson).max(1000),
      moved_room: z.array(namedLesson).max(1000),
      students_kept: seatsOfCourse.min(0),
      students_moved: seatsOfCourse.min(0),
      students_released: seatsOfCourse.min(0),
    }),
  ),
});
export type CourseOfferingEvent = EventsOf<typeof courseOfferingEvents> | EventsOf<typeof courseDraftEvents>;

/** A course as it stands on a card. `times`: the meetings of the chosen lessons, for the clash rule. */
export const cardCourse = z.object({
  offering: uid,
  discipline: uid,
  flux: uid,
  lessons: z
    .array(
      z.object({ uid, load_type: lesson.shape.load_type, teacher: uid.nullable(), meetings: z.array(meeting).max(50) }),
    )
    .max(12),
  code,
  name: names,
  credits,
  audit: z.boolean(),
  added_by: addedBy,
  is_sport: z.boolean(),
  is_introductory: z.boolean(),
  /** Disciplines to be taken with it; absent where there are none. */
  corequisites: z
    .array(z.object({ discipline: uid, name: names }))
    .max(50)
    .optional(),
});
export type CardCourse = z.infer<typeof cardCourse>;

const reviewing = addedBy.exclude(['student']).optional();
/** Events of `study_card-<student>.<study period>`. Every event that changes the status carries the status it leads to. */
export const studyCardEvents = defineEvents({
  /** `by`, `reason` of these three: who acted in the student's place (absent: the student), and why. */
  CourseAddedToCard: event(
    z.object({ student: uid, study_period: uid, course: cardCourse, status: cardStatus, reason: note.optional() }),
    { personal: ['reason'] },
  ),
  CourseDroppedFromCard: event(z.object({ offering: uid, reason: note, status: cardStatus, by: reviewing }), {
    personal: ['reason'],
  }),
  CardLessonsChanged: event(
    z.object({
      offering: uid,
      flux: uid,
      lessons: cardCourse.shape.lessons,
      status: cardStatus,
      by: reviewing,
      reason: note.optional(),
    }),
    { personal: ['reason'] },
  ),
  /** `note` of these two: why somebody did it in the student's place. */
  CardQueued: event(
    z.object({
      student: uid,
      study_period: uid,
      offering: uid,
      discipline: uid,
      name: names,
      flux: uid,
      lessons,
      credits,
      audit: z.boolean(),
      note: note.optional(),
    }),
    { personal: ['note'] },
  ),
  /** `passed`: the offer was declined, ran out or was refused; the offering's `OfferPassed` says which. */
  CardUnqueued: event(
    z.object({
      offering: uid,
      reason: z.enum(['withdrawn', 'registered', 'passed', 'reset', 'office', 'lesson_cancelled']),
      note: note.optional(),
    }),
    { personal: ['note'] },
  ),
  CardSentToAdvisor: event(z.object({ status: cardStatus, credits: cardCredits, audit_credits: cardCredits })),
  ReviewStarted: event(z.object({ student: uid, study_period: uid, advisor: uid, status: cardStatus })),
  /** `reason`: why, where the card was below the minimum of credits. */
  CardApproved: event(z.object({ advisor: uid, status: cardStatus, reason: note.optional() }), {
    personal: ['reason'],
  }),
  CardRejected: event(z.object({ advisor: uid, comment: givenNote, status: cardStatus }), { personal: ['comment'] }),
  CardStatusSet: event(z.object({ student: uid, study_period: uid, status: cardStatus, reason: givenNote }), {
    personal: ['reason'],
  }),
  PersonalCreditLimitSet: event(
    z.object({ student: uid, study_period: uid, max_credit: credits.nullable(), max_credit_audit: credits.nullable() }),
  ),
});
/**
 * The basket, in the same stream: courses whose seats are held count for the limits of the card. A hold that runs out has no event here, `until` says when;
 * one that became a registration ends with `CourseAddedToCard`.
 */
export const basketEvents = defineEvents({
  CardCourseHeld: event(
    z.object({
      student: uid,
      study_period: uid,
      until: moment,
      course: cardCourse.pick({
        offering: true,
        discipline: true,
        lessons: true,
        name: true,
        credits: true,
        audit: true,
        is_sport: true,
        is_introductory: true,
      }),
    }),
  ),
  CardHoldEnded: event(
    z.object({ offering: uid, at: moment, reason: z.enum(['withdrawn', 'queued', 'lesson_cancelled']) }),
  ),
});
export type StudyCardEvent = EventsOf<typeof studyCardEvents> | EventsOf<typeof basketEvents>;

/** Events of `registration_standing-<student>`: what the office knows of a student that lets or keeps them from registering. */
export const registrationStandingEvents = defineEvents({
  OnlineRegistrationAccessSet: event(
    z.object({ student: uid, access: z.enum(['open', 'closed', 'default']), comment: note }),
    { personal: ['comment'] },
  ),
  DebtRecorded: event(
    z.object({ student: uid, kind: z.enum(['financial', 'library', 'fine']), amount: money.nullable(), note }),
    { personal: ['note'] },
  ),
  DebtCleared: event(z.object({ student: uid, kind: z.enum(['financial', 'library', 'fine']) })),
  /** "Super" registration: the card of the period may be edited outside registration until then; null ends it. */
  SuperRegistrationSet: event(
    z.object({ student: uid, study_period: uid, until: moment.nullable(), reason: givenNote }),
    { personal: ['reason'] },
  ),
  MedicalCertificateRecorded: event(z.object({ student: uid, valid_until: day })),
  /** `points`: percent, 0–100; `grade_points`: hundredths of the scale of four, absent in results from files. */
  FinalResultRecorded: event(
    z.object({
      student: uid,
      discipline: uid,
      study_period: uid,
      letter: text(10),
      points: points.nullable(),
      completed: z.boolean(),
      grade_points: z.int().min(0).max(1_000).nullable().optional(),
    }),
  ),
  /** The result counts no longer: what it came from goes to the office again. */
  FinalResultWithdrawn: event(z.object({ student: uid, discipline: uid, study_period: uid, letter: text(10) })),
  /**
   * The office lets the student past these rules of one course; a later permission for the course replaces it.
   * `given_by`: who answers for a seat beyond the capacity.
   */
  ManualCoursePermissionGiven: event(
    z.object({
      student: uid,
      study_period: uid,
      offering: uid,
      waives: z.array(waivableRule).min(1).max(waivableRule.options.length),
      reason: note,
      given_by: uid.optional(),
    }),
    { personal: ['reason'] },
  ),
  ManualCoursePermissionWithdrawn: event(z.object({ student: uid, offering: uid, reason: note }), {
    personal: ['reason'],
  }),
  /** Study plans besides the one of the student's record: a second programme, an exchange. */
  StudyPlansGranted: event(z.object({ student: uid, study_plans: z.array(uid).max(10) })),
  /** The plan that the student chooses courses by. */
  StudyPlanChosen: event(z.object({ student: uid, study_plan: uid })),
  /** A field of sciences to be studied beside the own programme, with so many credits. */
  AdditionalProgramChosen: event(z.object({ student: uid, field_sciences: uid, credit: credits.positive() })),
  AdditionalProgramDropped: event(z.object({ student: uid, field_sciences: uid })),
});
export type RegistrationStandingEvent = EventsOf<typeof registrationStandingEvents>;

/** Events of `wish_list-<student>.<study period>`: the courses that an imported student asked for. */
export const wishListEvents = defineEvents({
  WishListRecorded: event(z.object({ student: uid, study_period: uid, offerings: z.array(uid).max(500) })),
});
export type WishListEvent = EventsOf<typeof wishListEvents>;

/** Events of `seat_watch-<student>.<study period>`: wishes to be told when a full course has a free seat. One notice ends a wish. */
export const seatWatchEvents = defineEvents({
  SeatWatchAdded: event(z.object({ student: uid, study_period: uid, offering: uid })),
  SeatWatchRemoved: event(
    z.object({ student: uid, study_period: uid, offering: uid, reason: z.enum(['withdrawn', 'registered']) }),
  ),
  FreeSeatTold: event(
    z.object({ student: uid, study_period: uid, offering: uid, name: names, left: seatsOfCourse.min(1) }),
  ),
});
export type SeatWatchEvent = EventsOf<typeof seatWatchEvents>;

/**
 * Events of `registration_tally-<study period>.<date>`: how many attempts of students and staff were refused in one second, by course and code, so that
 * the board of a registration day has its refusals (docs/decisions/0014). `second`: when they were refused, to the second.
 */
export const registrationTallyEvents = defineEvents({
  RefusalsCounted: event(
    z.object({
      study_period: uid,
      second: moment,
      counts: z
        .array(z.object({ offering: uid.nullable(), code: refusalCode, count: ordinal }))
        .min(1)
        .max(100_000),
    }),
  ),
});
export type RegistrationTallyEvent = EventsOf<typeof registrationTallyEvents>;

export const registrationEvents = {
  ...courseOfferingEvents,
  ...courseDraftEvents,
  ...studyCardEvents,
  ...basketEvents,
  ...registrationStandingEvents,
  ...statusSwitchEvents,
  ...wishListEvents,
  ...seatWatchEvents,
  ...registrationTallyEvents,
};
