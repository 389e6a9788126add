import { z } from 'zod';
import {
  code,
  credits,
  day,
  givenNote,
  id,
  moment,
  note,
  ordinal,
  remarkMax,
  studyYear,
  trimmed,
} from '../kernel/bounds.ts';
import { defineEvents, event, type EventsOf } from '../kernel/events.ts';
import { names } from '../registration/values.ts';
import {
  checkCode,
  comment,
  givenMark,
  hundredthsOfPercent,
  markCode,
  part,
  rowUid,
  sheetUid,
  statementKind,
  statementRow,
  students,
  uid,
  wholePercent,
} from './values.ts';

const coTeachers = z.array(uid).max(20);
const row = z.object({ student: uid, audit: z.boolean(), co_teachers: coTeachers });
/** What a row ends with: `percent` is null where there is no sum of both parts. */
const marked = { from: markCode.nullable(), mark: givenMark.nullable(), percent: wholePercent.nullable() };
const attempts = z
  .array(z.object({ student: uid, ...marked }))
  .min(1)
  .max(5_000);
/** `exam`: what a correction says of it, of a row of the sheet (decisions/0050). */
const corrected = z
  .array(z.object({ student: uid, ...marked, exam: hundredthsOfPercent.nullable().optional() }))
  .min(1)
  .max(5_000);

/**
 * Events of `final_grades-<offering>.<flux>`, the sheet of one flux of a course (grades.md §6). Rows follow the seats of the course;
 * a changed mark ends every agreement and approval of its row.
 */
export const finalGradesEvents = defineEvents({
  /** `system`: the grading system that holds in the term; null: the state's. */
  GradeSheetOpened: event(
    z.object({
      offering: uid,
      flux: uid,
      number: ordinal,
      discipline: uid,
      study_period: uid,
      code,
      name: names,
      credits,
      system: uid.nullable(),
    }),
  ),
  /** `by_office`: somebody whom the office names, whoever teaches. */
  MainTeacherNamed: event(z.object({ from: uid.nullable(), to: uid.nullable(), by_office: z.boolean() })),
  RowAdded: event(row),
  RowRevised: event(row),
  /** The student has no seat in the flux any more; what stands in the row stays. */
  RowClosed: event(z.object({ student: uid })),
  /** What a student has reached in a part; null: it is taken back. `total`: the percent of the row with it; absent: as before. */
  PartRecorded: event(
    z.object({
      student: uid,
      part,
      percent: hundredthsOfPercent.nullable(),
      from_journals: z.boolean().optional(),
      total: wholePercent.nullable().optional(),
    }),
  ),
  /** `cleaned`: whose agreement ends with it. */
  FinalMarkSet: event(z.object({ student: uid, ...marked, set_by: uid, cleaned: coTeachers })),
  MarksChangedByOffice: event(
    z.object({
      rows: z
        .array(z.object({ student: uid, ...marked }))
        .min(1)
        .max(5_000),
      set_by: uid,
      reason: givenNote,
    }),
    { personal: ['reason'] },
  ),
  MainTeacherCommented: event(z.object({ student: uid, comment }), { personal: ['comment'] }),
  OfficeCommented: event(z.object({ student: uid, comment }), { personal: ['comment'] }),
  CoTeacherCommented: event(z.object({ student: uid, teacher: uid, comment }), { personal: ['comment'] }),
  AgreementAsked: event(z.object({ teacher: uid, students })),
  GradeAgreed: event(z.object({ teacher: uid, students })),
  GradeDisagreed: event(z.object({ teacher: uid, students, comment: givenNote }), { personal: ['comment'] }),
  AgreementCleaned: event(z.object({ teacher: uid, students })),
  RowsSentToOffice: event(z.object({ students })),
  /** An approved row goes to the office again while it is unblocked: its result does not count meanwhile. */
  RowResent: event(z.object({ student: uid, unblock: id })),
  RowsApproved: event(z.object({ students })),
  RowsRejected: event(z.object({ students, comment: givenNote }), { personal: ['comment'] }),
  /** An application has cleared what was not approved. */
  GradesCleared: event(z.object({ students })),
  /** Rows stand on a statement: on one of each kind. */
  RowsDrawn: event(z.object({ statement: uid, kind: statementKind, students })),
  /** The draft on which they stood is discarded: another one may take them. */
  RowsReleased: event(z.object({ statement: uid, kind: statementKind, students })),
  /** What an approved retake has given: a new attempt beside the row, which stays. */
  RowsRetaken: event(z.object({ statement: uid, rows: attempts })),
  /** A registered correction has put marks right: of rows, or of the attempts of the retake `statement` (`retake`). */
  RowsCorrected: event(z.object({ statement: uid, correction: uid, retake: z.boolean(), rows: corrected })),
});
export type FinalGradesEvent = EventsOf<typeof finalGradesEvents>;

