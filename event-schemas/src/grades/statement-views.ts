import { z } from 'zod';
import { localized } from '../kernel/localized.ts';
import { locales } from '../kernel/locales.ts';
import { statementActs, statementStateCodes } from './statement.ts';
import { comment, hundredthsOfPercent, markCode, sheetUid, statementKind, statementRow, uid } from './values.ts';

/** What calls about statements take and answer. Moments ISO 8601 UTC; percents of parts in hundredths. */
export const statementListRow = z.object({
  id: uid,
  uid,
  kind: statementKind,
  status: z.enum(statementStateCodes),
  /** `12/2026`; null before it is registered. */
  number: z.string().nullable(),
  sheet: sheetUid,
  code: z.string(),
  name: localized,
  stream: z.int(),
  study_period: uid,
  study_period_name: localized.nullable(),
  main_teacher: uid.nullable(),
  main_teacher_name: z.string().nullable(),
  students: z.int(),
  corrects: uid.nullable(),
  superseded_by: uid.nullable(),
  drafted_at: z.string(),
  registered_at: z.string().nullable(),
});
export type StatementListRow = z.infer<typeof statementListRow>;

const named = statementRow.extend({ student_name: z.string(), group: z.string().nullable() });
const linked = z.object({ uid, number: z.string().nullable() });
/** `may`: of each act null, or the last part of the code of what stands in its way; `written`: rows are filled by hand. */
export const statementDetail = statementListRow.extend({
  credits: z.number(),
  reason: z.string(),
  comment: z.string(),
  version: z.int(),
  written: z.boolean(),
  marks: z.array(markCode),
  check_code: z.string().nullable(),
  signed_teacher_name: z.string().nullable(),
  signed_teacher_at: z.string().nullable(),
  signed_office_name: z.string().nullable(),
  signed_office_at: z.string().nullable(),
  correction_of: linked.nullable(),
  correction: linked.nullable(),
  rows: z.array(named),
  may: z.record(z.enum(statementActs), z.string().nullable()),
});
export type StatementDetail = z.infer<typeof statementDetail>;

/** What the paper with a code must say; of a superseded one also which one is valid. */
export const checkedStatement = z.object({
  kind: statementKind,
  number: z.string(),
  registered_at: z.string(),
  /** The content in the log still gives the code. */
  unchanged: z.boolean(),
  superseded_by: z.string().nullable(),
  corrects: z.string().nullable(),
  course: z.string(),
  name: localized,
  stream: z.int(),
  credits: z.number(),
  study_period_name: localized.nullable(),
  signed_teacher_name: z.string().nullable(),
  signed_office_name: z.string().nullable(),
  rows: z.array(named.omit({ student: true })),
});
export type CheckedStatement = z.infer<typeof checkedStatement>;

export const draftBody = z.object({ kind: statementKind, sheet: sheetUid });
export const fillBody = z.object({
  rows: z
    .array(
      z.object({
        student: uid,
        exam: hundredthsOfPercent.nullable().optional(),
        mark: markCode.nullable().optional(),
      }),
    )
    .max(5_000)
    .default([]),
  version: z.int().min(0).max(1_000_000).optional(),
});
export const commentBody = z.object({ comment });
export const reasonBody = z.object({ reason: comment });
export const made = z.object({ uid });
/** In which language the paper is; that of the reader where it is not said. */
export const printQuery = z.object({ language: z.enum(locales).optional() });
/** As it is typed from paper: with or without its dashes. */
export const checkParams = z.object({ code: z.string().min(1).max(40) });
