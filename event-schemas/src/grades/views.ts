import { z } from 'zod';
import { day, id } from '../kernel/bounds.ts';
import { localized } from '../kernel/localized.ts';
import { closingCauses } from './closing.ts';
import { markKinds } from './codes.ts';
import { sheetTabs } from './sheet-tabs.ts';
import { rowActs, rowStateCodes } from './row-rules.ts';
import {
  agreementUid,
  comment,
  givenMark,
  hundredthsOfPercent,
  markCode,
  part,
  rowsMax,
  rowUid,
  sheetUid,
  uid,
  wholePercent,
} from './values.ts';

/** What calls about grades take and answer. Moments ISO 8601 UTC, days `YYYY-MM-DD`, points and GPA in hundredths. */
export const sheetStates = ['unprocessed', 'partially_processed', 'processed'] as const;
export { sheetTabs, type SheetTab } from './sheet-tabs.ts';

const named = z.object({ uid, name: z.string() });
export const sheetRow = z.object({
  id: sheetUid,
  uid: sheetUid,
  offering: uid,
  flux: uid,
  number: z.int(),
  code: z.string(),
  name: localized,
  discipline: uid,
  cathedra: uid.nullable(),
  cathedra_name: localized.nullable(),
  study_period: uid,
  study_period_name: localized.nullable(),
  study_year: z.int().nullable(),
  semester: z.string().nullable(),
  main_teacher: uid.nullable(),
  main_teacher_name: z.string().nullable(),
  co_teachers: z.array(named),
  /** Rows that need a mark, and of these how many have one, are sent, approved, rejected. */
  needed: z.int(),
  filled: z.int(),
  sent: z.int(),
  approved: z.int(),
  rejected: z.int(),
  status: z.enum(['sent', 'not_sent']),
  state: z.enum(sheetStates),
  unblocked_until: z.string().nullable(),
});
export type SheetRow = z.infer<typeof sheetRow>;

export const markView = z.object({
  code: markCode,
  kind: z.enum(markKinds),
  points: z.int().nullable(),
  from: z.int().nullable(),
  to: z.int().nullable(),
  passed: z.boolean(),
});
/** `uid` null: the state's system. */
export const systemView = z.object({
  uid: uid.nullable(),
  name: localized.nullable(),
  rating_weight: z.int(),
  pass_from: z.int(),
  marks: z.array(markView),
});
export type SystemView = z.infer<typeof systemView>;

export const agreementView = z.object({
  uid: agreementUid,
  final_grades: rowUid,
  co_teachers: uid,
  co_teacher_name: z.string().nullable(),
  agreed: z.boolean().nullable(),
  asked: z.boolean(),
  comment: z.string(),
});
/** `may`: of each act null, or the last part of the code of what stands in its way (`grades.<fault>`). */
export const gradeRowView = z.object({
  uid: rowUid,
  student: uid,
  student_name: z.string(),
  group: z.string().nullable(),
  version: z.int(),
  audit: z.boolean(),
  rating: hundredthsOfPercent.nullable(),
  exam: hundredthsOfPercent.nullable(),
  from_journals: z.boolean(),
  /** What journals say now, where they say something. */
  journal_rating: hundredthsOfPercent.nullable(),
  mark: markCode.nullable(),
  percent: wholePercent.nullable(),
  /** What the parts give; null: they do not say yet. */
  computed: givenMark.nullable(),
  marks: z.array(markCode),
  sent_to_office: z.boolean(),
  approved_educational_part: z.boolean().nullable(),
  comment_main_teacher: z.string(),
  comment: z.string(),
  state: z.enum(rowStateCodes),
  agreements: z.array(agreementView),
  may: z.record(z.enum(rowActs), z.string().nullable()),
});
export type GradeRowView = z.infer<typeof gradeRowView>;
export const sheetDetail = z.object({
  sheet: sheetRow,
  as: z.enum(['main', 'co_teacher', 'office', 'reader']),
  system: systemView,
  period: z.object({ opens: z.string(), closes: z.string() }).nullable(),
  rows: z.array(gradeRowView),
});
export type SheetDetail = z.infer<typeof sheetDetail>;

export const counts = z.record(z.enum(sheetTabs), z.int());
export const optionsPage = z.object({
  results: z.array(z.object({ uid: z.string(), name: localized, count: z.int() })),
  count: z.int(),
  next: z.string().nullable(),
});

