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
  'POST /registration/alarms/hold/': { body: onCourse },
  'POST /registration/alarms/offer/': { body: onCourse.extend({ student: uid }) },
  'POST /registration/alarms/waiting_list_reset/': { body: onCourse },
  'POST /organizations/control_level_education_create/': { body: controlLevelBody, answer: controlLevelView },
  'PATCH /organizations/control_level_education_update/{uid}/': {
    params: z.object({ uid }),
    body: changeControlLevelBody,
    answer: controlLevelView,
  },
  'PUT /registration/offerings/{uid}/lessons/{lesson}/capacity/': {
    params: lessonOfOffering,
    body: capacityBody,
    answer: capacityBody,
  },
  'PUT /registration/offerings/{uid}/lessons/{lesson}/teacher/': {
    params: lessonOfOffering,
    body: lessonTeacherBody,
    answer: lessonTeacherBody,
  },
  'POST /registration/credit_limit_rules/': { body: creditRule, answer: ruleAnswer },
  'PUT /registration/credit_limit_rules/{uid}/': { params: ofRule, body: creditRule.partial(), answer: ruleAnswer },
  'DELETE /registration/credit_limit_rules/{uid}/': { params: ofRule },
  'POST /advising/results/import/': { body: importResultsBody, answer: importResultsAnswer },
  'POST /registration/debts/import/': { body: importDebtsBody, answer: importDebtsAnswer },
  'PUT /organizations/update_registration_periods/': { body: changePeriodBody.extend({ uid }), answer: periodAnswer },
  'PUT /common/register_period/{uid}/': { params: z.object({ uid }), body: changePeriodBody, answer: periodAnswer },
  'DELETE /organizations/delete_registration_periods/': { query: z.object({ uid }) },
  'DELETE /common/register_period/delete/{uid}/': { params: z.object({ uid }) },
  'POST /organizations/delete_rule_for_reg_period/': {
    body: z.object({ uid, rule: count.max(100) }),
    answer: periodAnswer,
  },
  'PUT /registration/settings/': { body: changeSettingsBody, answer: registrationSettingsView },
  'PUT /organizations/waiting_list_settings/{uid}/': {
    params: ofSettings,
    body: waitingListSettings.partial(),
    answer: waitingListSettings.extend(one),
  },
  'PUT /organizations/request_to_teacher_setting/{uid}/': {
    params: ofSettings,
    body: requestToTeacherSettings.partial(),
    answer: requestToTeacherSettings.extend(one),
  },
  'POST /user/setting_the_course_timer/': { body: timerSettings, answer: timerSettings },
  'POST /user/setting_corequisites/': { body: corequisiteSettings, answer: corequisiteSettings },
  'POST /user/setting_notify_final_grades/': { body: notifyFinalGradesSettings, answer: notifyFinalGradesSettings },
  'POST /registration/status_switches/preview/': {
    body: statusSwitchBody.pick({ study_period: true, filter: true }),
    answer: statusSwitchPreview,
  },
  'POST /registration/status_switches/': { body: statusSwitchBody, answer: z.object({ uid, cards: z.int() }) },
  'POST /registration/status_switches/{uid}/step/': {
    params: ofSwitch,
    body: z.object({}),
    answer: z.object({ left: z.boolean(), failed: z.array(z.object({ item: z.string(), error: z.string() })) }),
  },
  'POST /organizations/add_to_notification_list/': { query: courseOfCard, answer: seatWatchAnswer },
  'POST /organizations/delete_from_notification_list/': { query: courseOfCard, answer: seatWatchAnswer },
  'POST /registration/alarms/seat_free/': { body: z.object({ offering: uid, student: uid, study_period: uid }) },
  'POST /organizations/sciences_discipline/': { body: sciencesDisciplineBody, answer: chosenProgram },
  'POST /organizations/delete_additional_edu_program/': { query: cardQuery, body: dropProgramBody },
  'PUT /registration/study_plan/': { body: choosePlanBody, answer: choosePlanBody },
  'PUT /registration/students/{uid}/study_plans/': { params: ofStudent, body: studyPlansBody, answer: studyPlansBody },
  'POST /registration/students/{uid}/course_permissions/': {
    params: ofStudent,
    body: coursePermissionBody,
    answer: coursePermissionBody,
  },
  'DELETE /registration/students/{uid}/course_permissions/{offering}/': {
    params: coursePermissionParams,
    body: withdrawPermissionBody,
  },
  'PUT /registration/manual/': { body: manual, answer: manual },
  'POST /organizations/add_basket/card_save/': { query: courseOfCard, body: basketBody, answer: basketAnswer },
  'POST /organizations/cancelled/': { query: courseOfCard },
  'POST /organizations/card_save/': { query: courseOfCard, body: cardSaveBody, answer: cardSaveAnswer },
  'POST /organizations/change_lesson/': { query: courseOfCard, body: changeLessonBody, answer: cardSaveAnswer },
  'POST /organizations/delete_card/': { query: courseOfCard, body: dropBody, answer: cardSaveAnswer },
  'POST /organizations/send_advaizer/': { query: cardQuery, answer: statusAnswer },
  'PUT /organizations/from_waiting_list_to_lesson_registration/{uid}/': {
    params: offerParams,
    query: ownCard,
    answer: cardSaveAnswer,
  },
  'PUT /registration/offers/{uid}/decline/': { params: offerParams, query: ownCard },
  'POST /organizations/change_online_registration_super/': {
    body: superRegistrationBody,
    answer: superRegistrationAnswer,
  },
  'PUT /registration/waiting_lists/{uid}/move/': { params: ofCourse, body: moveBody, answer: queueAnswer },
  'PUT /registration/waiting_lists/{uid}/admit/': { params: ofCourse, body: admitBody, answer: queueAnswer },
  'GET /organizations/advaizer/': { query: studentQuery, answer: advisorView },
  'GET /organizations/online_registration/library_debt/': { query: studentQuery, answer: debts },
  'GET /organizations/student_health/': { query: studentQuery, answer: studentHealth },
  'GET /organizations/online_registration/history_list/': { query: termQuery, answer: z.array(historyLine) },
  'GET /organizations/basket_modal/': { query: termQuery, answer: basketModal },
  'GET /organizations/side_bar_list/current_course/': { query: termQuery, answer: currentCourses },
  'GET /organizations/badge/': { query: termQuery, answer: badges },
  'POST /organizations/check_access_delete/': { body: cardCourseBody, answer: deleteCheck },
  'POST /organizations/check_delete_card/': { body: cardCourseBody, answer: deleteCheck },
  'GET /advising/cards/{uid}/': { params: cardParams, answer: cardDetail },
  'GET /organizations/queue_list/': { query: termQuery, answer: queueList },
  'GET /organizations/year_semester/': { query: termQuery, answer: yearSemester },
  'GET /organizations/status_info/': { query: termQuery, answer: statusInfo },
  'GET /common/credit_student_profiles/': { query: termQuery, answer: creditProfile },
  'GET /organizations/check_select_edu_pro/': { query: studentIfAny, answer: planChoices },
  'GET /organizations/online_registration/get_all_edu_pro_student/': {
    query: studentIfAny,
    answer: studentPrograms,
  },
  'GET /organizations/manual_course_permission_for_student/': { query: termQuery, answer: coursePermissions },
  'GET /registration/students/{uid}/course_permissions/': { params: z.object({ uid }), answer: coursePermissions },
  'GET /organizations/additional_edu_program/': { query: termQuery, answer: additionalProgram },
  'GET /organizations/door/': { query: termQuery, answer: conditionsView },
  'GET /organizations/manual/': { answer: manual },
  'GET /registration/offerings/{uid}/course_permissions/': { params: z.object({ uid }), answer: studentPermissions },
  'GET /registration/students/{uid}/course_permissions/history/': {
    params: z.object({ uid }),
    answer: permissionHistory,
  },
  'GET /organizations/info_table/': { query: z.object({ course: uid, student: uid.optional() }), answer: courseInfo },
  'GET /organizations/recommended_disciplines/': { query: termQuery, answer: z.array(recommendedDiscipline) },
  'GET /organizations/connected_with/': { query: termQuery, answer: z.array(connectedWith) },
  'GET /organizations/exists_postrequisites/': {
    query: z.object({ course: uid, student: uid.optional() }),
    answer: postrequisites,
  },
  'POST /organizations/postrequisites_for_discipline/': {
    body: termQuery.extend({ discipline: uid }),
    answer: postrequisites,
  },
  'GET /organizations/online_registration/prerequisites/': {
    query: z.object({ course: uid, student: uid.optional() }),
    answer: prerequisitesAnswer,
  },
  'GET /organizations/side_bar_list/': {
    query: termQuery.extend({ study_plan_uid_1c: uid.optional() }),
    answer: sidebarList,
  },
  'GET /organizations/side_bar/{course}/': {
    params: z.object({ course: uid }),
    query: termQuery.pick({ student: true }),
    answer: sidebarCourse,
  },
  'GET /organizations/get_study_period/{id}/': { params: byId, answer: studyPeriodView },
  'GET /organizations/get_acad_period/{id}/': {
    params: byId,
    answer: z.object({ uid, semester, name: localized, study_year: z.int(), study_year_name: z.string() }),
  },
  'GET /organizations/get_study_plan/{id}/': { params: byId, answer: studyPlanView },
  'GET /organizations/online_registration/time_windows/': { query: termQuery, answer: z.array(timeWindow) },
  'GET /organizations/online_registration/day_of_week/': { answer: z.array(dayOfWeek) },
  'GET /organizations/table_card_colors/': { answer: z.array(cardColor) },
  'GET /organizations/get_current_time/': { answer: currentTime },
  'GET /registration/my_day/': { query: z.object({ date: day.optional() }), answer: myDay },
  'GET /registration/offerings/': { row: offeringRow },
  'GET /registration/offerings/summary/': { query: ofStudyPeriod, answer: offeringsSummary },
  'GET /registration/offerings/{uid}/': { params: z.object({ uid }), answer: offeringDetail },
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
  'GET /registration/status_switches/{uid}/': { params: z.object({ uid }), answer: statusSwitchDetail },
  'GET /organizations/system_online_registration/': { answer: systemOnlineRegistration },
  'GET /registration/waiting_lists/': { row: waitingListRow },
  'GET /registration/waiting_lists/entries/': { row: waitingEntry },
  'GET /registration/waiting_lists/history/': { row: queueHappening },
  'GET /organizations/student_notification_list/': { query: termQuery, answer: seatWatches },
  'GET /organizations/teachers_discipline/': {
    query: termQuery.extend({ discipline: uid }),
    answer: teachersOfDiscipline,
  },
  'POST /organizations/online_registration/registration_periods/': { body: createPeriodBody, answer: periodAnswer },
  'POST /common/register_period/': { body: createPeriodBody, answer: periodAnswer },
  'GET /organizations/online_registration/list_registration_periods/': periodList,
  'GET /common/register_period/': periodList,
});

declare module '../kernel/calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts> {}
}
