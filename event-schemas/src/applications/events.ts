import { z } from 'zod';
import { count, moment, ordinal, studyYear, text } from '../kernel/bounds.ts';
import { localizedName, localizedText } from '../kernel/localized.ts';
import { roleSchema } from '../kernel/roles.ts';
import { defineEvents, event, type EventsOf } from '../kernel/events.ts';
import { applicationStages } from './codes.ts';
import { code, formValues, uid } from '../forms/property.ts';
import { typeDefinition } from './definition.ts';

const comment = text(4000);
/** A waypoint that waits: `due` = end of the day by which somebody should have acted, null = no deadline. */
export const waiting = z.object({ waypoint: code, due: moment.nullable(), remind_at: moment.nullable() });
/** Who the applicant is, as far as rights at waypoints need it; as known when the application was sent. */
const applicantSeen = z.object({ roles: z.array(roleSchema).max(20), name: text(200) });
/** What every event of an application carries, so that read models need no other stream. */
const of = { uid, type: uid, version: ordinal, applicant: uid };
/** The waypoint, with the name that it had then: a code says nothing to who reads the history. */
const at = { ...of, step: code, waypoint: code, waypoint_name: localizedName };
/**
 * `by`: whose signature it is (under "log in as" the account logged in as). `instead_of`: for whom the office signed,
 * in words, because none of them was there.
 */
const acted = { ...at, by: uid, comment, instead_of: localizedText(5000).optional() };

export const applicationEvents = defineEvents({
  // application_type-<uid>
  /** `draft` is what the office works on; applicants see published versions only. */
  ApplicationTypeDrafted: event(z.object({ uid, draft: typeDefinition })),
  ApplicationTypeRevised: event(z.object({ uid, draft: typeDefinition })),
  ApplicationTypePublished: event(z.object({ uid, version: ordinal, definition: typeDefinition })),
  /** Nobody can begin one any more; what runs goes on. */
  ApplicationTypeClosed: event(z.object({ uid, reason: text(500) })),
  ApplicationTypeReopened: event(z.object({ uid })),
  /** Of a type that never was published. */
  ApplicationTypeRemoved: event(z.object({ uid })),

  // student_application-<uid>
  /** `applicant_name`: absent in what older builds wrote. */
  ApplicationStarted: event(
    z.object({
      ...of,
      applicant_name: text(300).optional(),
      type_name: localizedName,
      number: text(50),
      values: formValues,
      status: uid,
    }),
    { personal: ['values', 'applicant_name'] },
  ),
  ApplicationSaved: event(z.object({ ...of, values: formValues }), { personal: ['values'] }),
  /** A draft that its author threw away. */
  ApplicationDiscarded: event(z.object(of)),
  /** Sent, or sent again after a return. `user_accepted_agreement` is true wherever the type has an agreement. */
  ApplicationSent: event(
    z.object({
      ...of,
      values: formValues,
      user_accepted_agreement: z.boolean(),
      applicant_seen: applicantSeen,
      again: z.boolean(),
    }),
    { personal: ['values', 'applicant_seen'] },
  ),
  /** The route has come to a step; `because`: of the branch taken, of a forward, of the start, of a return that came back. */
  StepEntered: event(
    z.object({
      ...of,
      step: code,
      step_name: localizedName,
      waiting: z.array(waiting).min(1).max(10),
      because: z.enum(['sent', 'next', 'forwarded', 'resumed', 'corrected']),
    }),
  ),
  /**
   * One signature. `places`: which of the waypoint's `actors` it stands for; `complete`: the waypoint has all that it
   * needs; with `in_order` the others still wait.
   */
  WaypointApproved: event(z.object({ ...acted, places: z.array(count).min(1).max(20), complete: z.boolean() }), {
    personal: ['comment'],
  }),
  WaypointRejected: event(z.object(acted), { personal: ['comment'] }),
  WaypointReturned: event(z.object(acted), { personal: ['comment'] }),
  WaypointForwarded: event(z.object({ ...acted, to: code, to_name: localizedName }), { personal: ['comment'] }),
  /** The stage that the route has led to, with the status that says it to people. */
  ApplicationStageReached: event(
    z.object({
      ...of,
      from: z.enum(applicationStages),
      stage: z.enum(applicationStages),
      stage_name: localizedName,
      status: uid,
    }),
  ),
  /** The office puts a wrong decision right: the stage and status before and after. The step or stage that follows from it stands in the events after it. */
  DecisionCorrected: event(
    z.object({
      ...of,
      by: uid,
      from: z.enum(applicationStages),
      from_name: localizedName,
      from_status: uid,
      stage: z.enum(applicationStages),
      stage_name: localizedName,
      status: uid,
      reason: comment,
    }),
    { personal: ['reason'] },
  ),
  ApplicationWithdrawn: event(z.object({ ...of, reason: comment }), { personal: ['reason'] }),
  /** Another status of the same stage ("ready to collect"). */
  ApplicationStatusSet: event(z.object({ ...of, from: uid, status: uid, status_name: localizedName, comment }), {
    personal: ['comment'],
  }),
  /** Out of the lists, for everybody; nothing is lost. */
  ApplicationArchived: event(z.object({ ...of, from_list: z.boolean() })),
  ApplicationRestored: event(z.object(of)),
  /** Read by a reviewer for the first time since it came to the step: the applicant sees that it was opened. */
  ApplicationOpened: event(z.object({ ...of, step: code, step_name: localizedName, by: uid })),
  /** The worker told those who have to act that the day comes, or that it has passed. */
  WaypointReminded: event(z.object({ ...at, overdue: z.boolean() })),

  // application_book-<applicant>: what a person has begun, so that two requests at once do not pass a limit of open ones together
  ApplicationBegun: event(z.object({ uid, type: uid, applicant: uid })),
  // application_numbers-<year>: the running number of the year, which stands in the application's own as `2026-00017`
  ApplicationNumbered: event(z.object({ uid, year: studyYear, number: ordinal })),
});
export type ApplicationEvent = EventsOf<typeof applicationEvents>;
