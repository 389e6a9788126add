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
  startReviewQuery,
  studentAccessBody,
} from '../registration/requests.ts';
import { uid } from '../registration/values.ts';
import { advisorChanges, advisorRow, advisorsSummary, studentCards } from './advisor-views.ts';
import { assignment, assignmentAnswer, reassignBody, reassignReport } from './requests.ts';
import { filterOptions, statusCounts, studentRow } from './views.ts';
import { cardChangesBody, cardChangesReport } from './what-if.ts';
import {
  byTheOffice,
  debtKeeping,
  dropping,
  ofAStudent,
  registering,
  waiting,
} from '../registration/refusal-groups.ts';
import { approving, reviewing, tryingChanges } from './refusal-groups.ts';

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
  'POST /advising/students/{uid}/debts/': {
    params: student,
    body: debtBody,
    refuses: [...byTheOffice, 'registration.debt_keepers_only'],
  },
  'DELETE /advising/students/{uid}/debts/{kind}/': { params: debtParams, refuses: [...byTheOffice, ...debtKeeping] },
  'PUT /advising/students/{uid}/medical_certificate/': { params: student, body: certificateBody, refuses: byTheOffice },
  'PUT /advising/students/{uid}/results/': {
    params: student,
    body: resultBody,
    refuses: [...byTheOffice, 'platform.record_unknown'],
  },
  'POST /advising/cards/{uid}/courses/{course}/': {
    params: cardCourseParams,
    body: advisorAddBody,
    refuses: [...registering, ...waiting],
  },
  'PUT /advising/cards/{uid}/courses/{course}/': {
    params: cardCourseParams,
    body: advisorChangeBody,
    refuses: [...registering, 'registration.no_seat', 'registration.not_on_card'],
  },
  'DELETE /advising/cards/{uid}/courses/{course}/': {
    params: cardCourseParams,
    query: dropBody,
    refuses: [...dropping, 'registration.student_not_found'],
  },
  'PUT /advising/cards/{uid}/status/': {
    params: cardParams,
    body: cardStatusBody,
    refuses: [
      ...ofAStudent,
      'advising.card_on_waiting_list',
      'advising.office_only',
      'advising.reason_required',
      'registration.study_period_not_found',
    ],
  },
  'POST /organizations/status_info/': {
    query: startReviewQuery,
    answer: statusAnswer,
    refuses: [...reviewing, 'registration.study_period_not_found'],
  },
  'PUT /organizations/online_registration/reject/': {
    body: rejectBody,
    answer: statusAnswer,
    refuses: [...reviewing, 'advising.comment_required'],
  },
  'PUT /organizations/action_applications/': {
    body: actionBody,
    answer: bulkReport,
    refuses: [
      ...reviewing,
      ...approving,
      'advising.comment_required',
      'advising.office_only',
      'advising.reason_required',
    ],
  },
  'PUT /organizations/online_registration/change_max_credits/': {
    body: maxCreditsBody,
    answer: maxCreditsAnswer,
    refuses: [
      ...ofAStudent,
      'advising.office_only',
      'registration.max_credit_below_collected',
      'registration.study_period_not_found',
    ],
  },
  'PUT /organizations/advisors_online_registration/{uid}/change_status/': {
    params: z.object({ uid }),
    body: studentAccessBody,
    answer: studentAccess,
    refuses: [...ofAStudent, ...debtKeeping, 'advising.office_only', 'platform.record_unknown'],
  },
  'PUT /advising/students/{uid}/advisor/': {
    params: z.object({ uid }),
    body: assignment,
    answer: assignmentAnswer,
    refuses: ['advising.not_an_advisor', 'registration.student_not_found'],
  },
  'POST /advising/advisors/reassign/': {
    body: reassignBody,
    answer: reassignReport,
    refuses: ['advising.not_an_advisor', 'registration.student_not_found'],
  },
  'POST /advising/cards/{uid}/what_if/': {
    params: cardParams,
    body: cardChangesBody,
    answer: cardChangesReport,
    refuses: tryingChanges,
  },
  'POST /advising/cards/{uid}/changes/': {
    params: cardParams,
    body: cardChangesBody,
    answer: cardChangesReport,
    refuses: tryingChanges,
  },
  'GET /advising/status_counts/': { query: periodQuery.loose(), answer: statusCounts },
  'GET /advising/advisors/': { row: advisorRow, query: periodQuery },
  'GET /advising/advisors_summary/': { query: periodQuery, answer: advisorsSummary },
  'GET /advising/students/{uid}/cards/': { params: z.object({ uid }), answer: studentCards, refuses: ofAStudent },
  'GET /advising/students/{uid}/advisors/': { params: z.object({ uid }), answer: advisorChanges, refuses: ofAStudent },
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
