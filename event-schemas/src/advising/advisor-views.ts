import { z } from 'zod';
import { localized } from '../kernel/localized.ts';
import { cardStatus, uid } from '../registration/values.ts';
import { studyPeriodView } from '../registration/views.ts';

const iso = z.iso.datetime();
const count = z.int();

/**
 * GET /advising/advisors/: an advisor with the cards of one study period. `students` are studying now; `waiting`: cards that the advisor has to
 * answer, `oldest_waiting` since when the first of them waits; `mean_hours` from the sending of a card to the answer, null before the first one.
 */
export const advisorRow = z.object({
  uid,
  code: z.string(),
  display_name: z.string(),
  cathedra: uid.nullable(),
  cathedra_name: localized.nullable(),
  faculty: uid.nullable(),
  faculty_name: localized.nullable(),
  is_advisor: z.boolean(),
  study_period: uid,
  students: count,
  not_started: count,
  choosing: count,
  with_advisor: count,
  in_review: count,
  returned: count,
  confirmed: count,
  waiting: count,
  approvals: count,
  returns: count,
  mean_hours: z.number().nullable(),
  oldest_waiting: iso.nullable(),
});
export type AdvisorRow = z.infer<typeof advisorRow>;

/** GET /advising/advisors_summary/: the same in sums, over all advisors. `unadvised`: students who study and have no advisor. */
export const advisorsSummary = z.object({
  study_period: studyPeriodView.nullable(),
  advisors: count,
  students: count,
  unadvised: count,
  waiting: count,
  approvals: count,
  returns: count,
  mean_hours: z.number().nullable(),
  oldest_waiting: iso.nullable(),
});
export type AdvisorsSummary = z.infer<typeof advisorsSummary>;

/** GET /advising/students/{uid}/cards/: the study periods of a student, the newest first. `uid` is the card's. */
export const studentCards = z.array(
  z.object({
    uid: z.string(),
    study_period: studyPeriodView,
    status: cardStatus,
    credits: z.number(),
    audit_credits: z.number(),
    courses: count,
    changed_at: iso.nullable(),
  }),
);
export type StudentCards = z.infer<typeof studentCards>;

const named = z.object({ uid, display_name: z.string() }).nullable();
/** GET /advising/students/{uid}/advisors/: the changes of a student's advisor, the newest first. */
export const advisorChanges = z.array(z.object({ at: iso, by: named, from: named, to: named, reason: z.string() }));
export type AdvisorChanges = z.infer<typeof advisorChanges>;