/** One line of the history of a row, the newest first. `from`, `to`: marks. */
export const historyLine = z.object({
  id: z.string(),
  uid: z.string(),
  sheet: sheetUid,
  row: rowUid,
  student: uid,
  student_name: z.string().nullable(),
  at: z.string(),
  by: z.string().nullable(),
  what: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  comment: z.string(),
});

/** When the sheets of a term close. `cause` null: never by themselves; `unfinished`: sheets with rows that are not sent. */
export const closingRow = z.object({
  study_period: uid,
  name: localized,
  opens: z.string().nullable(),
  closes: z.string().nullable(),
  cause: z.enum(closingCauses).nullable(),
  is_closed: z.boolean(),
  sheets: z.int(),
  unfinished: z.int(),
});
export type ClosingRow = z.infer<typeof closingRow>;

export const unblockRow = z.object({
  id,
  uid: id,
  common: z.boolean(),
  sheets: z.array(sheetUid),
  rows: z.array(rowUid),
  courses: z.array(z.object({ uid: sheetUid, name: localized, number: z.int() })),
  date: z.string(),
  until: z.string(),
  is_active: z.boolean(),
  reason: z.string(),
  made_at: z.string(),
  made_by: z.string().nullable(),
  ended_at: z.string().nullable(),
});
export type UnblockRow = z.infer<typeof unblockRow>;

export const failureRow = z.object({
  id: z.string(),
  uid: z.string(),
  student: uid,
  student_name: z.string().nullable(),
  discipline: uid,
  discipline_name: localized.nullable(),
  times: z.int(),
  flagged: z.boolean(),
  marks: z.array(z.string()),
});

/** Bodies. `version`: of the row as the caller has seen it. */
const seenRow = z.object({ uid: rowUid, version: z.int().min(0).max(1_000_000).optional() });
const rows = z.array(seenRow).min(1).max(rowsMax);
export const rowsBody = z.object({ rows });
export const rowsWithComment = z.object({ rows, comment: comment.min(1) });
export const versionBody = z.object({ version: z.int().min(0).max(1_000_000).optional() });
export const rejectBody = versionBody.extend({ comment: comment.min(1) });
export const markBody = versionBody.extend({ mark: markCode.nullable() });
export const academicBody = markBody.extend({ uid: rowUid, reason: comment.min(1).optional() });
export const sendBody = z.object({ sheet: sheetUid.optional(), rows: rows.optional() });
export const agreeBody = z.object({
  agreements: z.array(agreementUid).min(1).max(rowsMax),
  agreed: z.boolean(),
  comment: comment.default(''),
});
export const agreeOneBody = z.object({ agreed: z.boolean(), comment: comment.default('') });
export const askBody = z.object({ final_grades: z.array(rowUid).min(1).max(rowsMax) });
export const cleanBody = z.object({ agreements: z.array(agreementUid).min(1).max(rowsMax) });
export const commentBody = z.object({ comment });
export const createdCommentBody = z.object({ final_grades: rowUid, comment });
export const changeBody = z.object({
  rows: z
    .array(seenRow.extend({ mark: markCode.nullable() }))
    .min(1)
    .max(rowsMax),
  reason: comment.min(1),
});
export const partsBody = z.object({
  sheet: sheetUid,
  part,
  rows: z
    .array(z.object({ student: uid, percent: hundredthsOfPercent.nullable() }))
    .min(1)
    .max(5_000),
});
export const unblockBody = z.object({
  common: z.boolean().default(false),
  sheets: z.array(sheetUid).max(5_000).default([]),
  rows: z.array(rowUid).max(5_000).default([]),
  date: day,
  reason: comment.min(1),
});
export const unblockChange = z.object({ date: day.optional(), is_active: z.boolean().optional() });
export const done = z.object({ changed: z.boolean(), uids: z.array(z.string()) });

/** What the dialog of an opening has chosen so far; each step narrows the next list. */
export const chosenSoFar = z.object({
  study_year: z.int().min(1990).max(2100).optional(),
  semester: z.enum(['autumn', 'spring', 'summer']).optional(),
  cathedra: uid.optional(),
  teacher: uid.optional(),
  course: uid.optional(),
  flux: sheetUid.optional(),
});
export const choicesView = z.object({
  results: z.array(z.object({ uid: z.string(), name: localized, count: z.int() })),
});
