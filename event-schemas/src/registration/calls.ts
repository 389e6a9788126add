import { z } from 'zod';
import { cardDetail } from '../advising/views.ts';
import { semester } from '../curriculum/records.ts';
import { day } from '../kernel/bounds.ts';
import { type ContractsOf, defineContracts } from '../kernel/calls.ts';
import { localized } from '../kernel/localized.ts';
import { myDay } from './my-day.ts';
import { offeringDetail, offeringRow, offeringsSummary } from './office-views.ts';
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
  myRegistration,
  yearSemester,
} from './views.ts';
import { admitBody, moveBody, queueAnswer, queueHappening, waitingEntry, waitingListRow } from './waiting-lists.ts';
import {
  actingFor,
  dropping,
  inThePeriod,
  ofACard,
  ofACourse,
  ofOwnCard,
  registering,
  waiting,
} from './refusal-groups.ts';
import { settingsContracts } from './settings-calls.ts';

/** The worker's alarms (service token only). What has not run out yet stays; ringing twice changes nothing. */
const onCourse = z.object({ offering: uid });
/** Calls of the office on a course's lessons: seats, teachers. */
const lessonOfOffering = z.object({ uid, lesson: uid });
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

/** What the calls of the module take and answer. */
export const contracts = defineContracts({
  ...settingsContracts,
  'POST /registration/alarms/hold/': { body: onCourse, refuses: ofACourse },
  'POST /registration/alarms/offer/': {
    body: onCourse.extend({ student: uid }),
    refuses: [...actingFor, ...ofACourse],
  },
  'POST /registration/alarms/waiting_list_reset/': { body: onCourse, refuses: ofACourse },
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
  'DELETE /organizations/delete_registration_periods/': {
    query: z.object({ uid }),
    refuses: ['platform.record_in_use', 'platform.record_stale', 'registration.period_not_found'],
  },
  'DELETE /common/register_period/delete/{uid}/': {
    params: z.object({ uid }),
    refuses: ['platform.record_in_use', 'platform.record_stale', 'registration.period_not_found'],
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
  'GET /registration/my_registration/': { query: termQuery, answer: myRegistration, refuses: ofACard },
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
  'GET /registration/waiting_lists/': { row: waitingListRow },
  'GET /registration/waiting_lists/entries/': { row: waitingEntry },
  'GET /registration/waiting_lists/history/': { row: queueHappening },
  'GET /organizations/student_notification_list/': { query: termQuery, answer: seatWatches, refuses: ofACard },
  'GET /organizations/teachers_discipline/': {
    query: termQuery.extend({ discipline: uid }),
    answer: teachersOfDiscipline,
    refuses: ofACard,
  },
});

declare module '../kernel/calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts> {}
}
