import { z } from 'zod';
import { note, text } from '../kernel/bounds.ts';
import { uid } from '../registration/values.ts';
import { markKinds, parts, statementKinds } from './codes.ts';

/** Values that events, calls and views of grades share. */
export { uid };
/** Two, three and four uids with points between: a sheet, a row of it, an agreement about a row. */
export const sheetUid = text(80).min(1);
export const rowUid = text(120).min(1);
export const agreementUid = text(160).min(1);
export const markCode = text(10).min(1);
/** Hundredths of a percent. */
export const hundredthsOfPercent = z.int().min(0).max(10_000);
/** A whole percent. */
export const wholePercent = z.int().min(0).max(100);
/** A mark with what it meant when it was given; `points`: hundredths. */
export const givenMark = z.object({
  code: markCode,
  kind: z.enum(markKinds),
  points: z.int().min(0).max(1_000).nullable(),
  passed: z.boolean(),
});
export const part = z.enum(parts);
export const comment = note;
/** Rows of one sheet, by their students. */
export const students = z.array(uid).min(1).max(5_000);
/** Rows of any sheets in one act. */
export const rowsMax = 1_000;
export const statementKind = z.enum(statementKinds);
/** One student on a statement. */
export const statementRow = z.object({
  student: uid,
  rating: hundredthsOfPercent.nullable(),
  exam: hundredthsOfPercent.nullable(),
  percent: wholePercent.nullable(),
  mark: givenMark.nullable(),
});
/** By which a paper is checked: twenty letters and digits. */
export const checkCode = text(20).min(20);
