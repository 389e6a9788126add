import { z } from 'zod';
import { defineContracts, type ContractsOf } from '../kernel/calls.ts';
import { semester } from '../curriculum/records.ts';
import {
  debtBody,
  debtParams,
  certificateBody,
  resultBody,
  cardCourseParams,
  advisorAddBody,
  advisorChangeBody,
  dropBody,
  cardParams,
  cardStatusBody,
  cardQuery,
  statusAnswer,
  rejectBody,
  actionBody,
  bulkReport,
  maxCreditsBody,
  maxCreditsAnswer,
  studentAccessBody,
} from '../registration/requests.ts';
import { uid } from '../registration/values.ts';
import { advisorRow, advisorsSummary, studentCards, advisorChanges } from './advisor-views.ts';
import { assignment, assignmentAnswer, reassignBody, reassignReport } from './requests.ts';
import { statusCounts } from './views.ts';
import { cardChangesBody, cardChangesReport } from './what-if.ts';

const student = z.object({ uid });
const studentAccess = studentAccessBody.extend({ uid, has_financial_debt: z.boolean() });
/** For which term the cards are shown: the one named, the latest of a year or semester, or the one whose registration is open or nearest. */
export const periodQuery = z.object({
  study_period: uid.optional(),
  study_year: z.coerce.number().int().min(1900).max(2200).optional(),
  semester: semester.optional(),
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
});

declare module '../kernel/calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts> {}
}
