import { z } from 'zod';
import { cardDetail } from '../advising/views.ts';
import { semester } from '../curriculum/records.ts';
import { count, day } from '../kernel/bounds.ts';
import { type ContractsOf, defineContracts } from '../kernel/calls.ts';
import { localized } from '../kernel/localized.ts';
import { myDay } from './my-day.ts';
import { offeringDetail, offeringRow, offeringsSummary } from './office-views.ts';
import { creditLimitRule, registrationPeriod, registrationSettingsUid } from './records.ts';
import {
  basketAnswer,
  basketBody,
  capacityBody,
  cardParams,
  cardQuery,
  cardSaveAnswer,
  cardSaveBody,
  changeLessonBody,
  courseOfCard,
  dropBody,
  lessonTeacherBody,
  statusAnswer,
} from './requests.ts';
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
import {
  additionalProgram,
  choosePlanBody,
  chosenProgram,
  coursePermissionBody,
  coursePermissionParams,
  coursePermissions,
  conditionsView,
  dropProgramBody,
  manual,
  permissionHistory,
  planChoices,
  sciencesDisciplineBody,
  seatWatchAnswer,
  seatWatches,
  studentPermissions,
  studentPrograms,
  studyPlansBody,
  teachersOfDiscipline,
  withdrawPermissionBody,
} from './student-choices.ts';
import { uid } from './values.ts';
import {
  advisorView,
  badges,
  basketModal,
  cardColor,
  connectedWith,
  courseInfo,
  creditProfile,
  currentCourses,
  currentTime,
  dayOfWeek,
  debts,
  deleteCheck,
  historyLine,
  postrequisites,
  prerequisitesAnswer,
  queueList,
  recommendedDiscipline,
  sidebarCourse,
  sidebarList,
  statusInfo,
  studentHealth,
  studyPeriodView,
  studyPlanView,
  timeWindow,
  yearSemester,
} from './views.ts';
import { admitBody, moveBody, queueAnswer, queueHappening, waitingEntry, waitingListRow } from './waiting-lists.ts';
import {
  actingFor,
  debtKeeping,
  dropping,
  inThePeriod,
  ofACard,
  ofACourse,
  ofAStudent,
  ofOwnCard,
  registering,
  waiting,
  writingPeriods,
  writingSettings,
} from './refusal-groups.ts';
import { csvRefusals, writingRefusals } from '../kernel/refusals.ts';

/** The worker's alarms (service token only). What has not run out yet stays; ringing twice changes nothing. */
const onCourse = z.object({ offering: uid });
/** Calls of the office on a course's lessons: seats, teachers. */
const lessonOfOffering = z.object({ uid, lesson: uid });
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
const ofStudent = z.object({ uid });
const offerParams = z.object({ uid });
const ownCard = z.object({ study_period: uid });
/** The office steers the waiting list of a course; `uid` is the offering. Each act has a reason, which stands in the course's history. */
const ofCourse = z.object({ uid });
const studentQuery = z.object({ student: uid.optional() });
const termQuery = z.object({ student: uid.optional(), study_period: uid.optional() });
export const cardCourseBody = termQuery.pick({ student: true }).extend({ course: uid });
const studentIfAny = z.object({ student: uid.optional() });
const byId = z.object({ id: uid });
/** Of which study period something is asked: the one named, else that whose registration runs or is nearest, else the last. */
export const ofStudyPeriod = z.object({ study_period: uid.optional() });

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

