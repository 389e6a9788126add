import { insteadOf } from '@portal/event-schemas/applications/act-names.ts';
import { brokenRules } from '@portal/event-schemas/forms/day-rules.ts';
import { settledValues } from '@portal/event-schemas/forms/form-rules.ts';
import { dateIn } from '@portal/platform/clock/occurrences.ts';
import type { ApplicationStage } from '@portal/event-schemas/applications/codes.ts';
import type { Step, TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import type { ApplicationEvent, applicationEvents } from '@portal/event-schemas/applications/events.ts';
import { stageNames } from '@portal/event-schemas/applications/names.ts';
import { signs, type Reviewer, type Ties } from '@portal/event-schemas/applications/rights.ts';
import type { DataOf } from '@portal/event-schemas/kernel/events.ts';
import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { initialStatusUid } from '../types/statuses.ts';
import { judge, underReview, type Asked, type Granted } from './judging.ts';
import type { Moment } from '../../forms/form-after.ts';
import { onwardFrom, stepNamed, waitingOf } from './route.ts';
import type { Kept, LivingApplication, StudentApplication } from './student-application.ts';

/** What people at waypoints decide. The version of the type that the application began with says where that leads. */
export type LifeEvents = readonly ApplicationEvent[];
export interface Reviewing {
  definition: TypeDefinition;
  ties: Ties;
  who: Reviewer;
  moment: Moment;
}
export interface ActOn extends Asked {
  uid: string;
}

type Signed = DataOf<typeof applicationEvents, 'WaypointRejected'>;

export const applicationKeys = ({ uid, type, version, applicant }: Kept) => ({ uid, type, version, applicant });
export const stageReached = (state: LivingApplication, stage: ApplicationStage): ApplicationEvent => ({
  type: 'ApplicationStageReached',
  data: {
    ...applicationKeys(state),
    from: state.stage,
    stage,
    stage_name: stageNames[stage],
    status: initialStatusUid(stage),
  },
});
export const stepEntered = (
  state: Kept,
  step: Step,
  because: 'sent' | 'next' | 'forwarded' | 'resumed' | 'corrected',
  moment: Moment,
): ApplicationEvent => ({
  type: 'StepEntered',
  data: { ...applicationKeys(state), step: step.code, step_name: step.name, waiting: waitingOf(step, moment), because },
});

/** One act at one waypoint. */
export function act(
  { uid, ...asked }: ActOn,
  before: StudentApplication,
  { definition, ties, who, moment }: Reviewing,
): Rejection | LifeEvents {
  const state = underReview(before, uid, who);
  if (isRejection(state)) return state;
  const granted = judge(state, definition.route, asked, who, ties);
  if (isRejection(granted)) return granted;
  const signature = {
    ...applicationKeys(state),
    step: granted.step.code,
    waypoint: granted.waypoint.code,
    waypoint_name: granted.waypoint.name,
    by: who.account,
    comment: asked.comment,
    ...stoodFor(granted),
  };
  switch (asked.act) {
    case 'approve':
      return approve(granted, signature, { definition, ties, who, moment });
    case 'reject':
      return [{ type: 'WaypointRejected', data: signature }, stageReached(state, 'rejected')];
    case 'return':
      return [{ type: 'WaypointReturned', data: signature }, stageReached(state, 'returned')];
    case 'forward': {
      const next = stepNamed(definition.route, asked.to!)!;
      return [
        { type: 'WaypointForwarded', data: { ...signature, to: next.code, to_name: next.name } },
        stepEntered(state, next, 'forwarded', moment),
      ];
    }
  }
}

/** Whom the office stands in for: with an order whoever's turn it is. */
const stoodFor = ({ waypoint: { actors, in_order }, place, instead }: Granted) =>
  instead ? { instead_of: insteadOf(in_order ? [actors[place]!] : actors) } : {};

/** What breaks the rules over its fields is not approved, however it came here: it can be returned for correction or rejected. */
function brokenForm(
  { number, values }: LivingApplication,
  { properties }: TypeDefinition,
  { time_zone }: Moment,
): Rejection | null {
  const broken = brokenRules(properties, settledValues(properties, values), moment =>
    dateIn(time_zone, new Date(moment)),
  );
  const names = properties
    .filter(({ prop_code }) => broken.some(one => one.prop_code === prop_code))
    .map(({ name }) => name);
  return names.length > 0 ? reject('applications.waypoint_form_faulty', { number, names }) : null;
}

/** The last signature of a step leads on: by the first branch that holds, or to the end. */
function approve(
  { state, step, waypoint, standing, place }: Granted,
  signature: Signed,
  { definition, ties, who, moment }: Reviewing,
): Rejection | LifeEvents {
  const faulty = brokenForm(state, definition, moment);
  if (faulty) return faulty;
  const { places, complete } = signs(waypoint, standing, place, who, ties);
  const approved: ApplicationEvent = { type: 'WaypointApproved', data: { ...signature, places, complete } };
  const othersWait = state.visit.waypoints.some(one => one.waypoint !== waypoint.code && !one.complete);
  if (!complete || othersWait) return [approved];
  const onward = onwardFrom(definition.route, step, state.values);
  switch (onward.kind) {
    case 'step':
      return [approved, stepEntered(state, onward.step, 'next', moment)];
    case 'approved':
      return [approved, stageReached(state, 'approved')];
    case 'nowhere':
      return reject('applications.waypoint_no_route', { from: step.name, steps: [] });
  }
}