/** What an opening is for: every sheet, or these, or these rows of them. */
const scope = { common: z.boolean(), sheets: z.array(sheetUid).max(5_000), rows: z.array(rowUid).max(5_000) };
/** Events of `grade_unblock-<uid>`: closed sheets are open to their teachers until the end of a day. `until`: the first moment after it. */
export const gradeUnblockEvents = defineEvents({
  FinalGradesUnblocked: event(
    z.object({ uid, ...scope, date: day, until: moment, reason: trimmed(remarkMax).min(1) }),
    { personal: ['reason'] },
  ),
  UnblockChanged: event(z.object({ uid, ...scope, date: day, until: moment })),
  UnblockEnded: event(z.object({ uid, ...scope, removed: z.boolean() })),
});
export type GradeUnblockEvent = EventsOf<typeof gradeUnblockEvents>;

/** Events of `grade_period_reminder-<period>`: who was told that the period is about to end, once. */
export const reminderEvents = defineEvents({
  GradePeriodEnding: event(
    z.object({ period: uid, study_period: uid, ends_on: day, teachers: z.array(uid).max(10_000) }),
  ),
});
/** Events of `sheets_closing-<study period>`: sheets of the term have closed, and who had not finished theirs was told, once. */
export const closingEvents = defineEvents({
  GradeSheetsClosed: event(z.object({ study_period: uid, ends_on: day, teachers: z.array(uid).max(10_000) })),
});
export type ClosingEvent = EventsOf<typeof closingEvents>;
export type ReminderEvent = EventsOf<typeof reminderEvents>;

const statementRows = z.array(statementRow).min(1).max(5_000);
/**
 * Events of `statement-<uid>` (ведомость, domain.md "Journals and statements"): drafted from a sheet, checked by the
 * office, signed by the main teacher, registered under a number by the signature of the office, and the same from then
 * on. A correction is another statement. `teacher`: the main teacher, who is told.
 */
export const statementEvents = defineEvents({
  StatementDrafted: event(
    z.object({
      uid,
      kind: statementKind,
      sheet: sheetUid,
      original: uid,
      corrects: uid.nullable(),
      reason: note,
      rows: statementRows,
      filled_by: uid,
    }),
    { personal: ['reason'] },
  ),
  StatementFilled: event(z.object({ uid, rows: statementRows, filled_by: uid })),
  StatementSent: event(z.object({ uid })),
  StatementApproved: event(z.object({ uid, sheet: sheetUid, teacher: uid.nullable() })),
  StatementRejected: event(z.object({ uid, sheet: sheetUid, teacher: uid.nullable(), comment: givenNote }), {
    personal: ['comment'],
  }),
  /** A draft that was a mistake is thrown away: it stays in the history, and says no more. */
  StatementDiscarded: event(z.object({ uid, reason: givenNote }), { personal: ['reason'] }),
  StatementSigned: event(z.object({ uid, as: z.enum(['teacher', 'office']), by: uid })),
  StatementRegistered: event(z.object({ uid, year: studyYear, number: ordinal, code: checkCode })),
  /** A correction of it has been begun. */
  StatementCorrected: event(z.object({ uid, by: uid })),
  /** That correction is discarded: the statement stands, and may be corrected anew. */
  StatementCorrectionDiscarded: event(z.object({ uid, by: uid })),
  StatementSuperseded: event(z.object({ uid, by: uid })),
});
export type StatementEvent = EventsOf<typeof statementEvents>;

/** Events of `statement_number-<year>.<kind>`: every number with its statement, one after the other. */
export const statementNumberEvents = defineEvents({
  StatementNumbered: event(z.object({ year: studyYear, kind: statementKind, number: ordinal, statement: uid })),
});
export type StatementNumberEvent = EventsOf<typeof statementNumberEvents>;

const attempt = { student: uid, discipline: uid, attempt: rowUid };
/** Events of `failures-<student>.<discipline>`: FX and F of one discipline, over all terms (domain.md "Journals and statements"). */
export const failureEvents = defineEvents({
  FailureCounted: event(z.object({ ...attempt, study_period: uid, mark: markCode })),
  FailureWithdrawn: event(z.object(attempt)),
  FailureFlagged: event(z.object({ student: uid, discipline: uid, times: ordinal }), {
    tells: {
      to: [{ roles: ['office'] }],
      type: 'important',
      title: {
        ru: 'Дисциплина не сдана в третий раз: {discipline}',
        kk: 'Пән үшінші рет тапсырылмады: {discipline}',
        en: 'Failed for the third time: {discipline}',
        ky: 'Сабак үчүнчү жолу тапшырылбады: {discipline}',
      },
      text: {
        ru: 'Студент: {student}.',
        kk: 'Студент: {student}.',
        en: 'Student: {student}.',
        ky: 'Студент: {student}.',
      },
    },
  }),
  FailureFlagWithdrawn: event(z.object({ student: uid, discipline: uid })),
});
export type FailureEvent = EventsOf<typeof failureEvents>;