/** What the calls of the module take and answer. */
export const contracts = defineContracts({
  'POST /registration/alarms/hold/': { body: onCourse, refuses: ofACourse },
  'POST /registration/alarms/offer/': {
    body: onCourse.extend({ student: uid }),
    refuses: [...actingFor, ...ofACourse],
  },
  'POST /registration/alarms/waiting_list_reset/': { body: onCourse, refuses: ofACourse },
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
  'PUT /registration/offerings/{uid}/lessons/{lesson}/capacity/': {
    params: lessonOfOffering,
    body: capacityBody,
    answer: capacityBody,
    refuses: [...ofACourse, 'registration.capacity_below_taken', 'registration.lesson_not_found'],
  },
  'PUT /registration/offerings/{uid}/lessons/{lesson}/teacher/': {
    params: lessonOfOffering,
    body: lessonTeacherBody,
    answer: lessonTeacherBody,
    refuses: [...ofACourse, 'registration.lesson_not_found', 'registration.not_a_teacher'],
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
  'DELETE /organizations/delete_registration_periods/': {
    query: z.object({ uid }),
    refuses: ['platform.record_in_use', 'platform.record_stale', 'registration.period_not_found'],
  },
  'DELETE /common/register_period/delete/{uid}/': {
    params: z.object({ uid }),
    refuses: ['platform.record_in_use', 'platform.record_stale', 'registration.period_not_found'],
  },
  'POST /organizations/delete_rule_for_reg_period/': {
    body: z.object({ uid, rule: count.max(100) }),
    answer: periodAnswer,
    refuses: ['platform.record_in_use', 'platform.record_stale', 'registration.period_not_found'],
  },
  'PUT /registration/settings/': {
    body: changeSettingsBody,
    answer: registrationSettingsView,
    refuses: [...writingRefusals, ...writingSettings],
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
  'POST /organizations/add_to_notification_list/': {
    query: courseOfCard,
    answer: seatWatchAnswer,
    refuses: [
      ...ofACourse,
      'registration.already_registered',
      'registration.not_your_card',
      'registration.seats_free',
      'registration.waiting_already',
    ],
  },
  'POST /organizations/delete_from_notification_list/': {
    query: courseOfCard,
    answer: seatWatchAnswer,
    refuses: ['registration.not_watching', 'registration.not_your_card'],
  },
  'POST /registration/alarms/seat_free/': {
    body: z.object({ offering: uid, student: uid, study_period: uid }),
    refuses: ['registration.not_your_card'],
  },
  'POST /organizations/sciences_discipline/': {
    body: sciencesDisciplineBody,
    answer: chosenProgram,
    refuses: [
      'advising.not_your_student',
      'advising.office_only',
      'registration.additional_program_chosen',
      'registration.field_closed',
      'registration.field_credit_above',
      'registration.field_not_found',
      'registration.not_your_card',
    ],
  },
  'POST /organizations/delete_additional_edu_program/': {
    query: cardQuery,
    body: dropProgramBody,
    refuses: [
      'registration.additional_program_in_use',
      'registration.additional_program_not_chosen',
      'registration.not_your_card',
    ],
  },
  'PUT /registration/study_plan/': {
    body: choosePlanBody,
    answer: choosePlanBody,
    refuses: [
      'advising.not_your_student',
      'advising.office_only',
      'registration.not_your_card',
      'registration.study_plan_not_yours',
    ],
  },
  'PUT /registration/students/{uid}/study_plans/': {
    params: ofStudent,
    body: studyPlansBody,
    answer: studyPlansBody,
    refuses: [
      'advising.not_your_student',
      'advising.office_only',
      'registration.not_your_card',
      'registration.study_plan_not_found',
    ],
  },
  'POST /registration/students/{uid}/course_permissions/': {
    params: ofStudent,
    body: coursePermissionBody,
    answer: coursePermissionBody,
    refuses: [...actingFor, ...ofACourse, 'registration.capacity_office_only'],
  },
  'DELETE /registration/students/{uid}/course_permissions/{offering}/': {
    params: coursePermissionParams,
    body: withdrawPermissionBody,
    refuses: [
      'advising.not_your_student',
      'advising.office_only',
      'registration.not_your_card',
      'registration.permission_not_found',
    ],
  },
  'PUT /registration/manual/': { body: manual, answer: manual, refuses: ['platform.record_stale'] },
  'POST /organizations/add_basket/card_save/': {
    query: courseOfCard,
    body: basketBody,
    answer: basketAnswer,
    refuses: [
      ...registering,
      'registration.basket_off',
      'registration.basket_pause',
      'registration.no_seat',
      'registration.not_in_basket',
      'registration.waiting_already',
    ],
  },
  'POST /organizations/cancelled/': {
    query: courseOfCard,
    refuses: [...actingFor, ...ofACourse, 'registration.not_in_basket'],
  },
  'POST /organizations/card_save/': {
    query: courseOfCard,
    body: cardSaveBody,
    answer: cardSaveAnswer,
    refuses: [...registering, ...waiting],
  },
  'POST /organizations/change_lesson/': {
    query: courseOfCard,
    body: changeLessonBody,
    answer: cardSaveAnswer,
    refuses: [...registering, 'registration.no_seat', 'registration.not_on_card'],
  },
  'POST /organizations/delete_card/': {
    query: courseOfCard,
    body: dropBody,
    answer: cardSaveAnswer,
    refuses: [...dropping, 'registration.student_not_found'],
  },
  'POST /organizations/send_advaizer/': {
    query: cardQuery,
    answer: statusAnswer,
    refuses: [
      ...inThePeriod,
      'registration.card_corequisite_missing',
      'registration.card_empty',
      'registration.card_lesson_cancelled',
      'registration.card_on_waiting_list',
      'registration.credit_minimum_not_reached',
      'registration.no_advisor',
      'registration.not_your_card',
      'registration.status_not_sendable',
      'registration.student_not_found',
    ],
  },
  'PUT /organizations/from_waiting_list_to_lesson_registration/{uid}/': {
    params: offerParams,
    query: ownCard,
    answer: cardSaveAnswer,
    refuses: [
      ...registering,
      'registration.no_offer',
      'registration.not_in_waiting_list',
      'registration.offer_expired',
    ],
  },
  'PUT /registration/offers/{uid}/decline/': {
    params: offerParams,
    query: ownCard,
    refuses: [...actingFor, ...ofACourse, 'registration.no_offer', 'registration.not_in_waiting_list'],
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
  'PUT /registration/waiting_lists/{uid}/move/': {
    params: ofCourse,
    body: moveBody,
    answer: queueAnswer,
    refuses: [...ofACourse, 'registration.not_in_waiting_list'],
  },
  'PUT /registration/waiting_lists/{uid}/admit/': {
    params: ofCourse,
    body: admitBody,
    answer: queueAnswer,
    refuses: [
      ...registering,
      'registration.no_seat',
      'registration.no_seat_to_admit',
      'registration.not_in_waiting_list',
    ],
  },
  'GET /organizations/advaizer/': { query: studentQuery, answer: advisorView, refuses: ofOwnCard },
  'GET /organizations/online_registration/library_debt/': { query: studentQuery, answer: debts, refuses: ofOwnCard },
  'GET /organizations/student_health/': { query: studentQuery, answer: studentHealth, refuses: ofOwnCard },
  'GET /organizations/online_registration/history_list/': {
    query: termQuery,
    answer: z.array(historyLine),
    refuses: ofACard,
  },
  'GET /organizations/basket_modal/': { query: termQuery, answer: basketModal, refuses: ofACard },
  'GET /organizations/side_bar_list/current_course/': { query: termQuery, answer: currentCourses, refuses: ofACard },
  'GET /organizations/badge/': { query: termQuery, answer: badges, refuses: ofACard },
  'POST /organizations/check_access_delete/': {
    body: cardCourseBody,
    answer: deleteCheck,
    refuses: [...ofACard, 'registration.course_not_found'],
  },
  'POST /organizations/check_delete_card/': {
    body: cardCourseBody,
    answer: deleteCheck,
    refuses: [...ofACard, 'registration.course_not_found'],
  },
  'GET /advising/cards/{uid}/': { params: cardParams, answer: cardDetail, refuses: ofACard },
  'GET /organizations/queue_list/': { query: termQuery, answer: queueList, refuses: ofACard },
  'GET /organizations/year_semester/': {
    query: termQuery,
    answer: yearSemester,
    refuses: [...ofACard, 'registration.finished_registration', 'registration.not_status_info'],
  },
  'GET /organizations/status_info/': { query: termQuery, answer: statusInfo, refuses: ofACard },
  'GET /common/credit_student_profiles/': { query: termQuery, answer: creditProfile, refuses: ofACard },
  'GET /organizations/check_select_edu_pro/': { query: studentIfAny, answer: planChoices, refuses: ofOwnCard },
  'GET /organizations/online_registration/get_all_edu_pro_student/': {
    query: studentIfAny,
    answer: studentPrograms,
    refuses: ofOwnCard,
  },
  'GET /organizations/manual_course_permission_for_student/': {
    query: termQuery,
    answer: coursePermissions,
    refuses: ofACard,
  },
  'GET /registration/students/{uid}/course_permissions/': {
    params: z.object({ uid }),
    answer: coursePermissions,
    refuses: ofOwnCard,
  },
  'GET /organizations/additional_edu_program/': { query: termQuery, answer: additionalProgram, refuses: ofACard },
  'GET /organizations/door/': { query: termQuery, answer: conditionsView, refuses: ofACard },
  'GET /organizations/manual/': { answer: manual },
  'GET /registration/offerings/{uid}/course_permissions/': { params: z.object({ uid }), answer: studentPermissions },
  'GET /registration/students/{uid}/course_permissions/history/': {
    params: z.object({ uid }),
    answer: permissionHistory,
    refuses: ofOwnCard,
  },
  'GET /organizations/info_table/': {
    query: z.object({ course: uid, student: uid.optional() }),
    answer: courseInfo,
    refuses: [...ofACard, 'registration.course_not_found'],
  },
  'GET /organizations/recommended_disciplines/': {
    query: termQuery,
    answer: z.array(recommendedDiscipline),
    refuses: ofACard,
  },
  'GET /organizations/connected_with/': { query: termQuery, answer: z.array(connectedWith), refuses: ofACard },
  'GET /organizations/exists_postrequisites/': {
    query: z.object({ course: uid, student: uid.optional() }),
    answer: postrequisites,
    refuses: [...ofACard, 'registration.course_not_found'],
  },
  'POST /organizations/postrequisites_for_discipline/': {
    body: termQuery.extend({ discipline: uid }),
    answer: postrequisites,
    refuses: ofACard,
  },
  'GET /organizations/online_registration/prerequisites/': {
    query: z.object({ course: uid, student: uid.optional() }),
    answer: prerequisitesAnswer,
    refuses: [...ofACard, 'registration.course_not_found'],
  },
  'GET /organizations/side_bar_list/': {
    query: termQuery.extend({ study_plan_uid_1c: uid.optional() }),
    answer: sidebarList,
    refuses: ofACard,
  },
  'GET /organizations/side_bar/{course}/': {
    params: z.object({ course: uid }),
    query: termQuery.pick({ student: true }),
    answer: sidebarCourse,
    refuses: [...ofACard, 'registration.course_not_found'],
  },
  'GET /organizations/get_study_period/{id}/': {
    params: byId,
    answer: studyPeriodView,
    refuses: ['registration.study_period_not_found'],
  },
  'GET /organizations/get_acad_period/{id}/': {
    params: byId,
    answer: z.object({ uid, semester, name: localized, study_year: z.int(), study_year_name: z.string() }),
    refuses: ['registration.study_period_not_found'],
  },
  'GET /organizations/get_study_plan/{id}/': {
    params: byId,
    answer: studyPlanView,
    refuses: ['registration.study_plan_not_found'],
  },
  'GET /organizations/online_registration/time_windows/': {
    query: termQuery,
    answer: z.array(timeWindow),
    refuses: ofACard,
  },
  'GET /organizations/online_registration/day_of_week/': { answer: z.array(dayOfWeek) },
  'GET /organizations/table_card_colors/': { answer: z.array(cardColor) },
  'GET /organizations/get_current_time/': { answer: currentTime },
  'GET /registration/my_day/': { query: z.object({ date: day.optional() }), answer: myDay },
  'GET /registration/offerings/': { row: offeringRow },
  'GET /registration/offerings/summary/': {
    query: ofStudyPeriod,
    answer: offeringsSummary,
    refuses: ['registration.study_period_not_found'],
  },
  'GET /registration/offerings/{uid}/': {
    params: z.object({ uid }),
    answer: offeringDetail,
    refuses: ['registration.course_not_found'],
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
  'GET /registration/waiting_lists/': { row: waitingListRow },
  'GET /registration/waiting_lists/entries/': { row: waitingEntry },
  'GET /registration/waiting_lists/history/': { row: queueHappening },
  'GET /organizations/student_notification_list/': { query: termQuery, answer: seatWatches, refuses: ofACard },
  'GET /organizations/teachers_discipline/': {
    query: termQuery.extend({ discipline: uid }),
    answer: teachersOfDiscipline,
    refuses: ofACard,
  },
  'POST /organizations/online_registration/registration_periods/': {
    body: createPeriodBody,
    answer: periodAnswer,
    refuses: writingPeriods,
  },
  'POST /common/register_period/': { body: createPeriodBody, answer: periodAnswer, refuses: writingPeriods },
  'GET /organizations/online_registration/list_registration_periods/': periodList,
  'GET /common/register_period/': periodList,
});

declare module '../kernel/calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts> {}
}
