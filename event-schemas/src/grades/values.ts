import { z } from 'zod';
import { note, text } from '../kernel/bounds.ts';
import { uid } from '../registration/values.ts';
import { markKinds, parts } from './codes.ts';

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
