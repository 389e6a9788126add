import { z } from 'zod';
import { localized } from '../kernel/localized.ts';
import { queueHappenings } from './codes.ts';
import { admitFromWaitingList, moveInWaitingList } from './commands.ts';
import { loadType, uid } from './values.ts';

/** Waiting lists as the office sees and steers them. */
const iso = z.iso.datetime();

/** PUT /registration/waiting_lists/{uid}/move/ and …/admit/, uid = offering. */
export const moveBody = moveInWaitingList.omit({ offering: true });
export const admitBody = admitFromWaitingList
  .pick({ student: true, reason: true })
  .extend({ add_seat: z.boolean().default(false) });
/** `place`: of the student now, from 1; null when they wait no longer. */
export const queueAnswer = z.object({ course: uid, student: uid, place: z.int().nullable() });

/** A row of GET /registration/waiting_lists/: a course that somebody waits for, or for which a waiting list has a history. */
export const waitingListRow = z.object({
  uid,
  study_period: uid,
  study_period_name: localized.nullable(),
  code: z.string(),
  name: localized,
  cathedra: uid.nullable(),
  cathedra_name: localized.nullable(),
  capacity: z.int(),
  taken: z.int(),
  waiting: z.int(),
  offered: z.int(),
  joined: z.int(),
  passed: z.int(),
  first_joined_at: iso.nullable(),
  next_until: iso.nullable(),
});
export type WaitingListRow = z.infer<typeof waitingListRow>;

/** A row of GET /registration/waiting_lists/entries/?course=: who waits, in the order of the list. `card`: the student's card of the term. */
export const waitingEntry = z.object({
  uid,
  display_name: z.string(),
  code: z.string(),
  student_group: z.string().nullable(),
  place: z.int(),
  joined_at: iso,
  sections: z.string(),
  lessons: z.array(z.object({ load_type: loadType, section: z.string() })),
  audit: z.boolean(),
  offered_until: iso.nullable(),
  card: z.string(),
});
export type WaitingEntry = z.infer<typeof waitingEntry>;

/**
 * A row of GET /registration/waiting_lists/history/?course=. `reason`: code of a leave or a pass, or the words of the office; `refusal`: which check
 * refused the acceptance, in the reader's language; `passed_over`: how many who stood ahead could not take the seat.
 */
export const queueHappening = z.object({
  uid: z.string(),
  at: iso,
  student: uid,
  display_name: z.string(),
  what: z.enum(queueHappenings),
  reason: z.string().nullable(),
  refusal: z.string().nullable(),
  from: z.int().nullable(),
  to: z.int().nullable(),
  until: iso.nullable(),
  passed_over: z.int(),
  by: z.string().nullable(),
  by_name: z.string().nullable(),
});
export type QueueHappening = z.infer<typeof queueHappening>;
