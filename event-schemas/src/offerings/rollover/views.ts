import { z } from 'zod';
import { localized } from '../../kernel/localized.ts';
import { loadType, uid } from '../../registration/values.ts';
import { reportedError } from '../../registration/requests.ts';
import { behindReasons, rollOverParts, rollOverStages } from './codes.ts';

const count = z.int();
const iso = z.iso.datetime();
const sum = z.object({ why: z.enum(behindReasons), times: count });

/** Something that is not copied: a course, or what a lesson names. `about`: the teacher, room or group; null where the course or lesson itself. */
export const leftBehind = z.object({
  why: z.enum(behindReasons),
  course: z.object({ uid, code: z.string(), name: localized }),
  lesson: z.object({ load_type: loadType, section: z.string() }).nullable(),
  about: z.string().nullable(),
});
export type LeftBehind = z.infer<typeof leftBehind>;
/**
 * POST /rollovers/preview/: what a roll-over would do now. `courses`: of the earlier term; `named`: the first `namedMost` of what stays behind,
 * `behind` counts all.
 */
export const rollOverPreview = z.object({
  courses: count,
  copied: count,
  lessons: count,
  seats: count,
  behind: z.array(sum),
  named: z.array(leftBehind),
});
export type RollOverPreview = z.infer<typeof rollOverPreview>;

/** A row of GET /rollovers/. `drafts`, `opened`: its courses as they stand now. */
export const rollOverRow = z.object({
  uid,
  from_period: uid,
  from_name: localized.nullable(),
  to_period: uid,
  to_name: localized.nullable(),
  stage: z.enum(rollOverStages),
  asked_by: z.string(),
  asked_by_name: z.string().nullable(),
  asked_at: iso,
  finished_at: iso.nullable(),
  courses: count,
  copied: count.nullable(),
  left_out: count.nullable(),
  refused: count.nullable(),
  drafts: count,
  opened: count,
});
export type RollOverRow = z.infer<typeof rollOverRow>;

/** GET /rollovers/{uid}/. `undo_until`: when registration of the term opens, null where no period is set; `taken_back`: by the undoing. */
export const rollOverView = rollOverRow.extend({
  copies: z.array(z.enum(rollOverParts)),
  behind: z.array(sum),
  progress: z.object({ done: count, of: count }),
  taken_back: count.nullable(),
  undo_until: iso.nullable(),
  refusals: z.array(reportedError.extend({ uid, course: z.string() })),
  stream: z.string(),
});
export type RollOverView = z.infer<typeof rollOverView>;

/** Answer of the worker's steps; `failed`: what could not be decided for a fault. */
export const rollOverStep = z.object({
  left: z.boolean(),
  failed: z.array(z.object({ item: z.string(), error: z.string() })),
});
