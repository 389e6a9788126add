import { z } from 'zod';
import { preparationLevel, studyForm } from '../curriculum/values.ts';
import { count, details, entryYear, givenNote, id, refusalCode, yearOfStudy } from '../kernel/bounds.ts';
import { defineEvents, event, type EventsOf } from '../kernel/events.ts';
import { cardStatus, uid } from './values.ts';

/**
 * Whose cards a switch of the status is for: all that is named fits, an empty list names nothing. Without statuses only cards that somebody has
 * touched; a student without one counts as NOT_STARTED.
 */
export const statusSwitchFilter = z.object({
  statuses: z.array(cardStatus).max(9),
  faculties: z.array(uid).max(100),
  edu_programs: z.array(uid).max(500),
  student_groups: z.array(uid).max(500),
  courses: z.array(yearOfStudy).max(8),
  advisors: z.array(uid).max(500),
  entry_years: z.array(entryYear).max(50),
  preparation_levels: z.array(preparationLevel).max(10),
  study_forms: z.array(studyForm).max(5),
});
export type StatusSwitchFilter = z.infer<typeof statusSwitchFilter>;
export const emptySwitchFilter: StatusSwitchFilter = {
  statuses: [],
  faculties: [],
  edu_programs: [],
  student_groups: [],
  courses: [],
  advisors: [],
  entry_years: [],
  preparation_levels: [],
  study_forms: [],
};

/** `code` and `params` are the refusal of that card. */
export const refusedCard = z.object({ card: id, code: refusalCode, params: details });
/** So many refused cards are told one by one; the number counts them all. */
export const refusedKept = 500;

/** Events of `status_switch-<uid>`: the office sets a status for all cards of a filter. Each card has its own `CardStatusSet`. */
export const statusSwitchEvents = defineEvents({
  StatusSwitchAsked: event(
    z.object({
      switch: uid,
      study_period: uid,
      filter: statusSwitchFilter,
      status: cardStatus,
      reason: givenNote,
      cards: count,
    }),
    { personal: ['reason'] },
  ),
  StatusSwitchFinished: event(
    z.object({ switch: uid, done: count, refused: count, refusals: z.array(refusedCard).max(refusedKept) }),
  ),
});
export type StatusSwitchEvent = EventsOf<typeof statusSwitchEvents>;
