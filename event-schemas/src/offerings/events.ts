import { z } from 'zod';
import { count, details, refusalCode } from '../kernel/bounds.ts';
import { defineEvents, event, type EventsOf } from '../kernel/events.ts';
import { uid } from '../registration/values.ts';
import { behindReasons, rollOverParts } from './rollover/codes.ts';

/** So many refused courses are told one by one; the number counts them all. */
export const refusalsKept = 200;
const refusals = z.array(z.object({ offering: uid, code: refusalCode, params: details })).max(refusalsKept);

/**
 * Events of `roll_over-<uid>`: the office makes the drafts of a term from the courses of an earlier one. Each draft has its own `CourseDrafted`, which
 * names the roll-over.
 */
export const rollOverEvents = defineEvents({
  RollOverAsked: event(
    z.object({
      roll_over: uid,
      from_period: uid,
      to_period: uid,
      copies: z.array(z.enum(rollOverParts)).max(rollOverParts.length),
      rolled_courses: count,
    }),
  ),
  /** `left_out`: courses that were not copied, those that were there already too; `behind`: how often what stayed behind why. */
  RollOverFinished: event(
    z.object({
      roll_over: uid,
      copied: count,
      left_out: count,
      behind: z.array(z.object({ why: z.enum(behindReasons), times: count })).max(behindReasons.length),
      refused: count,
      refusals,
    }),
  ),
  RollOverUndoAsked: event(z.object({ roll_over: uid, rolled_courses: count })),
  RollOverUndone: event(z.object({ roll_over: uid, taken_back: count, refused: count, refusals })),
});
export type RollOverEvent = EventsOf<typeof rollOverEvents>;
