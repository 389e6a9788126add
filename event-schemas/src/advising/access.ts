import { defineAccess } from '../kernel/access.ts';

/** Advisors act for their own students, the office for all (portal.md §6). A teacher who advises has the role `supervisor`. */
export const reviewers = ['supervisor', 'office', 'org_admin'] as const;
const office = ['office', 'org_admin'] as const;
const debtKeepers = ['office', 'org_admin', 'fin_office'] as const;
/** Lists of students: an advisor's own, the office's and the auditor's all. */
const readers = ['supervisor', 'office', 'org_admin', 'fin_office', 'auditor'] as const;

export const access = defineAccess({
  module: 'advising',
  about: 'Advisors and their students',
  commands: {
    'POST /organizations/status_info/': reviewers,
    'PUT /organizations/online_registration/reject/': reviewers,
    'PUT /organizations/action_applications/': reviewers,
    'POST /advising/cards/{uid}/changes/': reviewers,
    'POST /advising/cards/{uid}/courses/{course}/': reviewers,
    'PUT /advising/cards/{uid}/courses/{course}/': reviewers,
    'DELETE /advising/cards/{uid}/courses/{course}/': reviewers,
    'PUT /advising/cards/{uid}/status/': office,
    'PUT /organizations/advisors_online_registration/{uid}/change_status/': reviewers,
    'PUT /organizations/online_registration/change_max_credits/': office,
    'POST /advising/students/{uid}/debts/': debtKeepers,
    'DELETE /advising/students/{uid}/debts/{kind}/': debtKeepers,
    'PUT /advising/students/{uid}/medical_certificate/': office,
    'PUT /advising/students/{uid}/results/': office,
    'PUT /advising/students/{uid}/advisor/': office,
    'POST /advising/advisors/reassign/': office,
  },
  queries: {
    'GET /advisors/my_students/all/': readers,
    'GET /advisors/my_students_auca/': readers,
    'GET /registration/students/': readers,
    'GET /advising/status_counts/': readers,
    'GET /advising/advisors/': readers,
    'GET /advising/advisors_summary/': readers,
    'GET /advising/students/{uid}/cards/': readers,
    'GET /advising/students/{uid}/advisors/': readers,
    'GET /advisors/faculties/': readers,
    'GET /advisors/cathedras/': readers,
    'GET /advisors/speciality/': readers,
    'GET /advisors/edu_programs_group/': readers,
    'GET /advisors/edu_programs/': readers,
    'GET /advisors/groups/': readers,
    'GET /advisors/entry_year/': readers,
    'GET /advisors/preparation_level/': readers,
    'GET /user/citizenship/': readers,
    'GET /user/gender/': 'all',
    'GET /user/student_status/': 'all',
    'GET /common/study_forms/': 'all',
    'GET /organizations/groups_control_periods/': 'all',
    'GET /organizations/advisor_list/': readers,
  },
  folds: {
    'POST /advising/cards/{uid}/what_if/': reviewers,
  },
});
