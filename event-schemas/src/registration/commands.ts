import { z } from 'zod';
import { credits, note, remarkMax, seatCount, trimmed } from '../kernel/bounds.ts';
import { courseOfferingEvents, registrationStandingEvents, wishListEvents } from './events.ts';
import { accessLevel, accessStatus, cardStatus, uid } from './values.ts';

/** What registration's commands carry. `study_period` with `student` names the card, `offering` the course. */
const student = uid;
const offering = uid;
export const chosenLessons = z.array(uid).min(1).max(12);
/** A comment or reason that a person gives. */
export const remark = trimmed(remarkMax).min(1);

export const cardKey = z.object({ student, study_period: uid });
export type CardKey = z.infer<typeof cardKey>;
export const cardCourseKey = cardKey.extend({ offering });
export type CardCourseKey = z.infer<typeof cardCourseKey>;

/** One lesson of each load type of one flux; `audit`: for attendance without credits. */
export const courseChoice = cardCourseKey.extend({ lessons: chosenLessons, audit: z.boolean() });
export type CourseChoice = z.infer<typeof courseChoice>;
/** `reason`: why an advisor or the office does it. */
const reason = note.optional();
/** `queue`: join the waiting list when a lesson is full. */
export const registerCourse = courseChoice.extend({ queue: z.boolean(), reason });
export type RegisterCourse = z.infer<typeof registerCourse>;
export const dropCourse = cardCourseKey.extend({ reason: note });
export type DropCourse = z.infer<typeof dropCourse>;
export const changeLessons = cardCourseKey.extend({ lessons: chosenLessons, reason });
export type ChangeLessons = z.infer<typeof changeLessons>;
export const studentOnCourse = z.object({ offering, student });
export type StudentOnCourse = z.infer<typeof studentOnCourse>;

/** `opening`: the card is only looked at; a review begins if the student has sent it, and nothing is refused for its status. */
export const startReview = cardKey.extend({ opening: z.boolean().optional() });
export type StartReview = z.infer<typeof startReview>;
/** `offerings`: the courses of the card, in which no lesson may have been cancelled. */
export const sendCard = cardKey.extend({ offerings: z.array(uid).max(500) });
export type SendCard = z.infer<typeof sendCard>;
/** `offerings`: the courses of the card, whose teachers and cancelled lessons of today are looked up. `reason`: needed below the minimum of credits. */
export const approveCard = cardKey.extend({ offerings: z.array(uid), reason });
export type ApproveCard = z.infer<typeof approveCard>;
export const rejectCard = cardKey.extend({ comment: remark });
export type RejectCard = z.infer<typeof rejectCard>;
export const setCardStatus = cardKey.extend({ status: cardStatus, reason: remark });
export type SetCardStatus = z.infer<typeof setCardStatus>;
const limit = credits.max(100).nullable();
/** Null or 0: the credit limit rule holds. */
export const setPersonalCreditLimit = cardKey.extend({ max_credit: limit, max_credit_audit: limit });
export type SetPersonalCreditLimit = z.infer<typeof setPersonalCreditLimit>;

export const offerCourse = courseOfferingEvents.CourseOffered.data;
export type OfferCourse = z.infer<typeof offerCourse>;
export const reviseCourse = courseOfferingEvents.CourseOfferingRevised.data.extend({ offering });
export type ReviseCourse = z.infer<typeof reviseCourse>;
export const changeLessonCapacity = z.object({ offering, lesson: uid, capacity: seatCount });
export type ChangeLessonCapacity = z.infer<typeof changeLessonCapacity>;
export const changeLessonTeacher = z.object({ offering, lesson: uid, teacher: uid.nullable() });
export type ChangeLessonTeacher = z.infer<typeof changeLessonTeacher>;
/** `target`: uid of the course, flux or lesson that `level` names; `status` null opens it. */
export const setCourseAccess = z.object({
  offering,
  level: accessLevel,
  target: uid,
  status: accessStatus,
  reason: note,
});
export type SetCourseAccess = z.infer<typeof setCourseAccess>;
export const setSelectedStudentAccess = studentOnCourse.extend({ granted: z.boolean(), reason: note.optional() });
export type SetSelectedStudentAccess = z.infer<typeof setSelectedStudentAccess>;
export const resetWaitingList = z.object({ offering });
export type ResetWaitingList = z.infer<typeof resetWaitingList>;
/** The office puts a student at another place of the waiting list, counted from 1; beyond the end means the end. */
export const moveInWaitingList = studentOnCourse.extend({ to: z.int().min(1).max(100_000), reason: remark });
export type MoveInWaitingList = z.infer<typeof moveInWaitingList>;
/** The office registers a student who waits, past those who stand ahead. `add_seat`: full lessons get one seat more for it. */
export const admitFromWaitingList = cardCourseKey.extend({ reason: remark, add_seat: z.boolean() });
export type AdmitFromWaitingList = z.infer<typeof admitFromWaitingList>;

/** `lessons`: what the student would take, one of each load type of one flux; empty = not chosen yet (then only the prerequisite can be asked for). */
export const askTeacher = cardCourseKey.extend({ lessons: z.array(uid).max(12), text: remark });
export type AskTeacher = z.infer<typeof askTeacher>;
/** `comment` is required with `rejected`. */
export const decideRequest = studentOnCourse.extend({
  status: z.enum(['approved', 'rejected']),
  comment: trimmed(remarkMax),
});
export type DecideRequest = z.infer<typeof decideRequest>;

export const setOnlineAccess = registrationStandingEvents.OnlineRegistrationAccessSet.data;
export type SetOnlineAccess = z.infer<typeof setOnlineAccess>;
export const recordDebt = registrationStandingEvents.DebtRecorded.data;
export type RecordDebt = z.infer<typeof recordDebt>;
export const clearDebt = registrationStandingEvents.DebtCleared.data;
export type ClearDebt = z.infer<typeof clearDebt>;
/** `until` null ends it. */
export const setSuperRegistration = registrationStandingEvents.SuperRegistrationSet.data;
export type SetSuperRegistration = z.infer<typeof setSuperRegistration>;
export const recordMedicalCertificate = registrationStandingEvents.MedicalCertificateRecorded.data;
export type RecordMedicalCertificate = z.infer<typeof recordMedicalCertificate>;
export const recordFinalResult = registrationStandingEvents.FinalResultRecorded.data;
export type RecordFinalResult = z.infer<typeof recordFinalResult>;
export const giveCoursePermission = registrationStandingEvents.ManualCoursePermissionGiven.data;
export type GiveCoursePermission = z.infer<typeof giveCoursePermission>;
export const withdrawCoursePermission = registrationStandingEvents.ManualCoursePermissionWithdrawn.data;
export type WithdrawCoursePermission = z.infer<typeof withdrawCoursePermission>;
export const grantStudyPlans = registrationStandingEvents.StudyPlansGranted.data;
export type GrantStudyPlans = z.infer<typeof grantStudyPlans>;
export const chooseStudyPlan = registrationStandingEvents.StudyPlanChosen.data;
export type ChooseStudyPlan = z.infer<typeof chooseStudyPlan>;
export const chooseAdditionalProgram = registrationStandingEvents.AdditionalProgramChosen.data;
export type ChooseAdditionalProgram = z.infer<typeof chooseAdditionalProgram>;
export const dropAdditionalProgram = registrationStandingEvents.AdditionalProgramDropped.data;
export type DropAdditionalProgram = z.infer<typeof dropAdditionalProgram>;
export const recordWishList = wishListEvents.WishListRecorded.data;
export type RecordWishList = z.infer<typeof recordWishList>;
