import type { ApplicationEvent } from '@portal/event-schemas/applications/events.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { NoticeParams } from '@portal/event-schemas/kernel/notices.ts';

/** What an event of an application tells, by the application's own events up to it. Pure. `life`: the whole stream. */
type Lived = { type: string; data: any; position: number };
type Of<T extends ApplicationEvent['type']> = Extract<ApplicationEvent, { type: T }>['data'];

const until = (life: readonly Lived[], position: number): readonly Lived[] =>
  life.filter(event => event.position <= position);
function about(life: readonly Lived[]): { application: string; number: string; type: Localized; applicant: string } {
  const { uid, number, type_name } = life[0]!.data as Of<'ApplicationStarted'>;
  const sent = life.findLast(({ type }) => type === 'ApplicationSent')?.data as Of<'ApplicationSent'> | undefined;
  return { application: uid, number, type: type_name, applicant: sent?.applicant_seen.name ?? '' };
}

/** The last event follows from one of this type, which has told of it. */
const follows = (life: readonly Lived[], type: string): boolean =>
  life.slice(0, -1).findLast(one => one.type !== 'StepEntered')?.type === type;
const ofStage: Partial<Record<string, string>> = {
  returned: 'application_returned',
  approved: 'application_approved',
  rejected: 'application_rejected',
};
/** To the applicant: it came back, was approved, was rejected, has another status, or what was decided is corrected. */
export function applicantsNotice(
  whole: readonly Lived[],
  position: number,
): { account: string; kind: string; params: NoticeParams } | null {
  const life = until(whole, position);
  const event = life.at(-1);
  if (event?.position !== position) return null;
  const { application, number, type } = about(life);
  if (event.type === 'ApplicationStatusSet') {
    const { applicant, status_name, comment } = event.data as Of<'ApplicationStatusSet'>;
    return {
      account: applicant,
      kind: 'application_status',
      params: { application, number, type, status: status_name, comment },
    };
  }
  if (event.type === 'DecisionCorrected') {
    const { applicant, from_name, stage_name, reason } = event.data as Of<'DecisionCorrected'>;
    return {
      account: applicant,
      kind: 'application_corrected',
      params: { application, number, type, from: from_name, to: stage_name, reason },
    };
  }
  if (event.type !== 'ApplicationStageReached' || follows(life, 'DecisionCorrected')) return null;
  const { applicant, stage } = event.data as Of<'ApplicationStageReached'>;
  const kind = ofStage[stage];
  const signed = life.findLast(one => /^Waypoint(Approved|Rejected|Returned)$/.test(one.type))?.data as
    | Of<'WaypointRejected'>
    | undefined;
  return kind
    ? {
        account: applicant,
        kind,
        params: { application, number, type, waypoint: signed?.waypoint_name, comment: signed?.comment ?? '' },
      }
    : null;
}

/** `forRole`: the kind for everybody of a role, where it is another one. `waypoints`: those that the event is about and that still wait. */
export interface ReviewersNotice {
  kind: string;
  forRole: string;
  params: NoticeParams;
  waypoints: readonly { waypoint: string; due: string | null }[];
}

/** To those who decide: something waits for them, its day comes, its day has passed. Not where the application has gone on meanwhile. */
export function reviewersNotice(life: readonly Lived[], position: number): ReviewersNotice | null {
  const event = life.find(one => one.position === position);
  const visit = life.findLast(({ type }) => type === 'StepEntered');
  if (!event || !visit || event.position < visit.position || hasLeft(life, visit.position)) return null;
  const waiting = (visit.data as Of<'StepEntered'>).waiting
    .filter(({ waypoint }) => !isComplete(life, visit.position, waypoint))
    .map(({ waypoint, due }) => ({ waypoint, due }));
  const params = about(life);
  const only = waiting.filter(({ waypoint }) => waypoint === event.data.waypoint);
  const waits = { kind: 'application_waiting', forRole: 'application_waiting_for_role', params } as const;
  switch (event.type) {
    case 'StepEntered':
      return { ...waits, waypoints: waiting };
    case 'WaypointApproved':
      return event.data.complete ? null : { ...waits, waypoints: only };
    case 'WaypointReminded': {
      const kind = event.data.overdue ? 'application_overdue' : 'application_due';
      return { kind, forRole: kind, params, waypoints: only };
    }
    default:
      return null;
  }
}
/** Returned, ended, or set aside since. */
const hasLeft = (life: readonly Lived[], since: number): boolean =>
  life.some(
    ({ type, data, position }) => position > since && type === 'ApplicationStageReached' && data.stage !== 'in_review',
  ) ||
  life.findLast(({ type }) => type === 'ApplicationArchived' || type === 'ApplicationRestored')?.type ===
    'ApplicationArchived';
const isComplete = (life: readonly Lived[], since: number, waypoint: string): boolean =>
  life.some(
    ({ type, data, position }) =>
      position > since && type === 'WaypointApproved' && data.waypoint === waypoint && data.complete,
  );
