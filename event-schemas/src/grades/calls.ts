import { z } from 'zod';
import { type ContractsOf, defineContracts } from '../kernel/calls.ts';
import * as refusal from './refusal-groups.ts';
import { agreementUid, markCode, rowUid, sheetUid, uid } from './values.ts';
import * as statement from './statement-views.ts';
import * as performance from './performance-views.ts';
import * as view from './views.ts';

const ofRow = z.object({ uid: rowUid });
const ofSheet = z.object({ uid: sheetUid });
const page = {
  page: z.coerce.number().int().min(0).max(100_000).default(0),
  page_size: z.coerce.number().int().min(1).max(100).default(25),
};
const options = { query: z.object(page), answer: view.optionsPage };
const optionsIn = { params: ofSheet, ...options, refuses: ['grades.sheet_not_found'] } as const;
const sheetOrCourse = z.object({ sheet: sheetUid.optional(), course: uid.optional() });
const tab = z.enum(view.sheetTabs).optional();
const cascade = { body: view.chosenSoFar, answer: view.choicesView };
const student = z.object({ student: uid.optional() });
const ofTerm = {
  study_year: z.coerce.number().int().min(1990).max(2100).optional(),
  semester: z.string().max(20).optional(),
};
const ofStatement = z.object({ uid });

