import type { ApplicationStage } from '@portal/event-schemas/applications/codes.ts';
import type { Route } from '@portal/event-schemas/applications/definition.ts';
import { stageNames } from '@portal/event-schemas/applications/names.ts';
import { handlingRefusal } from '@portal/event-schemas/applications/may-handle.ts';
import { claimOf, mayAct, type Reviewer, type Ties } from '@portal/event-schemas/applications/rights.ts';
import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { applicationKeys, type LifeEvents } from './acting.ts';
import { stepNamed } from './route.ts';
import {
  isLiving,
  type LivingApplication,
  type StudentApplication,
  type WaitingWaypoint,
} from './student-application.ts';

/** What is done with an application beside its route: set aside, taken out again, named more exactly, opened, reminded of. */
export interface Handling {
  route: Route;
  ties: Ties;
  who: Reviewer;
}
type Decision = Rejection | LifeEvents;

const living = (state: StudentApplication, uid: string): LivingApplication | Rejection =>
  isLiving(state) ? state : reject('applications.not_found', { uid });
/** They may sign at the step where it stands, or have signed something of it. */
const hasPart = (state: LivingApplication, { route, ties, who }: Handling): boolean =>
  state.signers.includes(who.account) ||
  (state.stage === 'in_review' && mayAct(route, state.visit, who, ties).length > 0);

const handled = (state: LivingApplication, handling: Handling) => ({ ...state, has_part: hasPart(state, handling) });

/** Out of the lists for everybody, or back into them. What is so already makes no event. */
export function archive(
  { uid, archived, from_list }: { uid: string; archived: boolean; from_list: boolean },
  before: StudentApplication,
  handling: Handling,
): Decision {
  const state = living(before, uid);
  if (isRejection(state)) return state;
  const refusal = handlingRefusal(
    archived && !state.archived ? 'archive' : 'restore',
    handled(state, handling),
    handling.who,
  );
  if (refusal) return refusal;
  if (state.archived === archived) return [];
  return [
    archived
      ? { type: 'ApplicationArchived', data: { ...applicationKeys(state), from_list } }
      : { type: 'ApplicationRestored', data: applicationKeys(state) },
  ];
}

/** Another status of the same stage. `named`: the one that is meant, null = there is none. */
export interface SetStatus {
  uid: string;
  status: string;
  comment: string;
}
export function setStatus(
  { uid, status, comment }: SetStatus,
  before: StudentApplication,
  named: { stage: ApplicationStage; name: Localized } | null,
  handling: Handling,
): Decision {
  const state = living(before, uid);
  if (isRejection(state)) return state;
  const refusal = handlingRefusal('set_status', handled(state, handling), handling.who);
  if (refusal) return refusal;
  if (!named) return reject('applications.status_not_found', { status }, { status: 'not_found' });
  if (named.stage !== state.stage)
    return reject(
      'applications.status_of_another_stage',
      { number: state.number, status: named.name, stage: stageNames[state.stage], of_stage: stageNames[named.stage] },
      { status: 'not_allowed' },
    );
  return state.status === status
    ? []
    : [
        {
          type: 'ApplicationStatusSet',
          data: { ...applicationKeys(state), from: state.status, status, status_name: named.name, comment },
        },
      ];
}

/** Seen by somebody who may sign at its step, for the first time since it came there; looking again, or looking as anybody else, changes nothing. */
export function open(uid: string, before: StudentApplication, { route, ties, who }: Handling): Decision {
  const state = living(before, uid);
  if (isRejection(state)) return state;
  if (state.stage !== 'in_review' || state.applicant === who.account || state.visit.opened_by.includes(who.account))
    return [];
  const step = stepNamed(route, state.visit.step);
  const meant = step?.waypoints.some(waypoint => {
    const standing = state.visit.waypoints.find(one => one.waypoint === waypoint.code);
    return standing !== undefined && ['may', 'later'].includes(claimOf(waypoint, standing, who, ties).kind);
  });
  return meant
    ? [
        {
          type: 'ApplicationOpened',
          data: { ...applicationKeys(state), step: state.visit.step, step_name: step!.name, by: who.account },
        },
      ]
    : [];
}

/** The day comes, or has passed, and nobody has acted: told once each. Too early, too late or twice changes nothing. */
export interface Remind {
  uid: string;
  step: string;
  waypoint: string;
  overdue: boolean;
}
export function remind(
  { step, waypoint, overdue }: Remind,
  state: StudentApplication,
  route: Route,
  now: string,
): Decision {
  const about = stepNamed(route, step)?.waypoints.find(one => one.code === waypoint);
  if (!about || state.stage !== 'in_review' || state.archived || state.visit.step !== step) return [];
  const waiting = state.visit.waypoints.find(one => one.waypoint === waypoint);
  return waiting && !waiting.complete && isTime(waiting, overdue, now)
    ? [
        {
          type: 'WaypointReminded',
          data: { ...applicationKeys(state), step, waypoint, waypoint_name: about.name, overdue },
        },
      ]
    : [];
}
function isTime({ due, remind_at, reminded, told_overdue }: WaitingWaypoint, overdue: boolean, now: string): boolean {
  if (overdue) return due !== null && due < now && !told_overdue;
  return remind_at !== null && remind_at <= now && !reminded && due !== null && now <= due;
}
