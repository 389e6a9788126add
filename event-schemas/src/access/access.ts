import { reviewers } from '../advising/access.ts';
import { defineAccess } from '../kernel/access.ts';

/** Registration access of courses: office and advisors (portal.md §6). */
const accessKeepers = ['office', 'org_admin', 'supervisor'] as const;

export const access = defineAccess({
  module: 'access',
  about:
    'Access to registration: courses and lessons that are closed or cancelled, students who are let in or kept out',
  commands: {
    'POST /organizations/discipline_registration_access_for_selected_students/set_access/': accessKeepers,
    'POST /organizations/discipline_registration_access_for_selected_students/set_access_bulk/': accessKeepers,
    'PUT /registration/offerings/{uid}/access/': accessKeepers,
    'PUT /registration/access/': accessKeepers,
    'PUT /registration/student_access/': reviewers,
  },
  queries: {
    'GET /organizations/discipline_registration_access_for_selected_students/': accessKeepers,
    'GET /organizations/discipline_registration_access_for_selected_students/get_dicipline/': accessKeepers,
    'POST /organizations/discipline_registration_access_for_selected_students/get_student_statuses/': accessKeepers,
    'GET /organizations/discipline_registration_access/': accessKeepers,
    'GET /organizations/history_registration_access/': accessKeepers,
    'GET /organizations/course_status_list/': accessKeepers,
    'GET /organizations/statistics_discipline_registration_access/': accessKeepers,
    'GET /organizations/statistic_student_list/': accessKeepers,
    'GET /registration/access/selection/': accessKeepers,
    'GET /registration/access/disciplines/': accessKeepers,
    'GET /registration/access/teachers/': accessKeepers,
  },
});
