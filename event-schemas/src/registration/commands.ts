import { z } from 'zod';
import { courseOfferingEvents, registrationStandingEvents, wishListEvents } from './events.ts';
import { accessStatus, cardStatus, flux, names, uid } from './values.ts';

/** What registration's commands carry. `study_period` with `student` names the card, `offering` the course. */
const student = uid;
const offering = uid;
export const chosenLessons = z.array(uid).min(1).max(12);
/** A comment or reason that a person gives. */
export const remark = z.string().trim().min(1).max(1000);

export const cardKey = z.object({ student, study_period: uid });
export type CardKey = z.infer<typeof cardKey>;
export const cardCourseKey = cardKey.extend({ offering });
export type CardCourseKey = z.infer<typeof cardCourseKey>;

/** One lesson of each load type of one flux; `audit`: for attendance without credits. */
export const courseChoice = cardCourseKey.extend({ lessons: chosenLessons, audit: z.boolean() });
export type CourseChoice = z.infer<typeof courseChoice>;
/** `queue`: join the waiting list when a lesson is full. */
export const registerCourse = courseChoice.extend({ queue: z.boolean() });
export type RegisterCourse = z.infer<typeof registerCourse>;
export const dropCourse = cardCourseKey.extend({ reason: z.string().max(1000) });
export type DropCourse = z.infer<typeof dropCourse>;
export const changeLessons = cardCourseKey.extend({ lessons: chosenLessons });
export type ChangeLessons = z.infer<typeof changeLessons>;
export const studentOnCourse = z.object({ offering, student });
export type StudentOnCourse = z.infer<typeof studentOnCourse>;

/** `offerings`: the courses of the card, whose teachers of today are looked up; the teacher noted on the card stands in for others. */
export const approveCard = cardKey.extend({ offerings: z.array(uid) });
export type ApproveCard = z.infer<typeof approveCard>;
export const rejectCard = cardKey.extend({ comment: remark });
export type RejectCard = z.infer<typeof rejectCard>;
export const setCardStatus = cardKey.extend({ status: cardStatus, reason: remark });
export type SetCardStatus = z.infer<typeof setCardStatus>;
const limit = z.number().min(0).max(100).nullable();
/** Null or 0: the credit limit rule holds. */
export const setPersonalCreditLimit = cardKey.extend({ max_credit: limit, max_credit_audit: limit });
export type SetPersonalCreditLimit = z.infer<typeof setPersonalCreditLimit>;

export const offerCourse = courseOfferingEvents.CourseOffered.data;
export type OfferCourse = z.infer<typeof offerCourse>;
export const reviseCourse = z.object({ offering, code: z.string(), name: names, credits: z.number().min(0), fluxes: z.array(flux) });
export type ReviseCourse = z.infer<typeof reviseCourse>;
export const changeLessonCapacity = z.object({ offering, lesson: uid, capacity: z.int().min(0).max(100_000) });
export type ChangeLessonCapacity = z.infer<typeof changeLessonCapacity>;
export const changeLessonTeacher = z.object({ offering, lesson: uid, teacher: uid.nullable() });
export type ChangeLessonTeacher = z.infer<typeof changeLessonTeacher>;
/** `target`: uid of the course, flux or lesson that `level` names; `status` null opens it. */
export const setCourseAccess = z.object({ offering, level: z.enum(['course', 'flux', 'lesson']), target: uid, status: accessStatus, reason: z.string().max(1000) });
export type SetCourseAccess = z.infer<typeof setCourseAccess>;
export const setSelectedStudentAccess = studentOnCourse.extend({ granted: z.boolean() });
export type SetSelectedStudentAccess = z.infer<typeof setSelectedStudentAccess>;
export const resetWaitingList = z.object({ offering });
export type ResetWaitingList = z.infer<typeof resetWaitingList>;

export const setOnlineAccess = registrationStandingEvents.OnlineRegistrationAccessSet.data;
export type SetOnlineAccess = z.infer<typeof setOnlineAccess>;
export const recordDebt = registrationStandingEvents.DebtRecorded.data;
export type RecordDebt = z.infer<typeof recordDebt>;
export const clearDebt = registrationStandingEvents.DebtCleared.data;
export type ClearDebt = z.infer<typeof clearDebt>;
export const recordMedicalCertificate = registrationStandingEvents.MedicalCertificateRecorded.data;
export type RecordMedicalCertificate = z.infer<typeof recordMedicalCertificate>;
export const recordFinalResult = registrationStandingEvents.FinalResultRecorded.data;
export type RecordFinalResult = z.infer<typeof recordFinalResult>;
export const recordWishList = wishListEvents.WishListRecorded.data;
export type RecordWishList = z.infer<typeof recordWishList>;
