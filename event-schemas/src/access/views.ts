import { z } from 'zod';
import { courseStatusCodes } from './codes.ts';
import { component, cycle, preparationLevel, studentStatus } from '../curriculum/values.ts';
import { localized } from '../kernel/localized.ts';
import { accessLevel, accessStatus, loadType, uid } from '../registration/values.ts';
import { accessRollup, personReference } from '../registration/views.ts';

/** Answers of registration access (portal.md §3, §4; portal-calls.md §7.2). */
const iso = z.iso.datetime();
const count = z.int();

export const courseStatusCode = z.enum(courseStatusCodes);
export type CourseStatusCode = z.infer<typeof courseStatusCode>;
/** GET /organizations/course_status_list/ */
export const courseStatusList = z.array(z.object({ value: courseStatusCode, name: localized }));

export const lessonAccess = z.object({
  uid,
  load_type: loadType,
  section: z.string(),
  subgroup: z.string(),
  language: z.string(),
  teacher: personReference.nullable(),
  status: accessStatus,
  capacity: count,
  taken: count,
  waiting: count,
});
export type LessonAccess = z.infer<typeof lessonAccess>;
export const fluxAccess = z.object({
  uid,
  number: z.int(),
  number_of_times_per_week: z.int(),
  status: accessRollup,
  lesson_online_registrations: z.array(lessonAccess),
});
export type FluxAccess = z.infer<typeof fluxAccess>;
/**
 * A course of GET /organizations/discipline_registration_access/. `blocked`, `cancelled`: of its `lessons`; `mixed`: some are blocked and some
 * cancelled, so that the course has no status; `selected`: students who are let past a block.
 */
export const courseAccess = z.object({
  uid,
  code: z.string(),
  name: localized,
  credits: z.number(),
  study_period: uid,
  study_period_name: localized.nullable(),
  discipline: uid,
  cycle: cycle.nullable(),
  component: component.nullable(),
  cathedra: uid.nullable(),
  cathedra_name: localized.nullable(),
  status: accessRollup,
  mixed: z.boolean(),
  lessons: count,
  blocked: count,
  cancelled: count,
  registered: count,
  waiting: count,
  selected: count,
  flux_online_registration: z.array(fluxAccess),
});
export type CourseAccess = z.infer<typeof courseAccess>;

/** Courses together, by discipline or by teacher and study period: rows of GET /registration/access/disciplines/ and …/teachers/. */
const together = z.object({
  uid: z.string(),
  study_period: uid,
  study_period_name: localized.nullable(),
  courses: count,
  lessons: count,
  blocked: count,
  cancelled: count,
  status: accessRollup,
});
export const disciplineAccess = together.extend({
  discipline: uid,
  code: z.string(),
  name: localized.nullable(),
  cathedra: uid.nullable(),
  cathedra_name: localized.nullable(),
});
export type DisciplineAccess = z.infer<typeof disciplineAccess>;
export const teacherAccess = together.extend({
  teacher: uid,
  code: z.string().nullable(),
  display_name: z.string(),
  cathedra: uid.nullable(),
  cathedra_name: localized.nullable(),
});
export type TeacherAccess = z.infer<typeof teacherAccess>;

/** GET /registration/access/selection/: all courses that the list's filters find, for a change of them all. */
export const courseSelection = z.object({
  count,
  courses: z.array(z.object({ uid, code: z.string(), name: localized })),
});
export type CourseSelection = z.infer<typeof courseSelection>;

/** GET /organizations/statistics_discipline_registration_access/, of the courses that the list's filters find. */
const byStatus = z.record(courseStatusCode, count);
export const accessStatistics = z.object({
  courses: byStatus,
  lessons: z.object({ open: count, blocked: count, cancelled: count }),
  /** Students with a seat in a cancelled lesson, and those who wait for a blocked one. */
  registered_on_cancelled: count,
  waiting_on_blocked: count,
  selected_students: count,
  /** Of the students whom the reader may see. */
  students: z.object({ total: count, open: count, closed: count, default: count, with_financial_debt: count }),
});
export type AccessStatistics = z.infer<typeof accessStatistics>;

/** A student list entry: row of GET /organizations/statistic_student_list/. `status`: the student's. */
const student = z.object({
  uid,
  profile: personReference,
  code: z.string(),
  display_name: z.string(),
  status: studentStatus,
  edu_program: uid,
  edu_program_name: localized.nullable(),
  group: uid.nullable(),
  group_name: z.string().nullable(),
  course: z.int(),
  entry_year: z.int(),
  preparation_level: preparationLevel,
  has_financial_debt: z.boolean(),
});
export const studentListEntry = student.extend({
  online_registration_access: z.enum(['open', 'closed', 'default']),
  comment: z.string(),
  changed_at: iso.nullable(),
});
export type StudentListEntry = z.infer<typeof studentListEntry>;
/**
 * A student of the access list of selected students. `status`: let past a block on all the courses asked for; `course_online_registration_uids`:
 * the courses where they are.
 */
export const selectedStudent = student.extend({
  status: z.boolean(),
  student_status: studentStatus,
  course_online_registration_uids: z.array(uid),
});
export type SelectedStudent = z.infer<typeof selectedStudent>;
/** A course to choose: row of …/get_dicipline/. `selected`: how many students are let past a block on it. */
export const courseOfSelection = z.object({
  uid,
  code: z.string(),
  name: localized,
  study_period: uid,
  study_period_name: localized.nullable(),
  status: accessRollup,
  mixed: z.boolean(),
  selected: count,
});
export type CourseOfSelection = z.infer<typeof courseOfSelection>;
/** POST …/get_student_statuses/: `courses` absent = any course. */
export const studentStatusesBody = z.object({
  students: z.array(uid).min(1).max(500),
  courses: z.array(uid).max(100).optional(),
});
export const studentStatuses = z.object({
  results: z.array(z.object({ uid, status: z.boolean(), course_online_registration_uids: z.array(uid) })),
});

/** What a line of the history is about. */
export const accessHistoryKinds = ['course', 'selected_student', 'student', 'debt'] as const;
/** A row of GET /organizations/history_registration_access/, newest first: who set what, when, why; `sentence` says it in words. */
export const accessHistoryRow = z.object({
  position: z.int(),
  at: iso,
  kind: z.enum(accessHistoryKinds),
  actor: z.string().nullable(),
  actor_name: z.string(),
  on_behalf_of: z.string().nullable(),
  on_behalf_of_name: z.string().nullable(),
  course: uid.nullable(),
  course_code: z.string().nullable(),
  course_name: localized.nullable(),
  study_period: uid.nullable(),
  discipline: uid.nullable(),
  level: accessLevel.nullable(),
  target: uid.nullable(),
  flux_number: z.int().nullable(),
  section: z.string().nullable(),
  load_type: loadType.nullable(),
  student: uid.nullable(),
  student_name: z.string().nullable(),
  status: z.string(),
  reason: z.string(),
  affected: count,
  sentence: z.string(),
});
export type AccessHistoryRow = z.infer<typeof accessHistoryRow>;
