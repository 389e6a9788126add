import { z } from 'zod';
import { semester } from '../curriculum/records.ts';
import { type ContractsOf, defineContracts } from '../kernel/calls.ts';
import {
  actionBody,
  advisorAddBody,
  advisorChangeBody,
  bulkReport,
  cardCourseParams,
  cardParams,
  cardQuery,
  cardStatusBody,
  certificateBody,
  debtBody,
  debtParams,
  dropBody,
  maxCreditsAnswer,
  maxCreditsBody,
  rejectBody,
  resultBody,
  statusAnswer,
  studentAccessBody,
} from '../registration/requests.ts';
import { uid } from '../registration/values.ts';
import { advisorChanges, advisorRow, advisorsSummary, studentCards } from './advisor-views.ts';
import { assignment, assignmentAnswer, reassignBody, reassignReport } from './requests.ts';
import { filterOptions, statusCounts, studentRow } from './views.ts';
import { cardChangesBody, cardChangesReport } from './what-if.ts';

const student = z.object({ uid });
const studentAccess = studentAccessBody.extend({ uid, has_financial_debt: z.boolean() });
/** For which term the cards are shown: the one named, the latest of a year or semester, or the one whose registration is open or nearest. */
export const periodQuery = z.object({
  study_period: uid.optional(),
  study_year: z.coerce.number().int().min(1900).max(2200).optional(),
  semester: semester.optional(),
});

const studentList = { row: studentRow, query: periodQuery };
const narrowedBy = z.string().max(2000).optional();
/** What was chosen in other filters narrows the options (portal-calls.md §7.11). */
export const narrowing = z.object({
  study_form: narrowedBy,
  faculty: narrowedBy,
  cathedra: narrowedBy,
  edu_prog: narrowedBy,
  course: narrowedBy,
  advisor: narrowedBy,
});

/** What the calls of the module take and answer. */
export const contracts = defineContracts({
  'POST /advising/students/{uid}/debts/': { params: student, body: debtBody },
  'DELETE /advising/students/{uid}/debts/{kind}/': { params: debtParams },
  'PUT /advising/students/{uid}/medical_certificate/': { params: student, body: certificateBody },
  'PUT /advising/students/{uid}/results/': { params: student, body: resultBody },
  'POST /advising/cards/{uid}/courses/{course}/': { params: cardCourseParams, body: advisorAddBody },
  'PUT /advising/cards/{uid}/courses/{course}/': { params: cardCourseParams, body: advisorChangeBody },
  'DELETE /advising/cards/{uid}/courses/{course}/': { params: cardCourseParams, query: dropBody },
  'PUT /advising/cards/{uid}/status/': { params: cardParams, body: cardStatusBody },
  'POST /organizations/status_info/': { query: cardQuery, answer: statusAnswer },
  'PUT /organizations/online_registration/reject/': { body: rejectBody, answer: statusAnswer },
  'PUT /organizations/action_applications/': { body: actionBody, answer: bulkReport },
  'PUT /organizations/online_registration/change_max_credits/': { body: maxCreditsBody, answer: maxCreditsAnswer },
  'PUT /organizations/advisors_online_registration/{uid}/change_status/': {
    params: z.object({ uid }),
    body: studentAccessBody,
    answer: studentAccess,
  },
  'PUT /advising/students/{uid}/advisor/': { params: z.object({ uid }), body: assignment, answer: assignmentAnswer },
  'POST /advising/advisors/reassign/': { body: reassignBody, answer: reassignReport },
  'POST /advising/cards/{uid}/what_if/': { params: cardParams, body: cardChangesBody, answer: cardChangesReport },
  'POST /advising/cards/{uid}/changes/': { params: cardParams, body: cardChangesBody, answer: cardChangesReport },
  'GET /advising/status_counts/': { query: periodQuery.loose(), answer: statusCounts },
  'GET /advising/advisors/': { row: advisorRow, query: periodQuery },
  'GET /advising/advisors_summary/': { query: periodQuery, answer: advisorsSummary },
  'GET /advising/students/{uid}/cards/': { params: z.object({ uid }), answer: studentCards },
  'GET /advising/students/{uid}/advisors/': { params: z.object({ uid }), answer: advisorChanges },
  'GET /registration/students/': studentList,
  'GET /advisors/my_students/all/': studentList,
  'GET /advisors/my_students_auca/': studentList,
  'GET /advisors/faculties/': { query: narrowing, answer: filterOptions },
  'GET /advisors/cathedras/': { query: narrowing, answer: filterOptions },
  'GET /advisors/speciality/': { query: narrowing, answer: filterOptions },
  'GET /advisors/edu_programs_group/': { query: narrowing, answer: filterOptions },
  'GET /advisors/edu_programs/': { query: narrowing, answer: filterOptions },
  'GET /advisors/groups/': { query: narrowing, answer: filterOptions },
  'GET /advisors/entry_year/': { query: narrowing, answer: filterOptions },
  'GET /user/citizenship/': { query: narrowing, answer: filterOptions },
  'GET /organizations/advisor_list/': { query: narrowing, answer: filterOptions },
  'GET /advisors/preparation_level/': { answer: filterOptions },
  'GET /common/study_forms/': { answer: filterOptions },
  'GET /organizations/groups_control_periods/': { answer: filterOptions },
  'GET /user/student_status/': { answer: filterOptions },
  'GET /user/gender/': { answer: filterOptions },
});

declare module '../kernel/calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts> {}
}
