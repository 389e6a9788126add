import { z } from 'zod';
import { localized } from '../kernel/localized.ts';
import { studentStandings } from '../registration/codes.ts';
import { cardUid } from '../registration/requests.ts';
import { cardStatus, loadType, uid } from '../registration/values.ts';
import { obstacle, personReference } from '../registration/views.ts';

/**
 * Students of courses as teachers and advisors see them (screens list-registered-students and …-auca). Counts are of the students
 * whom the reader may see.
 */
const iso = z.iso.datetime();
const count = z.number();

/** A row of GET /registration/registered_students/courses/. `teaches`: the reader gives a lesson of it; otherwise only advised students are counted. */
export const registeredCourse = z.object({
  uid,
  code: z.string(),
  name: localized,
  credits: z.number(),
  study_period: uid,
  period_name: localized.nullable(),
  cathedra_name: localized.nullable(),
  teaches: z.boolean(),
  /** Those that the reader gives, in words. */
  lessons: localized.nullable(),
  registered: count,
  audit: count,
  waiting: count,
  basket: count,
  capacity: count,
  left: count,
});
export type RegisteredCourse = z.infer<typeof registeredCourse>;

/** A row of GET /registration/registered_students/sections/: one stream of a course. */
export const registeredSection = z.object({
  uid,
  course: uid,
  code: z.string(),
  name: localized,
  credits: z.number(),
  section: z.number(),
  study_period: uid,
  period_name: localized.nullable(),
  teaches: z.boolean(),
  instructors: z.string(),
  language: z.string(),
  registered: count,
  audit: count,
  waiting: count,
  capacity: count,
  left: count,
});
export type RegisteredSection = z.infer<typeof registeredSection>;

/** A student on a course; `uid` is `<student>.<offering>`, `card` opens the student's card. `lesson_names`: the sections by load type, in words. */
export const registeredStudent = z.object({
  uid: cardUid,
  student: uid,
  course: uid,
  course_code: z.string(),
  course_name: localized,
  code: z.string(),
  display_name: z.string(),
  email: z.string(),
  year: z.number().nullable(),
  group: uid.nullable(),
  group_name: z.string().nullable(),
  edu_program: uid.nullable(),
  edu_program_name: localized.nullable(),
  advisor: uid.nullable(),
  advisor_name: z.string().nullable(),
  flux: uid,
  section: z.number().nullable(),
  lesson_names: localized.nullable(),
  credits: z.number(),
  audit: z.boolean(),
  standing: z.enum(studentStandings),
  place: z.number().nullable(),
  permitted: z.boolean(),
  card: cardUid,
  status: cardStatus,
  since: iso,
});
export type RegisteredStudent = z.infer<typeof registeredStudent>;

/** GET /registration/registered_students/outline/?course=: the head of the list, and what it can be filtered by. */
export const courseOutline = z.object({
  uid,
  code: z.string(),
  name: localized,
  credits: z.number(),
  study_period: uid,
  period_name: localized.nullable(),
  teaches: z.boolean(),
  fluxes: z.array(
    z.object({
      uid,
      number: z.int(),
      registered: z.int(),
      lessons: z.array(
        z.object({
          uid,
          load_type: loadType,
          section: z.string(),
          subgroup: z.string(),
          teacher: personReference.nullable(),
          mine: z.boolean(),
        }),
      ),
    }),
  ),
  groups: z.array(z.object({ uid, code: z.string() })),
  edu_programs: z.array(z.object({ uid, code: z.string(), name: localized })),
});
export type CourseOutline = z.infer<typeof courseOutline>;

/** POST /advisors/check/student_choices/: what keeps these students' cards of a term from being approved. `study_period`: the open one by default. */
export const checkChoicesBody = z.object({ students: z.array(uid).min(1).max(100), study_period: uid.optional() });
export const checkChoicesAnswer = z.object({
  study_period: uid,
  ready: z.int(),
  results: z.array(
    z.object({
      student: personReference,
      card: cardUid,
      status: cardStatus,
      credits: z.number(),
      audit_credits: z.number(),
      courses: z.int(),
      ready: z.boolean(),
      problems: z.array(obstacle),
    }),
  ),
});
