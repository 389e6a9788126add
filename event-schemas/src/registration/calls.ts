import { z } from 'zod';
import { defineContracts, type ContractsOf } from '../kernel/calls.ts';
import { cardDetail } from '../advising/views.ts';
import { semester } from '../curriculum/records.ts';
import { count, day } from '../kernel/bounds.ts';
import { localized } from '../kernel/localized.ts';
import { myDay } from './my-day.ts';
import { offeringRow, offeringsSummary, offeringDetail } from './office-views.ts';
import { creditLimitRule, registrationPeriod, registrationSettingsUid } from './records.ts';
import {
  capacityBody,
  lessonTeacherBody,
  courseOfCard,
  cardQuery,
  basketBody,
  basketAnswer,
  cardSaveBody,
  cardSaveAnswer,
  changeLessonBody,
  dropBody,
  statusAnswer,
  cardParams,
} from './requests.ts';
import {
  controlLevelBody,
  changeControlLevelBody,
  importResultsBody,
  importResultsAnswer,
  importDebtsBody,
  importDebtsAnswer,
  changePeriodBody,
  changeSettingsBody,
  statusSwitchBody,
  superRegistrationBody,
  superRegistrationAnswer,
} from './settings-requests.ts';
import {
  controlLevelView,
  registrationSettingsView,
  waitingListSettings,
  requestToTeacherSettings,
  timerSettings,
  corequisiteSettings,
  notifyFinalGradesSettings,
  statusSwitchPreview,
  cancelledOrder,
  debtRow,
  certificateRow,
  creditRuleRow,
  personalLimitRow,
  superRegistrationRow,
  studyPlanApplication,
  statusSwitchRow,
  statusSwitchDetail,
  systemOnlineRegistration,
} from './settings-views.ts';
import {
  seatWatchAnswer,
  sciencesDisciplineBody,
  chosenProgram,
  dropProgramBody,
  choosePlanBody,
  studyPlansBody,
  coursePermissionBody,
  coursePermissionParams,
  withdrawPermissionBody,
  manual,
  planChoices,
  studentPrograms,
  coursePermissions,
  additionalProgram,
  door,
  studentPermissions,
  permissionHistory,
  seatWatches,
  teachersOfDiscipline,
} from './student-choices.ts';
import { uid } from './values.ts';
import {
  advisorView,
  debts,
  studentHealth,
  historyLine,
  basketModal,
  currentCourses,
  badges,
  deleteCheck,
  queueList,
  yearSemester,
  statusInfo,
  creditProfile,
  courseInfo,
  recommendedDiscipline,
  connectedWith,
  postrequisites,
  prerequisitesAnswer,
  sidebarList,
  sidebarCourse,
  studyPeriodView,
  studyPlanView,
  timeWindow,
  dayOfWeek,
  cardColor,
  currentTime,
} from './views.ts';
import { moveBody, queueAnswer, admitBody, waitingListRow, waitingEntry, queueHappening } from './waiting-lists.ts';

/** The worker's alarms (service token only). What has not run out yet stays; ringing twice changes nothing. */
const onCourse = z.object({ offering: uid });
/** Calls of the office on a course's lessons: seats, teachers. */
const lessonOfOffering = z.object({ uid, lesson: uid });
/** Credit limit rules (portal.md §5 "Credits", portal-calls.md §7.9). */
export const rule = creditLimitRule.fields;
const ruleAnswer = rule.extend({ uid });
const ofRule = z.object({ uid });
/**
 * Registration periods, under both paths of the specification (portal-calls.md §7.9). A period never ends before it starts; the same period twice
 * is refused by its key, one beside another of its kind for the same students by the record kit (docs/decisions/0033); one under which cards were
 * filled in is not removed and stays in its study period.
 */
