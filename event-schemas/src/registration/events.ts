import { z } from 'zod';
import { defineEvents, event, type EventsOf } from '../kernel/events.ts';
import { accessStatus, addedBy, cardStatus, flux, lesson, meeting, names, uid } from './values.ts';

const iso = z.iso.datetime();
const lessons = z.array(uid);
/**
 * Students who have waited longer for one of these lessons and could not be served now, because another lesson of their own choice is full or closed.
 * Absent when nobody was passed over.
 */
const passedOver = z.array(uid).min(1).optional();

/** Events of `course_offering-<uid>`: everything about seats, holds, the waiting list and access of one course in one period. */
export const courseOfferingEvents = defineEvents({
  CourseOffered: event(z.object({
    offering: uid, discipline: uid, study_period: uid, code: z.string(), name: names, credits: z.number().min(0), fluxes: z.array(flux),
  })),
  CourseOfferingRevised: event(z.object({ code: z.string(), name: names, credits: z.number().min(0), fluxes: z.array(flux) })),
  LessonCapacityChanged: event(z.object({ lesson: uid, from: z.int(), to: z.int() })),
  LessonTeacherChanged: event(z.object({ lesson: uid, from: uid.nullable(), to: uid.nullable() })),
  CourseAccessSet: event(z.object({ level: z.enum(['course', 'flux', 'lesson']), target: uid, status: accessStatus, reason: z.string() })),
  SelectedStudentAccessSet: event(z.object({ student: uid, granted: z.boolean() })),
  SeatsHeld: event(z.object({ student: uid, flux: uid, lessons, audit: z.boolean(), until: iso, passed_over: passedOver })),
  HoldReleased: event(z.object({ student: uid, lessons, reason: z.enum(['expired', 'withdrawn', 'registered']) })),
  SeatsTaken: event(z.object({ student: uid, flux: uid, lessons, audit: z.boolean(), passed_over: passedOver })),
  SeatsExchanged: event(z.object({ student: uid, flux: uid, from: lessons, to: lessons, passed_over: passedOver })),
  SeatsReleased: event(z.object({ student: uid, lessons, reason: z.enum(['dropped', 'moved', 'office']) })),
  WaitingListJoined: event(z.object({ student: uid, flux: uid, lessons, audit: z.boolean() })),
  WaitingListLeft: event(z.object({ student: uid, reason: z.enum(['withdrawn', 'registered', 'reset', 'office']) })),
  SeatOffered: event(z.object({ student: uid, lessons, until: iso, passed_over: passedOver })),
  /** The student leaves the waiting list; `code` and `params` say which check refused the acceptance. */
  OfferPassed: event(z.object({ student: uid, lessons, reason: z.enum(['declined', 'expired', 'checks_failed']), code: z.string().nullable(), params: z.record(z.string(), z.unknown()) })),
});
export type CourseOfferingEvent = EventsOf<typeof courseOfferingEvents>;

/** A course as it stands on a card. `times`: the meetings of the chosen lessons, for the clash rule. */
export const cardCourse = z.object({
  offering: uid, discipline: uid, flux: uid, lessons: z.array(z.object({ uid, load_type: lesson.shape.load_type, teacher: uid.nullable(), meetings: z.array(meeting) })),
  code: z.string(), name: names, credits: z.number(), audit: z.boolean(), added_by: addedBy,
  is_sport: z.boolean(), is_introductory: z.boolean(),
});
export type CardCourse = z.infer<typeof cardCourse>;

/** Events of `study_card-<student>.<study period>`. Every event that changes the status carries the status it leads to. */
export const studyCardEvents = defineEvents({
  CourseAddedToCard: event(z.object({ student: uid, study_period: uid, course: cardCourse, status: cardStatus })),
  CourseDroppedFromCard: event(z.object({ offering: uid, reason: z.string(), status: cardStatus })),
  CardLessonsChanged: event(z.object({ offering: uid, flux: uid, lessons: cardCourse.shape.lessons, status: cardStatus })),
  CardQueued: event(z.object({ student: uid, study_period: uid, offering: uid, discipline: uid, name: names, flux: uid, lessons, credits: z.number(), audit: z.boolean() })),
  /** `passed`: the offer was declined, ran out or was refused; the offering's `OfferPassed` says which. */
  CardUnqueued: event(z.object({ offering: uid, reason: z.enum(['withdrawn', 'registered', 'passed', 'reset', 'office']) })),
  CardSentToAdvisor: event(z.object({ status: cardStatus, credits: z.number(), audit_credits: z.number() })),
  ReviewStarted: event(z.object({ student: uid, study_period: uid, advisor: uid, status: cardStatus })),
  CardApproved: event(z.object({ advisor: uid, status: cardStatus })),
  CardRejected: event(z.object({ advisor: uid, comment: z.string().min(1), status: cardStatus }), { personal: ['comment'] }),
  CardStatusSet: event(z.object({ student: uid, study_period: uid, status: cardStatus, reason: z.string().min(1) }), { personal: ['reason'] }),
  PersonalCreditLimitSet: event(z.object({ student: uid, study_period: uid, max_credit: z.number().nullable(), max_credit_audit: z.number().nullable() })),
});
export type StudyCardEvent = EventsOf<typeof studyCardEvents>;

/** Events of `registration_standing-<student>`: what the office knows of a student that lets or keeps them from registering. */
export const registrationStandingEvents = defineEvents({
  OnlineRegistrationAccessSet: event(z.object({ student: uid, access: z.enum(['open', 'closed', 'default']), comment: z.string() }), { personal: ['comment'] }),
  DebtRecorded: event(z.object({ student: uid, kind: z.enum(['financial', 'library', 'fine']), amount: z.number().nullable(), note: z.string() }), { personal: ['note'] }),
  DebtCleared: event(z.object({ student: uid, kind: z.enum(['financial', 'library', 'fine']) })),
  MedicalCertificateRecorded: event(z.object({ student: uid, valid_until: z.iso.date() })),
  FinalResultRecorded: event(z.object({ student: uid, discipline: uid, study_period: uid, letter: z.string(), points: z.number().nullable(), completed: z.boolean() })),
});
export type RegistrationStandingEvent = EventsOf<typeof registrationStandingEvents>;

/** Events of `wish_list-<student>.<study period>`: the courses that an imported student asked for. */
export const wishListEvents = defineEvents({
  WishListRecorded: event(z.object({ student: uid, study_period: uid, offerings: z.array(uid) })),
});
export type WishListEvent = EventsOf<typeof wishListEvents>;

export const registrationEvents = { ...courseOfferingEvents, ...studyCardEvents, ...registrationStandingEvents, ...wishListEvents };
