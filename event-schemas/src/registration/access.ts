import { defineAccess } from '../kernel/access.ts';

/** A student for their own card. Testers see the screens and send no commands (docs/decisions/0007). */
const students = ['student'] as const;
const office = ['office', 'org_admin'] as const;
/** Registration access of courses: office and advisors (portal.md §6). */
const accessKeepers = ['office', 'org_admin', 'supervisor'] as const;
/** Advisors act for their own students, the office for all (portal.md §6); ownership is checked with the decision. */
const reviewers = ['supervisor', 'teacher', 'office', 'org_admin'] as const;
/** Only the service token: alarms of the worker. */
const nobody = [] as const;

/** Who looks at a student's registration: students at their own, advisors at their students', the office and the auditor at all. */
const readers = ['student', 'beta', 'supervisor', 'office', 'org_admin', 'fin_office', 'auditor'] as const;
/** Course lists of the office. */
const courseReaders = ['supervisor', 'office', 'org_admin', 'fin_office', 'auditor'] as const;

export const access = defineAccess({
  module: 'registration',
  commands: {
    'POST /organizations/add_basket/card_save/': students,
    'POST /organizations/cancelled/': students,
    'POST /organizations/card_save/': students,
    'POST /organizations/change_lesson/': students,
    'POST /organizations/delete_card/': students,
    'POST /organizations/send_advaizer/': students,
    'PUT /organizations/from_waiting_list_to_lesson_registration/{uid}/': students,
    'PUT /registration/offers/{uid}/decline/': students,

    'POST /organizations/status_info/': reviewers,
    'PUT /organizations/online_registration/reject/': reviewers,
    'PUT /organizations/action_applications/': reviewers,
    'PUT /organizations/advisors_online_registration/{uid}/change_status/': reviewers,
    'PUT /organizations/online_registration/change_max_credits/': office,

    'PUT /registration/offerings/{uid}/access/': accessKeepers,
    'POST /organizations/discipline_registration_access_for_selected_students/set_access/': accessKeepers,
    'POST /organizations/discipline_registration_access_for_selected_students/set_access_bulk/': accessKeepers,
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

    'POST /registration/alarms/hold/': nobody,
    'POST /registration/alarms/offer/': nobody,
  },
  queries: {
    'GET /organizations/online_registration/list_registration_periods/': ['office', 'org_admin', 'supervisor', 'fin_office', 'auditor'],
    'GET /admin/credit_limit_system/': ['office', 'org_admin', 'supervisor', 'fin_office', 'auditor'],

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

    'GET /registration/my_day/': ['student', 'teacher', 'beta'],
    'GET /advising/cards/{uid}/': courseReaders,
    'GET /registration/offerings/': courseReaders,
    'GET /registration/offerings/summary/': courseReaders,
    'GET /registration/offerings/{uid}/': courseReaders,
  },
});
