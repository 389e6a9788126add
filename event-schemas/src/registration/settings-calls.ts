import { z } from 'zod';
import { count, details } from '../kernel/bounds.ts';
import { defineContracts } from '../kernel/calls.ts';
import { creditLimitRule, registrationPeriod, registrationSettingsUid } from './records.ts';
import {
  createPeriodBody,
  changeControlLevelBody,
  changePeriodBody,
  changeSettingsBody,
  controlLevelBody,
  importDebtsAnswer,
  importDebtsBody,
  importResultsAnswer,
  importResultsBody,
  statusSwitchBody,
  superRegistrationAnswer,
  superRegistrationBody,
} from './settings-requests.ts';
import {
  registrationPeriodRow,
  cancelledOrder,
  certificateRow,
  controlLevelView,
  corequisiteSettings,
  creditRuleRow,
  debtRow,
  notifyFinalGradesSettings,
  personalLimitRow,
  registrationSettingsView,
  requestToTeacherSettings,
  statusSwitchDetail,
  statusSwitchPreview,
  statusSwitchRow,
  studyPlanApplication,
  superRegistrationRow,
  systemOnlineRegistration,
  timerSettings,
  waitingListSettings,
} from './settings-views.ts';
import { uid } from './values.ts';
import { debtKeeping, ofAStudent, writingPeriods, writingSettings } from './refusal-groups.ts';
import { csvRefusals, writingRefusals } from '../kernel/refusals.ts';

/** Credit limit rules (portal.md §5 "Credits", portal-calls.md §7.9). */
export const creditRule = creditLimitRule.fields;
const ruleAnswer = creditRule.extend({ uid });
const ofRule = z.object({ uid });
/**
 * Registration periods, under both paths of the specification (portal-calls.md §7.9). A period never ends before it starts; the same period twice
 * is refused by its key, one beside another of its kind for the same students by the record kit (docs/decisions/0033); one under which cards were
 * filled in is not removed and stays in its study period.
 */
export const periodFields = registrationPeriod.fields;
export const periodAnswer = periodFields.extend({ uid });
/** The one record of settings, whole and in the parts that the specification names (portal-calls.md §7.9). What is not given stays. */
const ofSettings = z.object({ uid: z.literal(registrationSettingsUid) });
const one = { uid: z.string() };
const ofSwitch = z.object({ uid });

const periodList = {
  row: registrationPeriodRow,
  query: z.object({
    status: z
      .string()
      .max(100)
      .or(z.array(z.string().max(20)).max(5))
      .optional(),
  }),
};

