import { z } from 'zod';
import { component, cycle } from '../curriculum/records.ts';
import { type ContractsOf, defineContracts } from '../kernel/calls.ts';
import { loadType, uid } from '../registration/values.ts';
import { individualPlanRow } from './list-views.ts';
import {
  basketAnswer,
  basketBody,
  changeBody,
  excludeBody,
  excludeQuery,
  notificationAnswer,
  notificationBody,
  planAnswer,
  repealBody,
} from './requests.ts';
import { studyYear, studyYearQuery } from './values.ts';
import {
  disciplineStudentViews,
  languageOptions,
  planCandidates,
  planCreditProfile,
  planGroups,
  planStatusInfo,
  profileFullName,
  studentDiscipline,
  summerDisciplines,
  summerTerm,
  teacherOptions,
  yearLimits,
} from './views.ts';
import { changingAPlan, ofAPlan } from './refusal-groups.ts';
import { ofACard, ofOwnCard } from '../registration/refusal-groups.ts';

const own = { student: uid.optional() };
/** Filters of a plan (portal-calls.md §7.4): `acad_period` is a study period. */
const filter = {
  ...own,
  study_plan: uid.optional(),
  acad_period: uid.optional(),
  cycle: cycle.optional(),
  component: component.optional(),
};
const filterQuery = z.object({ ...filter, study_year: studyYearQuery.optional() });
const filterBody = z.object({ ...filter, study_year: studyYear.optional() }).prefault({});
const yearBody = z.object({ ...own, study_year: studyYear.optional(), acad_period: uid.optional() }).prefault({});
/** Without a year that which runs. */
const yearQuery = z.object({ ...own, study_year: studyYearQuery.optional() });
/** `uid`: a discipline of the plan that is to be replaced; without it what can be added to the term. */
const candidateQuery = z.object({
  student: uid.optional(),
  study_year: studyYearQuery.optional(),
  study_period: uid,
  uid: uid.optional(),
  q: z.string().max(100).optional(),
});
/** `uid`: the discipline of the plan; `load_type`: the line that is chosen for. */
export const lineQuery = z.object({
  student: uid.optional(),
  study_year: studyYearQuery.optional(),
  uid,
  load_type: loadType,
});
/** Without a year: the summer term that is coming or runs, else the last one. */
const summerQuery = z.object({ student: uid.optional(), study_year: studyYearQuery.optional() });

/** What the calls of the module take and answer. */
export const contracts = defineContracts({
  'POST /user/student_discipline_view_set/basket/': {
    body: basketBody,
    answer: basketAnswer,
    refuses: [
      'advising.not_your_student',
      'registration.course_not_for_level',
      'registration.course_not_for_program',
      'registration.not_your_card',
      'registration.plan_already',
      'registration.plan_completed',
      'registration.plan_credit_limit',
      'registration.plan_discipline_not_found',
      'registration.plan_not_elective',
      'registration.plan_term_over',
      'registration.study_period_not_found',
      'registration.study_plan_not_chosen',
    ],
  },
  'PUT /user/student_discipline_view_set/change/': {
    body: changeBody,
    answer: planAnswer,
    refuses: [
      ...changingAPlan,
      'registration.course_not_for_level',
      'registration.course_not_for_program',
      'registration.plan_already',
      'registration.plan_credits_short',
      'registration.plan_language_not_offered',
      'registration.plan_line_not_found',
      'registration.plan_not_elective',
      'registration.plan_teacher_not_offered',
    ],
  },
  'PUT /user/student_discipline_view_set/repeal/': { body: repealBody, answer: planAnswer, refuses: changingAPlan },
  'POST /user/student_discipline_view_set/exclude/': {
    query: excludeQuery,
    body: excludeBody,
    answer: planAnswer,
    refuses: changingAPlan,
  },
  'POST /user/student_discipline_view_set/iup_change_notification/': {
    body: notificationBody,
    answer: notificationAnswer,
    refuses: [...ofOwnCard, 'registration.no_advisor', 'registration.plan_nothing_to_report'],
  },
  'GET /user/discipline_student_views/': { query: filterQuery, answer: disciplineStudentViews, refuses: ofAPlan },
  'POST /user/student_discipline_view_set/student_discipline/': {
    body: filterBody,
    answer: z.object({ results: z.array(studentDiscipline) }),
    refuses: ofAPlan,
  },
  'POST /user/student_discipline_view_set/cycle/': { body: filterBody, answer: planGroups, refuses: ofAPlan },
  'POST /user/student_discipline_view_set/component/': { body: filterBody, answer: planGroups, refuses: ofAPlan },
  'POST /user/student_discipline_view_set/credit_student_profiles/': {
    body: yearBody,
    answer: planCreditProfile,
    refuses: ofAPlan,
  },
  'GET /user/student_discipline_view_set/credit_limit_system/': {
    query: yearQuery,
    answer: yearLimits,
    refuses: ofAPlan,
  },
  'GET /user/student_discipline_view_set/status_info/': { query: yearQuery, answer: planStatusInfo, refuses: ofAPlan },
  'GET /user/student_discipline_view_set/profile_full_name/': {
    query: z.object(own),
    answer: profileFullName,
    refuses: ofOwnCard,
  },
  'GET /registration/plan_candidates/': {
    query: candidateQuery,
    answer: planCandidates,
    refuses: [...ofAPlan, 'registration.plan_discipline_not_found', 'registration.study_period_not_found'],
  },
  'GET /user/student_discipline_view_set/language/': {
    query: lineQuery,
    answer: languageOptions,
    refuses: [...ofAPlan, 'registration.plan_discipline_not_found'],
  },
  'GET /user/student_discipline_view_set/teacher/': {
    query: lineQuery.extend({ language: z.string().max(20).optional() }),
    answer: teacherOptions,
    refuses: [...ofAPlan, 'registration.plan_discipline_not_found'],
  },
  'GET /registration/individual_plans/': { row: individualPlanRow },
  'GET /user/student_discipline_view_set/summer/': { query: summerQuery, answer: summerTerm, refuses: ofACard },
  'GET /user/student_discipline_view_set/summer_disipline/': {
    query: summerQuery,
    answer: summerDisciplines,
    refuses: [...ofACard, 'registration.no_summer_term'],
  },
});

declare module '../kernel/calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts> {}
}
