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
  'POST /user/student_discipline_view_set/basket/': { body: basketBody, answer: basketAnswer },
  'PUT /user/student_discipline_view_set/change/': { body: changeBody, answer: planAnswer },
  'PUT /user/student_discipline_view_set/repeal/': { body: repealBody, answer: planAnswer },
  'POST /user/student_discipline_view_set/exclude/': { query: excludeQuery, body: excludeBody, answer: planAnswer },
  'POST /user/student_discipline_view_set/iup_change_notification/': {
    body: notificationBody,
    answer: notificationAnswer,
  },
  'GET /user/discipline_student_views/': { query: filterQuery, answer: disciplineStudentViews },
  'POST /user/student_discipline_view_set/student_discipline/': {
    body: filterBody,
    answer: z.object({ results: z.array(studentDiscipline) }),
  },
  'POST /user/student_discipline_view_set/cycle/': { body: filterBody, answer: planGroups },
  'POST /user/student_discipline_view_set/component/': { body: filterBody, answer: planGroups },
  'POST /user/student_discipline_view_set/credit_student_profiles/': { body: yearBody, answer: planCreditProfile },
  'GET /user/student_discipline_view_set/credit_limit_system/': { query: yearQuery, answer: yearLimits },
  'GET /user/student_discipline_view_set/status_info/': { query: yearQuery, answer: planStatusInfo },
  'GET /user/student_discipline_view_set/profile_full_name/': { query: z.object(own), answer: profileFullName },
  'GET /registration/plan_candidates/': { query: candidateQuery, answer: planCandidates },
  'GET /user/student_discipline_view_set/language/': { query: lineQuery, answer: languageOptions },
  'GET /user/student_discipline_view_set/teacher/': {
    query: lineQuery.extend({ language: z.string().max(20).optional() }),
    answer: teacherOptions,
  },
  'GET /registration/individual_plans/': { row: individualPlanRow },
  'GET /user/student_discipline_view_set/summer/': { query: summerQuery, answer: summerTerm },
  'GET /user/student_discipline_view_set/summer_disipline/': { query: summerQuery, answer: summerDisciplines },
});

declare module '../kernel/calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts> {}
}
