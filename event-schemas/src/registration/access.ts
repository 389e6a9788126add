import { reviewers } from '../advising/access.ts';
import { defineAccess } from '../kernel/access.ts';
import { entityAccess } from '../kernel/entity/record.ts';
import { entities } from './entities.ts';

const declared = entityAccess(entities);

/** A student for their own card. Testers see the screens and send no commands (docs/decisions/0007). */
const students = ['student'] as const;
const office = ['office', 'org_admin'] as const;
/** Only the service token: alarms of the worker. */
const nobody = [] as const;

/** Who looks at a student's registration: students at their own, advisors at their students', the office and the auditor at all. */
const readers = ['student', 'beta', 'supervisor', 'office', 'org_admin', 'fin_office', 'auditor'] as const;
/** Course lists of the office. */
const courseReaders = ['supervisor', 'office', 'org_admin', 'fin_office', 'auditor'] as const;

/** Super registration: the office for all, advisors for their own students (checked with the decision and in the list). */
const superKeepers = ['supervisor', 'office', 'org_admin'] as const;
const debtKeepers = ['office', 'org_admin', 'fin_office'] as const;
/** What stands in the office's lists about all students. */
const overseers = ['office', 'org_admin', 'fin_office', 'auditor'] as const;

export const access = defineAccess({
  module: 'registration',
  about: 'Registration for courses: offerings, cards, waiting lists, rules, statistics',
  commands: {
    ...declared.commands,
    'POST /organizations/add_to_notification_list/': students,
    'POST /organizations/delete_from_notification_list/': students,
    'POST /organizations/sciences_discipline/': students,
    'POST /organizations/delete_additional_edu_program/': students,
    'PUT /registration/study_plan/': students,
    'PUT /registration/students/{uid}/study_plans/': office,
    'POST /registration/students/{uid}/course_permissions/': reviewers,
    'DELETE /registration/students/{uid}/course_permissions/{offering}/': reviewers,
    'PUT /registration/manual/': office,
    'POST /registration/alarms/seat_free/': nobody,

    'POST /organizations/add_basket/card_save/': students,
    'POST /organizations/cancelled/': students,
    'POST /organizations/card_save/': students,
    'POST /organizations/change_lesson/': students,
    'POST /organizations/delete_card/': students,
    'POST /organizations/send_advaizer/': students,
    'PUT /organizations/from_waiting_list_to_lesson_registration/{uid}/': students,
    'PUT /registration/offers/{uid}/decline/': students,

    'PUT /registration/offerings/{uid}/lessons/{lesson}/capacity/': office,
    'PUT /registration/offerings/{uid}/lessons/{lesson}/teacher/': office,

    'POST /organizations/online_registration/registration_periods/': office,
    'PUT /organizations/update_registration_periods/': office,
    'DELETE /organizations/delete_registration_periods/': office,
    'POST /organizations/delete_rule_for_reg_period/': office,
    'POST /registration/credit_limit_rules/': office,
    'PUT /registration/credit_limit_rules/{uid}/': office,
    'DELETE /registration/credit_limit_rules/{uid}/': office,
    'PUT /organizations/waiting_list_settings/{uid}/': office,
    'PUT /organizations/request_to_teacher_setting/{uid}/': office,
    'POST /user/setting_the_course_timer/': office,
    'POST /user/setting_corequisites/': office,
    'POST /user/setting_notify_final_grades/': office,
    'PUT /registration/settings/': office,
    'POST /organizations/control_level_education_create/': office,
    'PATCH /organizations/control_level_education_update/{uid}/': office,
    'POST /common/register_period/': office,
    'PUT /common/register_period/{uid}/': office,
    'DELETE /common/register_period/delete/{uid}/': office,
    'POST /organizations/change_online_registration_super/': superKeepers,
    'POST /registration/status_switches/preview/': office,
    'POST /registration/status_switches/': office,
    'POST /registration/status_switches/{uid}/step/': nobody,
    'POST /registration/debts/import/': debtKeepers,
    'POST /advising/results/import/': office,

    'PUT /registration/waiting_lists/{uid}/move/': office,
    'PUT /registration/waiting_lists/{uid}/admit/': office,

    'POST /registration/alarms/hold/': nobody,
    'POST /registration/alarms/offer/': nobody,
    'POST /registration/alarms/waiting_list_reset/': nobody,
  },
  queries: {
    ...declared.queries,
    'GET /organizations/online_registration/get_all_edu_pro_student/': readers,
    'GET /organizations/check_select_edu_pro/': readers,
    'GET /organizations/manual_course_permission_for_student/': readers,
    'GET /registration/students/{uid}/course_permissions/': courseReaders,
    'GET /registration/students/{uid}/course_permissions/history/': courseReaders,
    'GET /registration/offerings/{uid}/course_permissions/': courseReaders,
    'GET /organizations/student_notification_list/': readers,
    'GET /organizations/additional_edu_program/': readers,
    'GET /organizations/teachers_discipline/': readers,
    'GET /organizations/door/': readers,
    'GET /organizations/manual/': 'all',

    'GET /organizations/online_registration/list_registration_periods/': [
      'office',
      'org_admin',
      'supervisor',
      'fin_office',
      'auditor',
    ],
    'GET /admin/credit_limit_system/': courseReaders,
    'GET /common/register_period/': courseReaders,
    'GET /organizations/system_online_registration/': courseReaders,
    'GET /organizations/study_plan_applications/': courseReaders,
    'GET /organizations/order_cancelled/': courseReaders,
    'GET /organizations/control_level_education_list/': courseReaders,
    'GET /registration/settings/': courseReaders,
    'GET /organizations/waiting_list_settings/': 'all',
    'GET /organizations/request_to_teacher_setting/': 'all',
    'GET /user/setting_the_course_timer/': 'all',
    'GET /user/setting_corequisites/': 'all',
    'GET /user/setting_notify_final_grades/': 'all',
    'GET /registration/personal_limits/': overseers,
    'GET /registration/super_registrations/': courseReaders,
    'GET /registration/debts/': overseers,
    'GET /registration/medical_certificates/': overseers,
    'GET /registration/status_switches/': ['office', 'org_admin', 'auditor'],
    'GET /registration/status_switches/{uid}/': ['office', 'org_admin', 'auditor'],

    'GET /organizations/year_semester/': readers,
    'GET /organizations/status_info/': readers,
    'GET /organizations/badge/': readers,
    'GET /organizations/side_bar_list/': readers,
    'GET /organizations/side_bar_list/current_course/': readers,
    'GET /organizations/side_bar/{course}/': readers,
    'GET /organizations/info_table/': readers,
    'GET /organizations/basket_modal/': readers,
    'GET /organizations/queue_list/': readers,
    'GET /organizations/recommended_disciplines/': readers,
    'GET /organizations/connected_with/': readers,
    'GET /organizations/exists_postrequisites/': readers,
    'POST /organizations/postrequisites_for_discipline/': readers,
    'GET /organizations/online_registration/prerequisites/': readers,
    'GET /organizations/advaizer/': readers,
    'GET /organizations/online_registration/library_debt/': readers,
    'GET /organizations/student_health/': readers,
    'GET /organizations/online_registration/history_list/': readers,
    'POST /organizations/check_access_delete/': readers,
    'POST /organizations/check_delete_card/': readers,
    'GET /common/credit_student_profiles/': readers,
    'GET /organizations/online_registration/time_windows/': readers,
    'GET /organizations/online_registration/day_of_week/': 'all',
    'GET /organizations/get_study_period/{id}/': 'all',
    'GET /organizations/get_acad_period/{id}/': 'all',
    'GET /organizations/get_study_plan/{id}/': 'all',
    'GET /organizations/table_card_colors/': 'all',
    'GET /organizations/get_current_time/': 'all',

    'GET /registration/my_registration/': readers,
    'GET /registration/my_day/': ['student', 'teacher', 'beta'],
    'GET /advising/cards/{uid}/': courseReaders,
    'GET /registration/offerings/': courseReaders,
    'GET /registration/offerings/summary/': courseReaders,
    'GET /registration/offerings/{uid}/': courseReaders,

    'GET /registration/waiting_lists/': courseReaders,
    'GET /registration/waiting_lists/entries/': courseReaders,
    'GET /registration/waiting_lists/history/': courseReaders,
  },
});
