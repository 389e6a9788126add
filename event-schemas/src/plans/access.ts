import { defineAccess } from '../kernel/access.ts';

/** Who looks at a student's registration: students at their own, advisors at their students', the office and the auditor at all. */
const readers = ['student', 'beta', 'supervisor', 'office', 'org_admin', 'fin_office', 'auditor'] as const;

/** Course lists of the office. */
const courseReaders = ['supervisor', 'office', 'org_admin', 'fin_office', 'auditor'] as const;

/** A student's individual plan: their own, their advisor's, the office's. */
const planKeepers = ['student', 'supervisor', 'office', 'org_admin'] as const;

export const access = defineAccess({
  module: 'plans',
  about: 'Individual study plans of students: what is planned for each term, and its changes',
  commands: {
    'POST /user/student_discipline_view_set/basket/': planKeepers,
    'PUT /user/student_discipline_view_set/change/': planKeepers,
    'PUT /user/student_discipline_view_set/repeal/': planKeepers,
    'POST /user/student_discipline_view_set/exclude/': planKeepers,
    'POST /user/student_discipline_view_set/iup_change_notification/': planKeepers,
  },
  queries: {
    'POST /user/student_discipline_view_set/cycle/': readers,
    'POST /user/student_discipline_view_set/component/': readers,
    'POST /user/student_discipline_view_set/student_discipline/': readers,
    'POST /user/student_discipline_view_set/credit_student_profiles/': readers,
    'GET /user/student_discipline_view_set/credit_limit_system/': readers,
    'GET /user/student_discipline_view_set/status_info/': readers,
    'GET /user/student_discipline_view_set/profile_full_name/': readers,
    'GET /user/student_discipline_view_set/language/': readers,
    'GET /user/student_discipline_view_set/teacher/': readers,
    'GET /user/student_discipline_view_set/summer/': readers,
    'GET /user/student_discipline_view_set/summer_disipline/': readers,
    'GET /user/discipline_student_views/': readers,
    'GET /registration/plan_candidates/': readers,
    'GET /registration/individual_plans/': courseReaders,
  },
});
