import type { WaypointAct } from '@portal/event-schemas/applications/codes.ts';
import { actorName, actName } from '@portal/event-schemas/applications/act-names.ts';
import { stageNames } from '@portal/event-schemas/applications/names.ts';
import type { Route, Step, Waypoint } from '@portal/event-schemas/applications/definition.ts';
import {
  claimOf,
  fits,
  isNamed,
  type Claim,
  type Reviewer,
  type Ties,
} from '@portal/event-schemas/applications/rights.ts';
import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { stepNamed } from './route.ts';
import type { InReview, LivingApplication, StudentApplication, WaitingWaypoint } from './student-application.ts';

/**
 * Whether a person may do what they ask at a waypoint: the refusals of portal.md §8 "Waypoint change rejected" and
 * "Approval queue", each with its own code.
 */
export interface Asked {
  act: WaypointAct;
  waypoint?: string | undefined;
  to?: string | undefined;
  comment: string;
}
export interface Granted {
  state: InReview;
  step: Step;
  waypoint: Waypoint;
  standing: WaitingWaypoint;
  place: number;
  instead: boolean;
}

/** An application at which something can be signed at all: not a draft, not set aside, not over, not back with the applicant, not one's own. */
export function underReview(state: StudentApplication, uid: string, who: Reviewer): InReview | Rejection {
  const refusal = notUnderReview(state, uid, who);
  return refusal ?? (state as InReview);
}
function notUnderReview(state: StudentApplication, uid: string, who: Reviewer): Rejection | null {
  if (state.stage === 'none' || state.stage === 'discarded') return reject('applications.not_found', { uid });
  const about = { number: state.number };
  if (state.stage === 'draft') return reject('applications.waypoint_on_draft', about);
  if (state.applicant === who.account) return reject('applications.waypoint_own_application', about);
  if (state.archived) return reject('applications.waypoint_archived', about);
  if (state.stage === 'returned') return reject('applications.waypoint_empty', about);
  return state.stage === 'in_review'
    ? null
    : reject('applications.application_over', { ...about, stage: stageNames[state.stage] });
}

/** The waypoint at which this person may do this now, or why not. */
export function judge(state: InReview, route: Route, asked: Asked, who: Reviewer, of: Ties): Granted | Rejection {
  const step = stepNamed(route, state.visit.step);
  if (!step) return reject('applications.waypoint_empty', { number: state.number });
  const found =
    asked.waypoint === undefined ? onlyOne(state, route, step, who, of) : named(state, route, step, asked.waypoint);
  if (isRejection(found)) return found;
  const standing = state.visit.waypoints.find(one => one.waypoint === found.code)!;
  const claim = claimOf(found, standing, who, of);
  if (claim.kind !== 'may') return unclaimed(claim, found, state, route, who, of);
  return (
    unfitAct(asked, found, step, route) ?? {
      state,
      step,
      waypoint: found,
      standing,
      place: claim.place,
      instead: claim.instead,
    }
  );
}

/** Named by the reviewer: it has to be one of the step at which the application stands. */
function named(state: LivingApplication, route: Route, step: Step, code: string): Waypoint | Rejection {
  const here = step.waypoints.find(one => one.code === code);
  if (here) return here;
  const elsewhere = route.steps.find(one => one.waypoints.some(waypoint => waypoint.code === code));
  if (!elsewhere)
    return reject(
      'applications.waypoint_not_found',
      { number: state.number, waypoint: code },
      { waypoint: 'not_found' },
    );
  return reject('applications.waypoint_review_order', {
    number: state.number,
    step: step.name,
    waypoint: elsewhere.waypoints.find(one => one.code === code)!.name,
  });
}

