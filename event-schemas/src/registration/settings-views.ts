import { z } from 'zod';
import { preparationLevel } from '../curriculum/values.ts';
import { localized } from '../kernel/localized.ts';
import { controlLevel, creditLimitRule, registrationPeriod, registrationSettings } from './records.ts';
import { refusedCard, statusSwitchFilter } from './status-switch.ts';
import { debtKinds } from './codes.ts';
import { cardStatus, loadType, registrationKind, uid } from './values.ts';
import { personReference } from './views.ts';

/** What the office's settings of registration answer with (portal-calls.md §7.9). Times are ISO 8601 UTC. */
const iso = z.iso.datetime();
const settings = registrationSettings.fields;

/** GET and PUT /registration/settings/: all of them. */
export const registrationSettingsView = settings.extend({ uid });
/** Parts of the settings under the specification's own calls. */
export const waitingListSettings = settings.pick({
  waiting_list_enabled: true,
  confirmation_minutes: true,
  notify_minutes: true,
  reset_day: true,
});
export const requestToTeacherSettings = settings.pick({
  request_to_teacher: true,
  request_waives_prerequisite: true,
  request_waives_capacity: true,
});
export const timerSettings = settings.pick({ use_timer: true, timer_time: true });
export const corequisiteSettings = settings.pick({ corequisites: true });
export const notifyFinalGradesSettings = settings.pick({ notify_final_grades: true });
/** An entry of the control of levels; it leaves the list when it is inactive (portal.md §4). */
export const controlLevelView = controlLevel.extend({ is_active: z.boolean() });

/** Where a registration period stands; `not_defined`: the study period has none (portal.md §4). */
export const periodStatus = z.enum(['scheduled', 'current', 'expired', 'not_defined']);
/** A period in the office's list. `overlaps`: periods that run at the same time for the same students. */
export const registrationPeriodRow = registrationPeriod.fields.extend({
  uid,
  study_period_name: localized.nullable(),
  status: periodStatus.exclude(['not_defined']),
  overlaps: z.array(z.object({ uid, name: localized, kind: registrationKind })),
});
export type RegistrationPeriodRow = z.infer<typeof registrationPeriodRow>;

/** GET /organizations/system_online_registration/: where registration stands in each study period that is not over. */
export const systemOnlineRegistration = z.object({
  now: iso,
  is_open: z.boolean(),
  study_periods: z.array(
    z.object({
      uid,
      name: localized,
      status: periodStatus,
      period: z.object({ uid, name: localized, kind: registrationKind, start_date: iso, end_date: iso }).nullable(),
      cards: z.int(),
      confirmed: z.int(),
      super_registrations: z.int(),
    }),
  ),
});
export type SystemOnlineRegistration = z.infer<typeof systemOnlineRegistration>;

const named = z.object({ uid, code: z.string(), name: localized }).nullable();
/** A credit rule with the names of its scope. */
export const creditRuleRow = creditLimitRule.fields.extend({
  uid,
  study_period_name: localized.nullable(),
  student_group_name: z.string().nullable(),
  edu_program_name: named.unwrap().shape.name.nullable(),
});
export type CreditRuleRow = z.infer<typeof creditRuleRow>;
/** A student's own credit limit: GET /registration/personal_limits/. `uid` is the card's. */
export const personalLimitRow = z.object({
  uid: z.string(),
  student: uid,
  display_name: z.string(),
  code: z.string(),
  group_name: z.string().nullable(),
  study_period: uid,
  study_period_name: localized.nullable(),
  credits: z.number(),
  audit_credits: z.number(),
  max_credit: z.number().nullable(),
  max_credit_audit: z.number().nullable(),
});
export type PersonalLimitRow = z.infer<typeof personalLimitRow>;

/** A student whose card may be edited outside registration: GET /registration/super_registrations/. */
export const superRegistrationRow = z.object({
  uid: z.string(),
  student: uid,
  display_name: z.string(),
  code: z.string(),
  group_name: z.string().nullable(),
  study_period: uid,
  study_period_name: localized.nullable(),
  until: iso,
  active: z.boolean(),
  reason: z.string(),
  set_by: z.string(),
  set_by_name: z.string().nullable(),
  set_at: iso,
});
export type SuperRegistrationRow = z.infer<typeof superRegistrationRow>;

/** What a student owes: GET /registration/debts/. `uid` is `<student>.<kind>`. */
const studentColumns = {
  student: uid,
  display_name: z.string(),
  code: z.string(),
  group_name: z.string().nullable(),
  course: z.number(),
  edu_prog_name: localized.nullable(),
  advisor_name: z.string().nullable(),
};
export const debtRow = z.object({
  uid: z.string(),
  ...studentColumns,
  kind: z.enum(debtKinds),
  amount: z.number().nullable(),
  note: z.string(),
  since: iso,
});
export type DebtRow = z.infer<typeof debtRow>;
/** A medical certificate: GET /registration/medical_certificates/. */
export const certificateRow = z.object({ uid, ...studentColumns, valid_until: z.iso.date(), valid: z.boolean() });
export type CertificateRow = z.infer<typeof certificateRow>;

/** GET /registration/status_switches/preview/ */
export const statusSwitchPreview = z.object({
  cards: z.int(),
  statuses: z.array(z.object({ status: cardStatus, cards: z.int() })),
});
export type StatusSwitchPreview = z.infer<typeof statusSwitchPreview>;
/** A switch of the status: `done` and `of` while it runs, `refusals` when it is finished. */
export const statusSwitchRow = z.object({
  uid,
  study_period: uid,
  study_period_name: localized.nullable(),
  status: cardStatus,
  reason: z.string(),
  cards: z.int(),
  asked_by: z.string(),
  asked_by_name: z.string().nullable(),
  asked_at: iso,
  finished_at: iso.nullable(),
  done: z.int().nullable(),
  refused: z.int().nullable(),
});
export type StatusSwitchRow = z.infer<typeof statusSwitchRow>;
export const statusSwitchDetail = statusSwitchRow.extend({
  filter: statusSwitchFilter,
  progress: z.object({ done: z.int(), of: z.int() }),
  refusals: z.array(refusedCard.extend({ display_name: z.string(), message: z.string() })),
});
export type StatusSwitchDetail = z.infer<typeof statusSwitchDetail>;

/** GET /organizations/study_plan_applications/: how far the cards of each study plan are in a study period. */
export const studyPlanApplication = z.object({
  uid,
  code: z.string(),
  edu_program: named,
  edu_program_name: localized.nullable(),
  entry_year: z.number(),
  preparation_level: preparationLevel.nullable(),
  students: z.int(),
  not_started: z.int(),
  choosing: z.int(),
  sent: z.int(),
  checking: z.int(),
  rejected: z.int(),
  confirmed: z.int(),
});
/** GET /organizations/order_cancelled/: courses and lessons whose registration was cancelled, the last one first. */
export const cancelledOrder = z.object({
  uid,
  level: z.enum(['course', 'flux', 'lesson']),
  target: uid,
  offering: uid,
  code: z.string(),
  name: localized,
  load_type: loadType.nullable(),
  section: z.string().nullable(),
  students: z.int(),
  reason: z.string(),
  cancelled_by: personReference.nullable(),
  cancelled_by_name: z.string(),
  cancelled_at: iso,
});
