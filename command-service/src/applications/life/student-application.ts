import type { ApplicationStage } from '@portal/event-schemas/applications/codes.ts';
import type { FormValues } from '@portal/event-schemas/forms/property.ts';
import type { ApplicationEvent } from '@portal/event-schemas/applications/events.ts';
import type { Signature, Standing, Visit } from '@portal/event-schemas/applications/rights.ts';
import type { Aggregate } from '@portal/platform/dispatcher/types.ts';

/** What an application is wherever it stands. `version`: of its type, the one that it began with, to its end. */
export interface Kept {
  uid: string;
  type: string;
  version: number;
  number: string;
  applicant: string;
  values: FormValues;
  status: string;
  archived: boolean;
  /** Who has signed anything of it: they may read it and set it aside once it is over. */
  signers: readonly string[];
}
/** A waypoint as it waits, with its deadline and what was told of it. */
export interface WaitingWaypoint extends Standing {
  due: string | null;
  remind_at: string | null;
  reminded: boolean;
  told_overdue: boolean;
}
export interface StepVisit extends Visit {
  waypoints: readonly WaitingWaypoint[];
  /** Who has opened it since it came here. */
  opened_by: readonly string[];
}
export type Draft = Kept & { stage: 'draft' };
export type InReview = Kept & { stage: 'in_review'; visit: StepVisit };
/** `step`: where it was returned from. */
export type Returned = Kept & { stage: 'returned'; step: string };
export type Closed = Kept & { stage: 'approved' | 'rejected' | 'withdrawn' };
export type LivingApplication = Draft | InReview | Returned | Closed;
/** `none`: never begun. `discarded`: a draft that its author threw away. */
export type StudentApplication = { stage: 'none' } | { stage: 'discarded' } | LivingApplication;

export const isLiving = (state: StudentApplication): state is LivingApplication =>
  state.stage !== 'none' && state.stage !== 'discarded';
export const isOver = (stage: ApplicationStage): stage is Closed['stage'] =>
  stage === 'approved' || stage === 'rejected' || stage === 'withdrawn';

/** Stream `student_application-<uid>`. */
export const studentApplication: Aggregate<StudentApplication, ApplicationEvent> = {
  name: 'student_application',
  initialState: () => ({ stage: 'none' }),
  evolve: (state, event): StudentApplication => {
    if (event.type === 'ApplicationStarted') {
      const { uid, type, version, number, applicant, values, status } = event.data;
      return { stage: 'draft', uid, type, version, number, applicant, values, status, archived: false, signers: [] };
    }
    return isLiving(state) ? lived(state, event) : state;
  },
};

function lived(state: LivingApplication, { type, data }: ApplicationEvent): StudentApplication {
  switch (type) {
    case 'ApplicationSaved':
    case 'ApplicationSent':
      return { ...state, values: data.values };
    case 'ApplicationDiscarded':
      return { stage: 'discarded' };
    case 'StepEntered':
      return { ...kept(state), stage: 'in_review', visit: entered(data) };
    case 'WaypointApproved':
      return signed(state, data, { by: data.by, places: data.places }, data.complete);
    case 'WaypointRejected':
    case 'WaypointReturned':
    case 'WaypointForwarded':
      return { ...state, signers: withSigner(state, data.by) };
    case 'ApplicationStageReached':
      return at(state, data.stage, data.status);
    case 'ApplicationStatusSet':
      return { ...state, status: data.status };
    case 'ApplicationArchived':
      return { ...state, archived: true };
    case 'ApplicationRestored':
      return { ...state, archived: false };
    case 'ApplicationOpened':
      return state.stage === 'in_review'
        ? { ...state, visit: { ...state.visit, opened_by: [...state.visit.opened_by, data.by] } }
        : state;
    case 'WaypointReminded':
      return told(state, data);
    default:
      return state;
  }
}

const kept = ({ uid, type, version, number, applicant, values, status, archived, signers }: Kept): Kept => ({
  uid,
  type,
  version,
  number,
  applicant,
  values,
  status,
  archived,
  signers,
});
const entered = ({
  step,
  waiting,
}: {
  step: string;
  waiting: readonly { waypoint: string; due: string | null; remind_at: string | null }[];
}): StepVisit => ({
  step,
  opened_by: [],
  waypoints: waiting.map(one => ({ ...one, signatures: [], complete: false, reminded: false, told_overdue: false })),
});
const withSigner = ({ signers }: Kept, by: string): readonly string[] =>
  signers.includes(by) ? signers : [...signers, by];

function onWaypoint(
  state: LivingApplication,
  waypoint: string,
  change: (one: WaitingWaypoint) => WaitingWaypoint,
): LivingApplication {
  if (state.stage !== 'in_review') return state;
  return {
    ...state,
    visit: {
      ...state.visit,
      waypoints: state.visit.waypoints.map(one => (one.waypoint === waypoint ? change(one) : one)),
    },
  };
}
const signed = (
  state: LivingApplication,
  { waypoint, by }: { waypoint: string; by: string },
  signature: Signature,
  complete: boolean,
): LivingApplication =>
  onWaypoint({ ...state, signers: withSigner(state, by) }, waypoint, one => ({
    ...one,
    complete,
    signatures: [...one.signatures, signature],
  }));
const told = (
  state: LivingApplication,
  { waypoint, overdue }: { waypoint: string; overdue: boolean },
): LivingApplication =>
  onWaypoint(state, waypoint, one =>
    overdue ? { ...one, reminded: true, told_overdue: true } : { ...one, reminded: true },
  );

/** The stage's own place: what it leaves behind is forgotten. A step is entered by `StepEntered` before its stage is told. */
function at(state: LivingApplication, stage: ApplicationStage, status: string): LivingApplication {
  const rest = { ...kept(state), status };
  if (stage === 'in_review') return state.stage === 'in_review' ? { ...state, status } : state;
  if (stage === 'returned') return { ...rest, stage, step: state.stage === 'in_review' ? state.visit.step : '' };
  return { ...rest, stage };
}
