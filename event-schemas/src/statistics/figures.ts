import { z } from 'zod';
import { component, cycle, preparationLevel, studyForm } from '../curriculum/values.ts';
import { localized } from '../kernel/localized.ts';
import { cardStatuses } from '../registration/codes.ts';
import { uid } from '../registration/values.ts';

/** Statistics of registration for the office. */
const iso = z.iso.datetime();
const count = z.int();

/**
 * A row of GET /registration/statistics/courses/. `demand`: taken, held, offered and waiting; `refused`: attempts
 * refused; `fill`, `demand_share`: percent of the capacity.
 */
export const courseStatistics = z.object({
  uid,
  study_period: uid,
  study_period_name: localized.nullable(),
  code: z.string(),
  name: localized,
  credits: z.number(),
  cycle: cycle.nullable(),
  component: component.nullable(),
  cathedra: uid.nullable(),
  cathedra_name: localized.nullable(),
  capacity: count,
  taken: count,
  held: count,
  offered: count,
  left: count,
  waiting: count,
  fill: z.number(),
  demand: count,
  demand_share: z.number(),
  refused: count,
  registered: count,
  dropped: count,
});
export type CourseStatistics = z.infer<typeof courseStatistics>;

export const courseGroupings = ['cathedra', 'teacher', 'language', 'cycle', 'component', 'load_type'] as const;
const seatsOfGroup = {
  name: localized,
  courses: count,
  lessons: count,
  capacity: count,
  taken: count,
  waiting: count,
  refused: count.nullable(),
  fill: z.number(),
};
/** GET /registration/statistics/courses/groups/?study_period=&by=. By teacher, language and load type the seats are those of lessons, else those of courses. */
export const courseGroups = z.object({
  study_period: uid.nullable(),
  by: z.enum(courseGroupings),
  totals: z.object({
    courses: count,
    capacity: count,
    taken: count,
    waiting: count,
    refused: count,
    full: count,
    fill: z.number(),
  }),
  /** How many there are; `results` are the fullest of them, the list has all. */
  groups: count,
  results: z.array(z.object({ value: z.string().nullable(), ...seatsOfGroup })),
});
/** A row of GET /registration/statistics/courses/groups/list/. */
export const courseGroupRow = z.object({ uid: z.string(), ...seatsOfGroup });
export type CourseGroupRow = z.infer<typeof courseGroupRow>;
export type CourseGroups = z.infer<typeof courseGroups>;

export const studentGroupings = [
  'faculty',
  'cathedra',
  'edu_program',
  'student_group',
  'course',
  'entry_year',
  'preparation_level',
  'study_form',
] as const;
const perStatus = z.object(
  Object.fromEntries(cardStatuses.map(status => [status, count])) as Record<
    (typeof cardStatuses)[number],
    typeof count
  >,
);
const counted = {
  students: count,
  registered: count,
  unregistered: count,
  share: z.number(),
  credits: z.number(),
  statuses: perStatus,
};
/**
 * GET /registration/statistics/students/: studying students by one of their attributes. `registered`: with a course on
 * the card; `share`: of them in percent; `credits`: mean of the registered.
 */
export const studentGroups = z.object({
  study_period: uid.nullable(),
  by: z.enum(studentGroupings),
  totals: z.object(counted),
  /** How many there are; `results` are those with most unregistered students, the list has all. */
  groups: count,
  results: z.array(z.object({ value: z.string().nullable(), name: localized, ...counted })),
});
/** A row of GET /registration/statistics/students/groups/; cards by status stand beside the other counts. */
export const studentGroupRow = z.object({
  uid: z.string(),
  name: localized,
  students: count,
  registered: count,
  unregistered: count,
  share: z.number(),
  credits: z.number(),
  ...perStatus.shape,
});
export type StudentGroupRow = z.infer<typeof studentGroupRow>;
export type StudentGroups = z.infer<typeof studentGroups>;
export const studentGroupsQuery = z.object({
  study_period: uid.optional(),
  by: z.enum(studentGroupings).default('faculty'),
  faculty: uid.optional(),
  cathedra: uid.optional(),
  edu_program: uid.optional(),
  course: z.coerce.number().int().min(1).max(8).optional(),
  preparation_level: preparationLevel.optional(),
  study_form: studyForm.optional(),
});

/** A row of GET /registration/statistics/unregistered/: a student without a course on the card of the term. */
export const unregisteredStudent = z.object({
  uid,
  study_period: uid,
  code: z.string(),
  display_name: z.string(),
  email: z.string(),
  edu_prog: uid,
  edu_prog_name: localized.nullable(),
  faculty: uid.nullable(),
  faculty_name: localized.nullable(),
  group: uid.nullable(),
  group_name: z.string().nullable(),
  course: count,
  entry_year: count,
  preparation_level: preparationLevel,
  study_form: studyForm,
  student_status: z.string(),
  advisor: uid.nullable(),
  advisor_name: z.string().nullable(),
  queued: count,
  card: z.string(),
  online_registration_access: z.enum(['open', 'closed', 'default']),
  has_debt: z.boolean(),
});
export type UnregisteredStudent = z.infer<typeof unregisteredStudent>;

/** GET /registration/statistics/curve/?study_period=: how a period went, a minute, an hour or a day apart. `students`: with a course on the card. */
export const registrationCurve = z.object({
  study_period: uid.nullable(),
  step: z.enum(['minute', 'hour', 'day']),
  points: z.array(
    z.object({
      at: iso,
      students: count,
      taken: count,
      waiting: count,
      registered: count,
      dropped: count,
      refused: count,
      sent: count,
      approved: count,
    }),
  ),
});
export type RegistrationCurve = z.infer<typeof registrationCurve>;
