import { z } from 'zod';
import { credits, seatCount, trimmed, remarkMax } from '../kernel/bounds.ts';
import { flux, fluxesMax, lesson, meeting, uid } from '../registration/values.ts';

/**
 * What the office plans of a course: its fluxes with their lessons. A uid of a flux or lesson that the course does not have yet is the caller's
 * own name for a new one: the portal gives it another, and `parent` and moves follow.
 */
export const planFluxes = z.array(flux).max(fluxesMax);
/** Who answers for the course. */
const teacher = uid.nullable();
const reason = trimmed(remarkMax);

/** POST /offerings/: a draft. Code, name and (where it says none) credits are the discipline's. */
export const draftBody = z.object({
  discipline: uid,
  study_period: uid,
  teacher: teacher.default(null),
  credits: credits.max(60).optional(),
  fluxes: planFluxes.default([]),
});
export type DraftBody = z.infer<typeof draftBody>;

/**
 * What becomes of a student whom a change of an opened course touches: they keep their lessons (also where they clash: the reason is the
 * permission), move to `lessons` (one of each load type of one flux), or give their seats back.
 */
export const studentChoice = z.discriminatedUnion('choice', [
  z.object({ student: uid, choice: z.literal('keep') }),
  z.object({ student: uid, choice: z.literal('move'), lessons: z.array(uid).min(1).max(12) }),
  z.object({ student: uid, choice: z.literal('release') }),
]);
export type StudentChoice = z.infer<typeof studentChoice>;
/** Students whom one change may touch. */
export const touchedMax = 5000;

/**
 * PUT /offerings/{uid}/: the course as it shall be; `seen`: as its sender saw it, so that nothing that others have saved meanwhile is written over
 * (`platform.changed_meanwhile`). Of a draft `reason` and `students` are not looked at. Of an opened one `students` names
 * everybody whom the change touches (POST …/impact/ says whom), and `reason` is required if there is anybody.
 */
export const planBody = z.object({
  teacher,
  credits: credits.max(60).optional(),
  fluxes: planFluxes,
  reason: reason.default(''),
  students: z.array(studentChoice).max(touchedMax).default([]),
  seen: z.object({ teacher, credits, fluxes: planFluxes }).partial().optional(),
});
export type PlanBody = z.infer<typeof planBody>;

/** POST /offerings/open/ and /offerings/discard/: many drafts, each decided by itself. */
export const manyBody = z.object({ uids: z.array(uid).min(1).max(500) });

/** A lesson whose clashes are asked for; `uid` names it in the answer. */
const proposedLesson = lesson
  .pick({ uid: true, load_type: true, teacher: true, room: true, meetings: true, groups: true, capacity: true })
  .extend({ capacity: seatCount.default(0) });
/** POST /offerings/check/: `offering`: the course that the lessons are of, whose own lessons as they stand are left out; absent for a new one. */
export const checkBody = z.object({
  study_period: uid,
  discipline: uid.nullable().default(null),
  offering: uid.nullable().default(null),
  lessons: z.array(proposedLesson).max(1000),
});
export type CheckBody = z.infer<typeof checkBody>;

/** POST /offerings/free_rooms/: rooms that are free at all these meetings and large enough; `lesson`: the one that is planned, which may be there already. */
export const freeRoomsBody = z.object({
  study_period: uid,
  meetings: z.array(meeting).min(1).max(50),
  capacity: seatCount.default(0),
  lesson: uid.nullable().default(null),
});
/** POST /offerings/free_times/: when the teacher, the groups and the room are all free, for `length` minutes in these weeks. */
export const freeTimesBody = z.object({
  study_period: uid,
  length: z.int().min(5).max(720),
  weeks: meeting.shape.weeks,
  teacher: uid.nullable().default(null),
  room: uid.nullable().default(null),
  groups: z.array(uid).max(50).default([]),
  capacity: seatCount.default(0),
  lesson: uid.nullable().default(null),
});
/** GET /offerings/week/: exactly one of these besides the term. */
export const weekQuery = z.object({
  study_period: uid,
  teacher: uid.optional(),
  room: uid.optional(),
  group: uid.optional(),
  offering: uid.optional(),
});
/** GET /offerings/term_plan/: what a department gives in a term, drafts too. */
export const termPlanQuery = z.object({ study_period: uid, cathedra: uid });
/** POST /offerings/{uid}/impact/ */
export const impactBody = z.object({ fluxes: planFluxes });
