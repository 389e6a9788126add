import { z } from 'zod';
import { day, money, note, points, remarkMax, seatCount, trimmed } from '../kernel/bounds.ts';
import {
  chosenLessons,
  clearDebt,
  recordDebt,
  recordFinalResult,
  remark,
  setOnlineAccess,
  setPersonalCreditLimit,
} from './commands.ts';
import { accessLevel, accessStatus, cardStatus, uid } from './values.ts';
import { obstacle } from './views.ts';

/** Bodies and queries of registration's and advising's calls (portal-calls.md §7.4). A card's uid is `<student>.<study period>`. */
const uuid = '[0-9a-fA-F-]{36}';
export const cardUid = z.string().regex(new RegExp(`^${uuid}\\.${uuid}$`));

/** `course`: the offering; `uid`: the card. */
export const courseOfCard = z.object({ course: uid, uid: cardUid });
export const cardQuery = z.object({ uid: cardUid });
/** `opening`: the card is only looked at, and whoever comes second is not refused. */
export const startReviewQuery = cardQuery.extend({ opening: z.stringbool().optional() });
export const cardParams = z.object({ uid: cardUid });
export const cardCourseParams = z.object({ uid: cardUid, course: uid });

/** POST /organizations/card_save/ and, without `queue`, add_basket/card_save/. */
export const basketBody = z.object({ lessons: chosenLessons, audit: z.boolean().default(false) });
export const cardSaveBody = basketBody.extend({ queue: z.boolean().default(false) });
export const changeLessonBody = z.object({ lessons: chosenLessons });
/** Of an advisor or the office: what for, so that the student understands. Without it a change that the rules allow is refused: `advising.reason_required`. */
const reason = trimmed(remarkMax).optional();
/** POST and PUT /advising/cards/{uid}/courses/{course}/ */
export const advisorAddBody = cardSaveBody.extend({ reason });
export const advisorChangeBody = changeLessonBody.extend({ reason });
export const dropBody = z.object({ reason: note.default('') }).prefault({});
/** `place`: number in the waiting list, counted from 1; null when registered. `queue`: waits instead of being registered. */
export const cardSaveAnswer = z.object({
  course: uid,
  uid: cardUid,
  status: cardStatus,
  credits: z.number(),
  audit_credits: z.number(),
  queue: z.boolean(),
  place: z.int().nullable(),
});
export const basketAnswer = z.object({ course: uid, uid: cardUid, until: z.iso.datetime() });
export const statusAnswer = z.object({ uid: cardUid, status: cardStatus });

/** PUT /organizations/online_registration/reject/ */
export const rejectBody = z.object({ uid: cardUid, comment: remark });
export const reviewActions = ['start_review', 'approve', 'reject', 'set_status'] as const;
/** PUT /organizations/action_applications/: one act on many cards; every card is checked by itself. */
export const actionBody = z.object({
  action: z.enum(reviewActions),
  uids: z.array(cardUid).min(1).max(500),
  /** For `reject`; the reason for `set_status`, and for `approve` of a card below the minimum of credits. */
  comment: remark.optional(),
  status: cardStatus.optional(),
});
export const reportedError = z.object({
  code: z.string(),
  params: z.record(z.string(), z.unknown()),
  message: z.string(),
});
/** What became of each card. */
export const bulkReport = z.object({
  done: z.int(),
  refused: z.int(),
  results: z.array(
    z.object({ uid: z.string(), ok: z.boolean(), status: cardStatus.nullable(), error: reportedError.nullable() }),
  ),
});
export type BulkReport = z.infer<typeof bulkReport>;

/** PUT /organizations/advisors_online_registration/{uid}/change_status/, uid = student (portal.md §3, student list entry). */
export const studentAccessBody = z.object({
  status: setOnlineAccess.shape.access,
  comment: note.default(''),
  has_financial_debt: z.boolean().optional(),
});
/** PUT /advising/cards/{uid}/status/ */
export const cardStatusBody = z.object({ status: cardStatus, reason: remark });
/** PUT /organizations/online_registration/change_max_credits/ */
export const maxCreditsBody = setPersonalCreditLimit
  .omit({ student: true, study_period: true })
  .extend({ uid: cardUid });
/** As set, and what is odd about it: it is said, not refused (docs/decisions/0026). */
export const maxCreditsAnswer = maxCreditsBody.extend({ advice: z.array(obstacle) });
export type MaxCredits = z.infer<typeof maxCreditsAnswer>;
/** PUT /organizations/discipline_registration_access/{uid}/, uid = offering. */
export const courseAccessBody = z.object({
  level: accessLevel,
  target: uid,
  status: accessStatus,
  reason: note.default(''),
});
/** POST …/discipline_registration_access_for_selected_students/set_access/ and set_access_bulk/, as query parameters. */
export const selectedAccessQuery = z.object({
  course: uid,
  student: uid,
  action: z.enum(['created', 'deleted']),
  reason: note.optional(),
});
export const selectedAccessBulkQuery = z.object({ course: uid, status: z.stringbool() });
export const selectedAccessBulkBody = z.object({ students: z.array(uid).min(1).max(2000), reason: note.optional() });
/** `status`: whether the student is let past now; `error`: why it was left as it was. */
export const selectedAccessAnswer = z.object({
  results: z.array(z.object({ uid, status: z.boolean(), error: reportedError.nullable() })),
});
export type SelectedAccessAnswer = z.infer<typeof selectedAccessAnswer>;
/** PUT /registration/access/: one status for many courses, fluxes and lessons; each is decided by itself. Opening needs no reason. */
export const accessTarget = z.object({ offering: uid, level: accessLevel, target: uid });
export type AccessTarget = z.infer<typeof accessTarget>;
export const accessBulkBody = z
  .object({
    targets: z.array(accessTarget).min(1).max(500),
    status: accessStatus,
    reason: trimmed(remarkMax).default(''),
  })
  .refine(({ status, reason }) => status === null || reason !== '', { path: ['reason'], message: 'required' });
/** What became of each target. */
export const accessReport = z.object({
  done: z.int(),
  refused: z.int(),
  results: z.array(accessTarget.extend({ ok: z.boolean(), error: reportedError.nullable() })),
});
export type AccessReport = z.infer<typeof accessReport>;
/** PUT /registration/student_access/: online registration of many students. */
export const studentAccessBulkBody = z.object({
  students: z.array(uid).min(1).max(500),
  status: setOnlineAccess.shape.access,
  comment: note.default(''),
});
/** What became of each student. */
export const studentAccessReport = z.object({
  done: z.int(),
  refused: z.int(),
  results: z.array(z.object({ uid, ok: z.boolean(), error: reportedError.nullable() })),
});
export type StudentAccessReport = z.infer<typeof studentAccessReport>;
export const capacityBody = z.object({ capacity: seatCount });
export const lessonTeacherBody = z.object({ teacher: uid.nullable() });
export const debtBody = recordDebt
  .omit({ student: true })
  .extend({ note: note.default(''), amount: money.nullable().default(null) });
export const debtParams = z.object({ uid, kind: clearDebt.shape.kind });
export const certificateBody = z.object({ valid_until: day });
/** PUT /advising/students/{uid}/results/: a final result of a past term, or its correction; prerequisites count the completed ones. */
export const resultBody = recordFinalResult.omit({ student: true }).extend({
  letter: trimmed(10).min(1),
  points: points.nullable().default(null),
  completed: z.boolean().default(true),
});