/** What the calls of the module take and answer. */
export const contracts = defineContracts({
  'GET /journals/final_grades/': {
    row: view.sheetRow,
    query: z.object({ tab, course: uid.optional(), mark: markCode.optional(), co_teacher: uid.optional() }),
  },
  'GET /journals/final_grades/detail/': {
    query: z.object({ sheet: sheetUid }),
    answer: view.sheetDetail,
    refuses: ['grades.sheet_not_found'],
  },
  'GET /journals/final_grades/print/': {
    query: statement.printQuery.extend({ sheet: sheetUid }),
    refuses: ['grades.sheet_not_found'],
  },
  'GET /journals/final_grades/course/{id}/': {
    params: z.object({ id: uid }),
    answer: z.object({ results: z.array(view.sheetRow) }),
  },
  'GET /journals/final_grades/grading_system/': {
    query: sheetOrCourse,
    answer: view.systemView,
    refuses: ['grades.sheet_not_found'],
  },
  'GET /journals/final_grades/mark/': {
    query: sheetOrCourse,
    answer: z.object({ results: z.array(view.markView) }),
    refuses: ['grades.sheet_not_found'],
  },
  'GET /journals/co_teachers_for_course/': {
    query: z.object({ course: uid }),
    answer: z.object({ results: z.array(z.object({ uid, name: z.string(), load_types: z.array(z.string()) })) }),
  },
  'GET /journals/history_final_grades/': {
    row: view.historyLine,
    query: z.object({ sheet: sheetUid.optional(), row: rowUid.optional() }),
  },
  'GET /journals/history_final_grades_block_unblock/': { row: view.unblockRow },
  'GET /journals/agreeing_grades_on_course/': {
    query: z.object({ sheet: sheetUid }),
    answer: z.object({ results: z.array(view.agreementView) }),
    refuses: ['grades.sheet_not_found'],
  },
  'GET /journals/to_get_grading/': {
    query: z.object({ row: rowUid }),
    answer: z.object({ marks: z.array(view.markView), computed: z.string().nullable() }),
    refuses: ['grades.sheet_not_found', 'grades.row_not_found'],
  },
  'GET /journals/count_final_grades/': { answer: view.counts },
  'GET /journals/all_count_final_grades/': { answer: view.counts },
  'GET /journals/participants_unblock/': {
    query: z.object({ sheet: sheetUid }),
    answer: z.object({
      teachers: z.array(z.object({ uid, name: z.string() })),
      students: z.array(z.object({ uid: rowUid, name: z.string() })),
    }),
    refuses: ['grades.sheet_not_found'],
  },
  'GET /journals/final_grades_for_student/': {
    query: student.extend(ofTerm),
    answer: performance.studentResults,
    refuses: refusal.aboutAStudent,
  },
  'GET /journals/final_grades_completed/': {
    query: student,
    answer: z.object({ results: z.array(performance.resultView) }),
    refuses: refusal.aboutAStudent,
  },
  'GET /journals/final_grades/change_mark_i_on_university_exit/': {
    query: student,
    answer: z.object({
      results: z.array(
        z.object({
          uid: rowUid,
          version: z.int(),
          student: uid,
          student_name: z.string(),
          mark: z.string(),
          becomes: z.string(),
        }),
      ),
    }),
  },
  'PUT /journals/change_mark/{uid}/': {
    params: ofRow,
    body: view.markBody,
    answer: view.done,
    refuses: refusal.settingAMark,
  },
  'PUT /journals/final_grades/parts/': { body: view.partsBody, answer: view.done, refuses: refusal.recordingParts },
  'PUT /journals/clean_agreeing/': { body: view.cleanBody, answer: view.done, refuses: refusal.cleaning },
  'PUT /journals/change_agreeing/': { body: view.agreeBody, answer: view.done, refuses: refusal.agreeing },
  'PUT /journals/update_agreeing/{uid}/': {
    params: z.object({ uid: agreementUid }),
    body: view.agreeOneBody,
    answer: view.done,
    refuses: refusal.agreeing,
  },
  'PUT /journals/send_office/': { body: view.sendBody, answer: view.done, refuses: refusal.sending },
  'PUT /journals/send_office_individual/{uid}/': {
    params: ofRow,
    body: view.versionBody,
    answer: view.done,
    refuses: refusal.sending,
  },
  'PUT /journals/final_grades/approve/': { body: view.rowsBody, answer: view.done, refuses: refusal.approving },
  'PUT /journals/approve_individual/{uid}/': {
    params: ofRow,
    body: view.versionBody,
    answer: view.done,
    refuses: refusal.approving,
  },
  'PUT /journals/final_grades/reject/': { body: view.rowsWithComment, answer: view.done, refuses: refusal.rejecting },
  'PUT /journals/reject_individual/{uid}/': {
    params: ofRow,
    body: view.rejectBody,
    answer: view.done,
    refuses: refusal.rejecting,
  },
  'PUT /journals/change_comment/main/{uid}/': {
    params: ofRow,
    body: view.commentBody,
    answer: view.done,
    refuses: refusal.commenting,
  },
  'PUT /journals/change_comment/is_office/{uid}/': {
    params: ofRow,
    body: view.commentBody,
    answer: view.done,
    refuses: refusal.commenting,
  },
  'PUT /journals/change_comment/coteachers/{uid}/': {
    params: z.object({ uid: agreementUid }),
    body: view.commentBody,
    answer: view.done,
    refuses: refusal.commenting,
  },
  'POST /journals/change_comment/coteachers/created/': {
    body: view.createdCommentBody,
    answer: view.done,
    refuses: refusal.commenting,
  },
  'PUT /journals/final_grades/change/': { body: view.changeBody, answer: view.done, refuses: refusal.changingByOffice },
  'POST /journals/create_agreeing/': { body: view.askBody, answer: view.done, refuses: refusal.askingToAgree },
  'POST /journals/create_history_final_grades/': {
    body: z.object({ row: rowUid, comment: view.commentBody.shape.comment.default('') }),
    answer: view.done,
    refuses: refusal.commenting,
  },
  'PUT /journals/sheets/{uid}/teachers/': {
    params: ofSheet,
    body: z.object({ main_teacher: uid }),
    answer: view.done,
    refuses: ['grades.sheet_not_found'],
  },
  'POST /journals/sheets/follow/': { body: z.object({ offerings: z.array(uid).min(1).max(500) }), answer: view.done },
  'POST /journals/sheets/ratings/': {
    body: z.object({
      offerings: z.array(uid).max(500).default([]),
      journals: z.array(z.string().min(3).max(100)).max(500).default([]),
    }),
    answer: view.done,
  },
  'POST /journals/sheets/clear/': {
    body: z.object({ student: uid, sheets: z.array(sheetUid).min(1).max(100) }),
    answer: view.done,
  },
  'POST /grades/periods/remind/': { body: z.object({}), answer: view.done },
  'POST /grades/periods/close/': { body: z.object({}), answer: view.done },
  'GET /grades/closings/': { answer: z.object({ results: z.array(view.closingRow) }) },
  'GET /journals/failures/': { row: view.failureRow },
  'GET /journals/final_grades/teacher_filter/': options,
  'GET /journals/final_grades/co_teachers/': options,
  'GET /journals/final_grades/cathedra/': options,
  'GET /journals/final_grades/study_year/': options,
  'GET /journals/final_grades/semester/': options,
  'GET /journals/final_grades/mark_filter/': options,
  'GET /journals/final_grades/teacher_filter/{uid}/': optionsIn,
  'GET /journals/final_grades/co_teachers/{uid}/': optionsIn,
  'GET /journals/final_grades/cathedra/{uid}/': optionsIn,
  'GET /journals/final_grades/study_year/{uid}/': optionsIn,
  'GET /journals/final_grades/semester/{uid}/': optionsIn,
  'GET /journals/final_grades/mark_filter/{uid}/': optionsIn,
  'GET /block_final_grades/list/': { row: view.unblockRow },
  'GET /block_final_grades/actual_unblock/': {
    query: z.object({ sheet: sheetUid }),
    answer: z.object({ unblock: view.unblockRow.nullable() }),
    refuses: ['grades.sheet_not_found'],
  },
  'GET /block_final_grades/common_actual_unblock/': { answer: z.object({ unblock: view.unblockRow.nullable() }) },
  'POST /block_final_grades/create/': {
    body: view.unblockBody,
    answer: z.object({ uid: z.string() }),
    refuses: refusal.opening,
  },
  'PUT /block_final_grades/edit/{uid}/': {
    params: z.object({ uid: z.string().max(100) }),
    body: view.unblockChange,
    answer: view.done,
    refuses: [...refusal.opening, 'grades.unblock_ended'],
  },
  'PUT /block_final_grades/remove/{uid}/': { params: z.object({ uid: z.string().max(100) }), answer: view.done },
  'POST /block_final_grades/academic_list_on_create/': cascade,
  'POST /block_final_grades/semester_list_on_create/': cascade,
  'POST /block_final_grades/cathedra_list_on_create/': cascade,
  'POST /block_final_grades/teacher_list_on_create/': cascade,
  'POST /block_final_grades/course_list_on_create/': cascade,
  'POST /block_final_grades/flux_list_on_create/': cascade,
  'POST /block_final_grades/final_grades_on_create/': cascade,
  'POST /block_final_grades/settle/': { body: z.object({}), answer: view.done },
  'GET /journals/statements/': { row: statement.statementListRow, query: z.object({ sheet: sheetUid.optional() }) },
  'GET /journals/statements/{uid}/': {
    params: ofStatement,
    answer: statement.statementDetail,
    refuses: ['grades.statement_not_found'],
  },
  'GET /journals/statements/{uid}/print/': {
    params: ofStatement,
    query: statement.printQuery,
    refuses: ['grades.statement_not_found', 'grades.statement_not_registered'],
  },
  'GET /journals/check_statement/{code}/': {
    params: statement.checkParams,
    answer: statement.checkedStatement,
    refuses: ['grades.statement_code_unknown', 'platform.rate_limited'],
  },
  'POST /journals/statements/': {
    body: statement.draftBody,
    answer: statement.made,
    refuses: ['grades.sheet_not_found', 'grades.not_main_teacher', 'grades.statement_nothing'],
  },
  'PUT /journals/statements/{uid}/fill/': {
    params: ofStatement,
    body: statement.fillBody,
    answer: view.done,
    refuses: refusal.fillingAStatement,
  },
  'PUT /journals/statements/{uid}/send/': {
    params: ofStatement,
    answer: view.done,
    refuses: refusal.sendingAStatement,
  },
  'PUT /journals/statements/{uid}/approve/': {
    params: ofStatement,
    answer: view.done,
    refuses: refusal.checkingAStatement,
  },
  'PUT /journals/statements/{uid}/reject/': {
    params: ofStatement,
    body: statement.commentBody,
    answer: view.done,
    refuses: [...refusal.checkingAStatement, 'grades.comment_required'],
  },
  'PUT /journals/statements/{uid}/sign/': {
    params: ofStatement,
    answer: view.done,
    refuses: refusal.signingAStatement,
  },
  'PUT /journals/statements/{uid}/discard/': {
    params: ofStatement,
    body: statement.reasonBody,
    answer: view.done,
    refuses: refusal.discardingAStatement,
  },
  'POST /journals/statements/{uid}/correct/': {
    params: ofStatement,
    body: statement.reasonBody,
    answer: statement.made,
    refuses: refusal.correctingAStatement,
  },
  'GET /stud_jour/my_performance/': {
    query: z.object({ profile: uid.optional(), study_period: uid.optional(), ...page }),
    answer: z.object({ results: z.array(performance.performanceRow), count: z.int(), next: z.string().nullable() }),
    refuses: refusal.aboutAStudent,
  },
  'GET /stud_jour/my_performance/disc/': {
    query: z.object({ profile: uid.optional(), course: uid }),
    answer: performance.performanceDetail,
    refuses: [...refusal.aboutAStudent, 'grades.row_not_found'],
  },
  'GET /journals/performance_auca/': {
    query: z.object({ profile: uid.optional(), ...ofTerm }),
    answer: performance.performanceAuca,
    refuses: refusal.aboutAStudent,
  },
  'GET /journals/performance_auca_ejs/': {
    query: z.object({ profile: uid.optional(), course: uid }),
    answer: z.object({ results: z.array(performance.journalOfStudent) }),
    refuses: refusal.aboutAStudent,
  },
  'GET /journals/academic_difference/': {
    query: student,
    answer: performance.difference,
    refuses: refusal.aboutAStudent,
  },
  'GET /schedules/academic_performance/': {
    row: performance.academicRow,
    query: z.object({ sheet: sheetUid.optional(), course: uid.optional() }),
  },
  'GET /schedules/academic_performance/mark/': {
    query: sheetOrCourse,
    answer: z.object({ results: z.array(view.markView) }),
    refuses: ['grades.sheet_not_found'],
  },
  'PUT /schedules/academic_performance/change/': {
    body: view.academicBody,
    answer: view.done,
    refuses: refusal.changingPerformance,
  },
  'GET /common/acad_periods_for_reg/copy/': {
    query: z.object({ study_plan: uid.optional(), study_year: z.coerce.number().int().min(1990).max(2100).optional() }),
    answer: z.object({
      results: z.array(z.object({ uid, name: view.systemView.shape.name, study_year: z.int(), semester: z.string() })),
    }),
  },
});

declare module '../kernel/calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts> {}
}
