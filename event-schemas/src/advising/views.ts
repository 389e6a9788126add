import { z } from 'zod';
import { localized } from '../kernel/localized.ts';
import { gender, preparationLevel, studentStatus, studyForm } from '../curriculum/values.ts';
import { cardStatus, uid } from '../registration/values.ts';
import {
  cardItem,
  creditSummary,
  debtView,
  historyLine,
  obstacle,
  passedOver,
  personReference,
  reference,
  registrationPeriodView,
  removedCourse,
  statusInfo,
  studentView,
  studyPeriodView,
  studyPlanView,
} from '../registration/views.ts';

const iso = z.iso.datetime();

/**
 * A student with the card of one study period: row of GET /advisors/my_students/all/, /advisors/my_students_auca/ and
 * GET /registration/students/. Names of the catalogue come beside their uid (`…_name`). `card` is the card's uid.
 */
export const studentRow = z.object({
  uid,
  code: z.string(),
  display_name: z.string(),
  last_name: z.string(),
  first_name: z.string(),
  middle_name: z.string(),
  email: z.string(),
  gender,
  citizenship: z.string(),
  student_status: studentStatus,
  entry_year: z.int(),
  course: z.int(),
  study_form: studyForm,
  preparation_level: preparationLevel,
  faculty: uid.nullable(),
  faculty_name: localized.nullable(),
  cathedra: uid.nullable(),
  cathedra_name: localized.nullable(),
  edu_prog_group: uid.nullable(),
  edu_prog_group_name: localized.nullable(),
  edu_prog: uid.nullable(),
  edu_prog_name: localized.nullable(),
  group: uid.nullable(),
  group_name: z.string().nullable(),
  advisor: uid.nullable(),
  advisor_name: z.string().nullable(),
  study_period: uid.nullable(),
  card: z.string().nullable(),
  status: cardStatus,
  credits: z.number(),
  audit_credits: z.number(),
  courses: z.int(),
  queued: z.int(),
  sent_at: iso.nullable(),
  changed_at: iso.nullable(),
  comment: z.string().nullable(),
  online_registration_access: z.enum(['open', 'closed', 'default']),
  access_comment: z.string(),
  has_financial_debt: z.boolean(),
  has_debt: z.boolean(),
});
export type StudentRow = z.infer<typeof studentRow>;

/** GET /advising/status_counts/: how many of the reader's students (after the same filters) stand in each status. */
export const statusCounts = z.object({
  study_period: uid.nullable(),
  total: z.int(),
  counts: z.record(cardStatus, z.int()),
});
export type StatusCounts = z.infer<typeof statusCounts>;

/** An option of a filter: `value` goes into the query, `name` is shown. */
export const filterOption = z.object({ value: z.union([z.string(), z.number()]), name: localized });
export type FilterOption = z.infer<typeof filterOption>;
export const filterOptions = z.array(filterOption);

/** What may be done with a card now, and if not, why. */
export const cardActionNames = ['start_review', 'approve', 'reject', 'change', 'set_status'] as const;
export const cardAction = z.object({
  action: z.enum(cardActionNames),
  allowed: z.boolean(),
  obstacle: obstacle.nullable(),
});
export type CardAction = z.infer<typeof cardAction>;

/**
 * What stands out about a course of a card. `plan`: whether the student's plan has it, null without a plan; `prerequisites`: what it needs is studied
 * still, or is not even that; `failed`: the letter with which it was failed before.
 */
export const courseSigns = z.object({
  uid,
  plan: z.enum(['in', 'out']).nullable(),
  prerequisites: z.enum(['in_progress', 'missing']).nullable(),
  failed: z.string().nullable(),
});
export type CourseSigns = z.infer<typeof courseSigns>;

/** GET /advising/cards/{uid}/, uid = `<student>.<study period>`: all that an advisor needs for the review. */
export const cardDetail = z.object({
  uid: z.string(),
  stream: z.string(),
  study_period: studyPeriodView,
  registration_period: registrationPeriodView.nullable(),
  student: studentView.extend({ email: z.string(), advisor: personReference.nullable() }),
  status_info: statusInfo,
  credits: creditSummary,
  study_plan: studyPlanView.nullable(),
  courses: z.array(cardItem),
  waiting: z.array(cardItem),
  /** Of the courses and of those that are waited for. */
  signs: z.array(courseSigns),
  /** `usual`: credits of a usual term of this student, null where there was none. */
  load: z.object({ usual: z.int().nullable(), over: z.boolean() }),
  basket: z.array(cardItem),
  passed: z.array(passedOver),
  removed: z.array(removedCourse),
  standing: z.object({
    online_registration_access: z.enum(['open', 'closed', 'default']),
    comment: z.string(),
    debts: z.array(debtView),
    certificate_until: z.iso.date().nullable(),
  }),
  /** The earliest term first. `credits`: of the discipline. */
  completed: z.array(
    z.object({
      discipline: reference,
      credits: z.number(),
      study_period: uid,
      study_period_name: localized.nullable(),
      letter: z.string(),
      points: z.number().nullable(),
    }),
  ),
  actions: z.array(cardAction),
  history: z.array(historyLine),
});
export type CardDetail = z.infer<typeof cardDetail>;