/** What the office sets for registration: periods, limits, settings, debts, results, super registration. */
export const settingsContracts = defineContracts({
  'POST /organizations/control_level_education_create/': {
    body: controlLevelBody,
    answer: controlLevelView,
    refuses: [...writingRefusals, 'registration.control_level_exists'],
  },
  'PATCH /organizations/control_level_education_update/{uid}/': {
    params: z.object({ uid }),
    body: changeControlLevelBody,
    answer: controlLevelView,
    refuses: [...writingRefusals, 'registration.control_level_exists', 'registration.control_level_not_found'],
  },
  'POST /registration/credit_limit_rules/': {
    body: creditRule,
    answer: ruleAnswer,
    refuses: [
      ...writingRefusals,
      'registration.max_credit_rule_below_collected',
      'registration.min_above_max',
      'registration.rule_exists',
    ],
  },
  'PUT /registration/credit_limit_rules/{uid}/': {
    params: ofRule,
    body: creditRule.partial(),
    answer: ruleAnswer,
    refuses: [
      ...writingRefusals,
      'registration.max_credit_rule_below_collected',
      'registration.min_above_max',
      'registration.rule_exists',
    ],
  },
  'DELETE /registration/credit_limit_rules/{uid}/': { params: ofRule, refuses: ['platform.record_stale'] },
  'POST /advising/results/import/': {
    body: importResultsBody,
    answer: importResultsAnswer,
    refuses: [
      ...ofAStudent,
      'advising.office_only',
      'platform.record_unknown',
      'registration.import_broken',
      'registration.import_empty',
    ],
  },
  'POST /registration/debts/import/': {
    body: importDebtsBody,
    answer: importDebtsAnswer,
    refuses: [
      ...ofAStudent,
      ...debtKeeping,
      ...csvRefusals,
      'advising.office_only',
      'platform.import_column_missing',
      'platform.record_unknown',
      'registration.import_bad_amount',
      'registration.import_bad_date',
      'registration.import_broken',
      'registration.import_certificate_office',
      'registration.import_clears',
      'registration.import_empty',
      'registration.import_note_too_long',
      'registration.import_twice',
      'registration.import_unknown_kind',
      'registration.import_unknown_student',
    ],
  },
  'PUT /organizations/update_registration_periods/': {
    body: changePeriodBody.extend({ uid }),
    answer: periodAnswer,
    refuses: [...writingPeriods, 'platform.record_in_use', 'registration.period_not_found'],
  },
  'PUT /common/register_period/{uid}/': {
    params: z.object({ uid }),
    body: changePeriodBody,
    answer: periodAnswer,
    refuses: [...writingPeriods, 'platform.record_in_use', 'registration.period_not_found'],
  },
  'POST /organizations/delete_rule_for_reg_period/': {
    body: z.object({ uid, rule: count.max(100) }),
    answer: periodAnswer,
    refuses: ['platform.record_in_use', 'platform.record_stale', 'registration.period_not_found'],
  },
  'PUT /registration/settings/': {
    body: changeSettingsBody.extend({ seen: details.optional() }),
    answer: registrationSettingsView,
    refuses: [...writingRefusals, ...writingSettings, 'platform.changed_meanwhile'],
  },
  'PUT /organizations/waiting_list_settings/{uid}/': {
    params: ofSettings,
    body: waitingListSettings.partial(),
    answer: waitingListSettings.extend(one),
    refuses: writingSettings,
  },
  'PUT /organizations/request_to_teacher_setting/{uid}/': {
    params: ofSettings,
    body: requestToTeacherSettings.partial(),
    answer: requestToTeacherSettings.extend(one),
    refuses: writingSettings,
  },
  'POST /user/setting_the_course_timer/': {
    body: timerSettings,
    answer: timerSettings,
    refuses: writingSettings,
  },
  'POST /user/setting_corequisites/': {
    body: corequisiteSettings,
    answer: corequisiteSettings,
    refuses: writingSettings,
  },
  'POST /user/setting_notify_final_grades/': {
    body: notifyFinalGradesSettings,
    answer: notifyFinalGradesSettings,
    refuses: writingSettings,
  },
  'POST /registration/status_switches/preview/': {
    body: statusSwitchBody.pick({ study_period: true, filter: true }),
    answer: statusSwitchPreview,
  },
  'POST /registration/status_switches/': {
    body: statusSwitchBody,
    answer: z.object({ uid, cards: z.int() }),
    refuses: ['advising.office_only', 'advising.reason_required', 'registration.status_switch_empty'],
  },
  'POST /registration/status_switches/{uid}/step/': {
    params: ofSwitch,
    body: z.object({}),
    answer: z.object({ left: z.boolean(), failed: z.array(z.object({ item: z.string(), error: z.string() })) }),
    refuses: [
      ...ofAStudent,
      'advising.card_on_waiting_list',
      'advising.office_only',
      'advising.reason_required',
      'registration.status_switch_not_found',
    ],
  },
  'POST /organizations/change_online_registration_super/': {
    body: superRegistrationBody,
    answer: superRegistrationAnswer,
    refuses: [
      ...ofAStudent,
      'advising.office_only',
      'advising.reason_required',
      'platform.record_unknown',
      'registration.super_until_passed',
    ],
  },
  'GET /organizations/order_cancelled/': { row: cancelledOrder },
  'GET /registration/debts/': { row: debtRow },
  'GET /registration/medical_certificates/': {
    row: certificateRow,
    query: z.object({ valid: z.enum(['true', 'false']).or(z.boolean()).optional() }),
  },
  'GET /admin/credit_limit_system/': { row: creditRuleRow },
  'GET /registration/personal_limits/': { row: personalLimitRow },
  'GET /registration/super_registrations/': {
    row: superRegistrationRow,
    query: z.object({ active: z.enum(['true', 'false']).or(z.boolean()).optional() }),
  },
  'GET /organizations/study_plan_applications/': {
    row: studyPlanApplication,
    query: z.object({ study_period: z.uuid().optional() }),
  },
  'GET /registration/settings/': { answer: registrationSettingsView },
  'GET /organizations/waiting_list_settings/': { answer: z.array(waitingListSettings.extend(one)) },
  'GET /organizations/request_to_teacher_setting/': { answer: z.array(requestToTeacherSettings.extend(one)) },
  'GET /user/setting_the_course_timer/': { answer: timerSettings },
  'GET /user/setting_corequisites/': { answer: corequisiteSettings },
  'GET /user/setting_notify_final_grades/': { answer: notifyFinalGradesSettings },
  'GET /organizations/control_level_education_list/': { answer: z.array(controlLevelView) },
  'GET /registration/status_switches/': { row: statusSwitchRow },
  'GET /registration/status_switches/{uid}/': {
    params: z.object({ uid }),
    answer: statusSwitchDetail,
    refuses: ['registration.status_switch_not_found'],
  },
  'GET /organizations/system_online_registration/': { answer: systemOnlineRegistration },
  'POST /organizations/online_registration/registration_periods/': {
    body: createPeriodBody,
    answer: periodAnswer,
    refuses: writingPeriods,
  },
  'POST /common/register_period/': { body: createPeriodBody, answer: periodAnswer, refuses: writingPeriods },
  'GET /organizations/online_registration/list_registration_periods/': periodList,
  'GET /common/register_period/': periodList,
});
