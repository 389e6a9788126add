import { refusals } from '../kernel/refusals.ts';

/** Rows of one act are refused one by one, or together by name. */
const ofRows = refusals('grades.row_not_found', 'grades.rows_refused', 'grades.row_closed');
const whileOpen = refusals('grades.sheet_closed', 'grades.sheet_not_open_yet');
const standing = refusals('grades.on_check', 'grades.approved_row');
const ready = refusals('grades.audit_row', 'grades.no_mark', 'grades.mark_not_of_parts', 'grades.not_agreed');

/** A mark or a percent is written. */
export const writingMarks = refusals(
  ...ofRows,
  ...whileOpen,
  ...standing,
  'grades.sheet_not_found',
  'grades.not_main_teacher',
);
/** A percent is written by hand. */
export const recordingParts = refusals(...writingMarks, 'grades.rating_of_journals');
/** A mark is set. */
export const settingAMark = refusals(
  ...writingMarks,
  'grades.row_changed',
  'grades.mark_unknown',
  'grades.mark_not_of_parts',
);
/** Co-teachers are asked. */
export const askingToAgree = refusals(...writingMarks, 'grades.no_mark', 'grades.no_co_teachers');
/** A co-teacher answers. */
export const agreeing = refusals(
  ...ofRows,
  ...whileOpen,
  ...standing,
  'grades.not_co_teacher',
  'grades.no_mark',
  'grades.comment_required',
);
/** Answers are taken back. */
export const cleaning = refusals(
  ...ofRows,
  ...whileOpen,
  ...standing,
  'grades.not_co_teacher',
  'grades.nothing_to_clean',
);
/** Rows go to the office. */
export const sending = refusals(
  ...ofRows,
  ...whileOpen,
  ...ready,
  'grades.sheet_not_found',
  'grades.sheet_empty',
  'grades.send_what',
  'grades.not_main_teacher',
  'grades.approved_row',
  'grades.on_statement',
  'grades.row_changed',
);
/** Rows are approved. */
export const approving = refusals(
  ...ofRows,
  ...ready,
  'grades.office_only',
  'grades.not_sent',
  'grades.own_mark',
  'grades.row_changed',
);
/** Rows are sent back. */
export const rejecting = refusals(
  ...ofRows,
  'grades.office_only',
  'grades.not_sent',
  'grades.own_mark',
  'grades.approved_row',
  'grades.row_changed',
  'grades.comment_required',
);
/** A comment is written. */
export const commenting = refusals(
  ...ofRows,
  ...whileOpen,
  'grades.not_main_teacher',
  'grades.not_co_teacher',
  'grades.office_only',
);
/** The office changes marks. */
export const changingByOffice = refusals(
  ...ofRows,
  'grades.sheet_not_found',
  'grades.office_only',
  'grades.approved_row',
  'grades.on_statement',
  'grades.row_changed',
  'grades.mark_unknown',
  'grades.comment_required',
  'grades.one_sheet',
);
/** A mark is set, or changed by the office with a reason. */
export const changingPerformance = refusals(
  ...settingAMark,
  'grades.office_only',
  'grades.on_statement',
  'grades.comment_required',
);
/** What is registered is over. */
const ofStatement = refusals(
  'grades.statement_not_found',
  'grades.statement_registered',
  'grades.statement_superseded',
  'grades.statement_discarded',
);
export const fillingAStatement = refusals(
  ...ofStatement,
  'grades.not_main_teacher',
  'grades.statement_on_check',
  'grades.row_changed',
  'grades.row_not_found',
  'grades.mark_unknown',
  'grades.mark_not_of_parts',
);
export const sendingAStatement = refusals(...ofStatement, 'grades.not_main_teacher', 'grades.statement_incomplete');
/** The office approves or sends back. */
export const checkingAStatement = refusals(
  ...ofStatement,
  'grades.office_only',
  'grades.statement_not_sent',
  'grades.statement_on_check',
  'grades.own_statement',
);
export const signingAStatement = refusals(
  ...ofStatement,
  'grades.not_main_teacher',
  'grades.statement_not_approved',
  'grades.statement_unsigned',
);
export const discardingAStatement = refusals(
  ...ofStatement,
  'grades.not_main_teacher',
  'grades.office_only',
  'grades.statement_on_check',
  'grades.comment_required',
);
export const correctingAStatement = refusals(
  'grades.statement_not_found',
  'grades.statement_superseded',
  'grades.statement_discarded',
  'grades.statement_not_registered',
  'grades.statement_being_corrected',
  'grades.office_only',
  'grades.comment_required',
);
/** Closed sheets are opened. */
export const opening = refusals(
  'grades.sheet_not_found',
  'grades.row_not_found',
  'grades.unblock_passed',
  'grades.unblock_too_long',
  'grades.unblock_what',
);
/** A call about one student. */
export const aboutAStudent = refusals(
  'registration.not_your_card',
  'registration.student_not_found',
  'advising.not_your_student',
);
