import { defineScreens } from '../kernel/screens.ts';

/** Registration access of courses (portal.md §2, access pages). */
const accessKeepers = ['office', 'org_admin', 'supervisor'] as const;

/** Requests and students of courses: teachers by their courses, advisors by their students; office and auditor read. */
const courseStaff = ['teacher', 'supervisor', 'office', 'org_admin', 'auditor'] as const;
const teaching = ['teacher', 'supervisor'] as const;

/** Screens of registration (screens of the specification that work today; the others come with their features). */
export const screens = defineScreens([
  {
    id: 'online-registration', module: 'registration', area: 'portal', path: 'online-registration-for-courses', roles: ['student', 'beta', 'teacher'],
    title: 'registration.screens.online_registration', icon: 'registration', menu: { group: 'study', order: 10, roles: ['student', 'beta'] },
  },
  {
    id: 'my-teacher-requests', module: 'registration', area: 'portal', path: 'my-teacher-requests', roles: ['student', 'beta'],
    title: 'registration.screens.my_teacher_requests', icon: 'requests', menu: { group: 'study', order: 30 },
  },
  {
    id: 'teacher-requests', module: 'registration', area: 'office', path: 'teacher-requests', roles: courseStaff,
    title: 'registration.screens.teacher_requests', icon: 'requests', menu: { group: 'teaching', order: 30 },
  },
  {
    id: 'list-registered-students', module: 'registration', area: 'office', path: 'list-registered-students', roles: teaching,
    title: 'registration.screens.list_registered_students', icon: 'students', menu: { group: 'teaching', order: 10 },
  },
  {
    id: 'list-registered-students-list', module: 'registration', area: 'office', path: 'list-registered-students/list', roles: teaching,
    title: 'registration.screens.list_registered_students_list',
  },
  {
    id: 'list-registered-students-auca', module: 'registration', area: 'office', path: 'list-registered-students-auca', roles: teaching,
    title: 'registration.screens.list_registered_students_auca', icon: 'students', menu: { group: 'teaching', order: 20 },
  },
  {
    id: 'list-registered-students-auca-list', module: 'registration', area: 'office', path: 'list-registered-students-auca/list', roles: teaching,
    title: 'registration.screens.list_registered_students_auca_list',
  },
  {
    id: 'course-offerings', module: 'registration', area: 'office', path: 'courses', roles: ['office', 'org_admin', 'supervisor', 'auditor'],
    title: 'registration.screens.course_offerings', icon: 'courses', menu: { group: 'office', order: 20 },
  },
  {
    id: 'course-offering', module: 'registration', area: 'office', path: 'courses/:uid', roles: ['office', 'org_admin', 'supervisor', 'auditor'],
    title: 'registration.screens.course_offering',
  },
  {
    id: 'discipline-registration-access', module: 'registration', area: 'office', path: 'discipline_registration_access', roles: accessKeepers,
    title: 'registration.screens.discipline_registration_access', icon: 'access', menu: { group: 'office', order: 40 },
  },
  {
    id: 'discipline-online-registration-access', module: 'registration', area: 'office', path: 'discipline_online_registration_access', roles: accessKeepers,
    title: 'registration.screens.discipline_online_registration_access', icon: 'access', menu: { group: 'office', order: 41 },
  },
  {
    id: 'discipline-teacher-access', module: 'registration', area: 'office', path: 'discipline_teacher_access', roles: accessKeepers,
    title: 'registration.screens.discipline_teacher_access', icon: 'access', menu: { group: 'office', order: 42 },
  },
  {
    id: 'discipline-registration-access-for-selected-students', module: 'registration', area: 'office', path: 'discipline_registration_access_for_selected_students', roles: accessKeepers,
    title: 'registration.screens.discipline_registration_access_for_selected_students', icon: 'access', menu: { group: 'office', order: 43 },
  },
  {
    id: 'registration-board', module: 'registration', area: 'office', path: 'registration-board', roles: ['office', 'org_admin', 'supervisor', 'auditor'],
    title: 'registration.screens.registration_board', icon: 'board', menu: { group: 'office', order: 21 },
  },
  {
    id: 'waiting-lists', module: 'registration', area: 'office', path: 'waiting-lists', roles: ['office', 'org_admin', 'supervisor', 'auditor'],
    title: 'registration.screens.waiting_lists', icon: 'queue', menu: { group: 'office', order: 22 },
  },
  {
    id: 'waiting-list', module: 'registration', area: 'office', path: 'waiting-lists/:uid', roles: ['office', 'org_admin', 'supervisor', 'auditor'],
    title: 'registration.screens.waiting_list',
  },
  {
    id: 'course-statistics', module: 'registration', area: 'office', path: 'course-statistics', roles: ['office', 'org_admin', 'supervisor'],
    title: 'registration.screens.course_statistics', icon: 'statistics', menu: { group: 'office', order: 23 },
  },
  {
    id: 'registration-statistics', module: 'registration', area: 'office', path: 'registration-statistics', roles: ['office', 'org_admin', 'supervisor'],
    title: 'registration.screens.registration_statistics', icon: 'statistics', menu: { group: 'office', order: 24 },
  },
  {
    id: 'unregistered-students', module: 'registration', area: 'office', path: 'registration-statistics/unregistered', roles: ['office', 'org_admin', 'supervisor'],
    title: 'registration.screens.unregistered_students', icon: 'students', menu: { group: 'office', order: 25 },
  },
  {
    id: 'my-study-plan', module: 'registration', area: 'portal', path: 'my-study-plan', roles: ['student'],
    title: 'registration.screens.my_study_plan', icon: 'plan', menu: { group: 'study', order: 20 },
  },
  {
    id: 'individual-plan', module: 'registration', area: 'portal', path: 'individual-plan', roles: ['student'],
    title: 'registration.screens.individual_plan', icon: 'plan', menu: { group: 'study', order: 21 },
  },
  {
    id: 'study-plan-settings', module: 'registration', area: 'portal', path: 'user-settings/study_plan', roles: ['student'],
    title: 'registration.screens.study_plan_settings',
  },
  {
    id: 'summer-semester', module: 'registration', area: 'portal', path: 'summer_semester', roles: ['student', 'office', 'org_admin'],
    title: 'registration.screens.summer_semester', icon: 'summer', menu: { group: 'study', order: 30 },
  },
  {
    id: 'individual-plans', module: 'registration', area: 'office', path: 'individual-plans', roles: ['supervisor', 'office', 'org_admin', 'auditor'],
    title: 'registration.screens.individual_plans', icon: 'plan', menu: { group: 'advising', order: 40 },
  },
  {
    id: 'student-individual-plan', module: 'registration', area: 'office', path: 'individual-plans/:student', roles: ['supervisor', 'office', 'org_admin', 'auditor'],
    title: 'registration.screens.individual_plan',
  },
  {
    id: 'isc-students', module: 'registration', area: 'office', path: 'isc-students', roles: ['supervisor', 'org_admin'],
    title: 'registration.screens.isc_students', icon: 'students', menu: { group: 'advising', order: 50 },
  },
  {
    id: 'isc-applications', module: 'registration', area: 'office', path: 'applications_review_in_isc', roles: ['supervisor', 'org_admin'],
    title: 'registration.screens.isc_applications', icon: 'review', menu: { group: 'advising', order: 51 },
  },
  {
    id: 'isc-application-profile', module: 'registration', area: 'office', path: 'applications_review_in_isc/profile/:uid', roles: ['supervisor', 'org_admin'],
    title: 'registration.screens.isc_application_profile',
  },
  {
    id: 'isc-application-edit', module: 'registration', area: 'office', path: 'application_edit_in_isc/:uid', roles: ['supervisor', 'org_admin'],
    title: 'registration.screens.isc_application_edit',
  },
  {
    id: 'registration-results', module: 'registration', area: 'office', path: 'registration-results', roles: ['supervisor', 'org_admin', 'office'],
    title: 'registration.screens.registration_results', icon: 'statistics', menu: { group: 'advising', order: 52 },
  },
] as const);