export const fields = registrationPeriod.fields;
export const answer = fields.extend({ uid });
/** The one record of settings, whole and in the parts that the specification names (portal-calls.md §7.9). What is not given stays. */
export const uidOfSettings = registrationSettingsUid;
const params = z.object({ uid: z.literal(uidOfSettings) });
const one = { uid: z.string() };
const paramsOfStatusSwitch = z.object({ uid });
const ofStudent = z.object({ uid });
const offerParams = z.object({ uid });
const ownCard = z.object({ study_period: uid });
/** The office steers the waiting list of a course; `uid` is the offering. Each act has a reason, which stands in the course's history. */
const ofCourse = z.object({ uid });
const studentQuery = z.object({ student: uid.optional() });
const termQuery = z.object({ student: uid.optional(), study_period: uid.optional() });
export const body = termQuery.pick({ student: true }).extend({ course: uid });
const ofStudentOfCalls = z.object({ student: uid.optional() });
const paramsOfCalls = z.object({ id: uid });
/** Of which study period something is asked: the one named, else that whose registration runs or is nearest, else the last. */
export const ofStudyPeriod = z.object({ study_period: uid.optional() });

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
  'POST /registration/credit_limit_rules/': { body: rule, answer: ruleAnswer },
  'PUT /registration/credit_limit_rules/{uid}/': { params: ofRule, body: rule.partial(), answer: ruleAnswer },
  'DELETE /registration/credit_limit_rules/{uid}/': { params: ofRule },
  'POST /advising/results/import/': { body: importResultsBody, answer: importResultsAnswer },
  'POST /registration/debts/import/': { body: importDebtsBody, answer: importDebtsAnswer },
  'PUT /organizations/update_registration_periods/': { body: changePeriodBody.extend({ uid }), answer },
  'PUT /common/register_period/{uid}/': { params: z.object({ uid }), body: changePeriodBody, answer },
  'DELETE /organizations/delete_registration_periods/': { query: z.object({ uid }) },
  'DELETE /common/register_period/delete/{uid}/': { params: z.object({ uid }) },
  'POST /organizations/delete_rule_for_reg_period/': { body: z.object({ uid, rule: count.max(100) }), answer },
  'PUT /registration/settings/': { body: changeSettingsBody, answer: registrationSettingsView },
  'PUT /organizations/waiting_list_settings/{uid}/': {
    params,
    body: waitingListSettings.partial(),
    answer: waitingListSettings.extend(one),
  },
  'PUT /organizations/request_to_teacher_setting/{uid}/': {
    params,
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
    params: paramsOfStatusSwitch,
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
  'POST /organizations/check_access_delete/': { body, answer: deleteCheck },
  'POST /organizations/check_delete_card/': { body, answer: deleteCheck },
  'GET /advising/cards/{uid}/': { params: cardParams, answer: cardDetail },
  'GET /organizations/queue_list/': { query: termQuery, answer: queueList },
  'GET /organizations/year_semester/': { query: termQuery, answer: yearSemester },
  'GET /organizations/status_info/': { query: termQuery, answer: statusInfo },
  'GET /common/credit_student_profiles/': { query: termQuery, answer: creditProfile },
  'GET /organizations/check_select_edu_pro/': { query: ofStudentOfCalls, answer: planChoices },
  'GET /organizations/online_registration/get_all_edu_pro_student/': {
    query: ofStudentOfCalls,
    answer: studentPrograms,
  },
  'GET /organizations/manual_course_permission_for_student/': { query: termQuery, answer: coursePermissions },
  'GET /registration/students/{uid}/course_permissions/': { params: z.object({ uid }), answer: coursePermissions },
  'GET /organizations/additional_edu_program/': { query: termQuery, answer: additionalProgram },
  'GET /organizations/door/': { query: termQuery, answer: door },
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
  'GET /organizations/get_study_period/{id}/': { params: paramsOfCalls, answer: studyPeriodView },
  'GET /organizations/get_acad_period/{id}/': {
    params: paramsOfCalls,
    answer: z.object({ uid, semester, name: localized, study_year: z.int(), study_year_name: z.string() }),
  },
  'GET /organizations/get_study_plan/{id}/': { params: paramsOfCalls, answer: studyPlanView },
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
});

declare module '../kernel/calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts> {}
}