/** Not named: the one at which they may act; with several they have to say which. */
function onlyOne(state: InReview, route: Route, step: Step, who: Reviewer, of: Ties): Waypoint | Rejection {
  const claims = step.waypoints.flatMap(waypoint => {
    const standing = state.visit.waypoints.find(one => one.waypoint === waypoint.code);
    return standing ? [{ waypoint, claim: claimOf(waypoint, standing, who, of) }] : [];
  });
  const open = claims.filter(({ claim }) => claim.kind === 'may').map(({ waypoint }) => waypoint);
  if (open.length === 1) return open[0]!;
  if (open.length > 1)
    return reject(
      'applications.waypoint_which',
      { number: state.number, waypoints: open.map(one => one.name) },
      { waypoint: 'required' },
    );
  const nearest = nearness.flatMap(kind => claims.find(({ claim }) => claim.kind === kind) ?? [])[0];
  return nearest
    ? unclaimed(nearest.claim as Exclude<Claim, { kind: 'may' }>, nearest.waypoint, state, route, who, of)
    : reject('applications.waypoint_empty', { number: state.number });
}
/** Which of several reasons says most. */
const nearness = ['later', 'signed', 'signed_by_another', 'not_meant'] as const;

function unclaimed(
  claim: Exclude<Claim, { kind: 'may' }>,
  waypoint: Waypoint,
  state: InReview,
  route: Route,
  who: Reviewer,
  of: Ties,
): Rejection {
  const about = { number: state.number, waypoint: waypoint.name };
  switch (claim.kind) {
    case 'signed':
      return reject('applications.already_approved_by_you', about);
    case 'later':
      return reject('applications.not_your_turn', { ...about, turn: actorName(waypoint.actors[claim.turn]!) });
    case 'signed_by_another':
      return reject('applications.waypoint_signed', about);
    case 'not_meant':
      return notMeant(waypoint, state, route, who, of);
  }
}

/** Somebody whom the waypoint does not name: they come at another step, they advise or head others, or their role or profile is another. */
function notMeant(waypoint: Waypoint, state: InReview, route: Route, who: Reviewer, of: Ties): Rejection {
  const about = { number: state.number, waypoint: waypoint.name, who: waypoint.actors.map(actorName) };
  const step = stepNamed(route, state.visit.step)!;
  const here = step.waypoints.some(one => one.actors.some(actor => fits(actor, who, of)));
  if (!here && isNamed(route, who, of))
    return reject('applications.waypoint_review_order', {
      number: state.number,
      step: step.name,
      waypoint: waypointOf(route, who, of).name,
    });
  const ofOthers = step.waypoints.some(one =>
    one.actors.some(
      ({ kind }) =>
        (kind === 'advisor' || kind === 'head_of_department') &&
        who.roles.some(role => role === 'supervisor' || role === 'teacher'),
    ),
  );
  return reject(ofOthers ? 'applications.waypoint_other_application' : 'applications.waypoint_role_or_profile', about);
}
const waypointOf = (route: Route, who: Reviewer, of: Ties): Waypoint =>
  route.steps.flatMap(step => step.waypoints).find(one => one.actors.some(actor => fits(actor, who, of)))!;

/** The act itself: the waypoint knows it, has the comment that it asks for, and a forward leads to a step of the route. */
function unfitAct({ act, to, comment }: Asked, waypoint: Waypoint, step: Step, route: Route): Rejection | null {
  const about = { waypoint: waypoint.name, act: actName[act] };
  if (!waypoint.acts.includes(act))
    return reject('applications.waypoint_act_not_permitted', {
      ...about,
      acts: waypoint.acts.map(one => actName[one]),
    });
  if (waypoint.comment_required.includes(act) && comment.trim() === '')
    return reject('applications.comment_required', about, { comment: 'required' });
  if (act !== 'forward') return null;
  const steps = step.forward_to.flatMap(code => stepNamed(route, code) ?? []).filter(one => one.code !== step.code);
  if (to === undefined)
    return reject('applications.forward_to_which', { ...about, steps: steps.map(one => one.name) }, { to: 'required' });
  return steps.some(one => one.code === to)
    ? null
    : reject(
        'applications.waypoint_no_route',
        { from: step.name, steps: steps.map(one => one.name) },
        { to: 'not_allowed' },
      );
}
