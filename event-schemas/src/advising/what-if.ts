import { z } from 'zod';
import { chosenLessons } from '../registration/commands.ts';
import { reportedError } from '../registration/requests.ts';
import { cardStatus, loadType, uid } from '../registration/values.ts';
import { creditSummary } from '../registration/views.ts';
import { remarkMax, trimmed } from '../kernel/bounds.ts';
import { localized } from '../kernel/localized.ts';

/** What an advisor may do with a card, one act after the other. */
export const changeKinds = ['start_review', 'add', 'drop', 'change', 'approve'] as const;
/** `course`: the offering, of add, drop and change; `lessons`: of add and change, one of each load type of one flux. */
export const cardChange = z.object({
  kind: z.enum(changeKinds),
  course: uid.optional(),
  lessons: chosenLessons.optional(),
  audit: z.boolean().default(false),
  reason: trimmed(remarkMax).default(''),
});
export type CardChange = z.infer<typeof cardChange>;
/** POST /advising/cards/{uid}/what_if/ (tries) and /advising/cards/{uid}/changes/ (makes): uid is the card's. */
export const cardChangesBody = z.object({ changes: z.array(cardChange).min(1).max(30) });

const courseAfter = z.object({
  uid,
  code: z.string(),
  name: localized,
  credits: z.number(),
  audit: z.boolean(),
  lessons: z.array(z.object({ uid, load_type: loadType })),
});
/** Two lessons of the card that meet at the same time; `day` 0 is Monday, `time` is HH:MM. */
const clash = z.object({
  course: uid,
  name: localized,
  other: uid,
  other_name: localized,
  day: z.int(),
  time: z.string(),
});
/** What became (or would become) of each change, in order, and the card after all of them. */
export const cardChangesReport = z.object({
  done: z.int(),
  refused: z.int(),
  results: z.array(
    z.object({ kind: z.enum(changeKinds), course: uid.nullable(), ok: z.boolean(), error: reportedError.nullable() }),
  ),
  status: cardStatus,
  credits: creditSummary,
  courses: z.array(courseAfter),
  clashes: z.array(clash),
});
export type CardChangesReport = z.infer<typeof cardChangesReport>;
