import type { Route, Step, Waypoint } from '@portal/event-schemas/applications/definition.ts';
import { branchOf } from '@portal/event-schemas/applications/conditions.ts';
import { personOf } from '@portal/event-schemas/applications/rights.ts';
import type { trackStep } from '@portal/event-schemas/applications/views.ts';
import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import type { z } from 'zod';
import { actorName, iso, type Names } from '../people.ts';
import type { Loaded, Stay } from './load.ts';

type TrackStep = z.infer<typeof trackStep>;
type TrackWaypoint = TrackStep['waypoints'][number];
type Tracked = Pick<Loaded, 'definition' | 'stays' | 'stage' | 'step' | 'values' | 'ties'>;
interface Words {
  names: Names;
  locale: Locale;
}

/** Accounts whose names a track needs: who signed, and whom waypoints mean. */
export const peopleOnTrack = ({ definition: { route }, stays, ties }: Tracked): (string | null | undefined)[] => [
  ...stays.flatMap(({ signatures }) => signatures.map(({ by }) => by)),
  ...route.steps.flatMap(step => step.waypoints.flatMap(({ actors }) => actors.map(actor => personOf(actor, ties)))),
];

/**
 * The way of an application: the steps where it was, in order, each time that it was there; where it stands; the steps
 * ahead by the branches that its values take; and between them those of the route that it passes by.
 */
export function trackOf(of: Tracked, words: Words): TrackStep[] {
  const {
    definition: { route },
    stage,
  } = of;
  const visits = visitsOf(of.stays);
  const been = visits.map((visit, index): TrackStep =>
    visited(visit, stage === 'in_review' && index === visits.length - 1 ? 'current' : 'done', route, of, words),
  );
  const ahead = aheadOf(of).map((step): TrackStep => unvisited(step, 'ahead', of, words));
  return withPassedBy([...been, ...ahead], route, of, words);
}

/** The stays of each time that a step was entered. */
function visitsOf(stays: readonly Stay[]): Stay[][] {
  const visits: Stay[][] = [];
  for (const stay of stays) {
    const last = visits.at(-1);
    if (last?.[0]?.entered === stay.entered) last.push(stay);
    else visits.push([stay]);
  }
  return visits;
}

const stepOf = (route: Route, code: string | null): Step | undefined => route.steps.find(step => step.code === code);
/** The step that leads on: the one after where it stands; where it begins, or begins again after a return. */
function aheadOf({ definition: { route }, stage, step, values }: Tracked): Step[] {
  if (stage !== 'draft' && stage !== 'in_review' && stage !== 'returned') return [];
  const [first] = route.steps;
  const onwards = (from: Step): Step | undefined => stepOf(route, branchOf(from, values)?.to ?? null);
  const current = stepOf(route, step);
  let next =
    stage === 'in_review'
      ? current && onwards(current)
      : ((stage === 'returned' && route.after_return === 'resume' ? current : undefined) ?? first);
  const steps: Step[] = [];
  while (next && !steps.includes(next)) {
    steps.push(next);
    next = onwards(next);
  }
  return steps;
}

function visited(
  visit: readonly Stay[],
  state: 'done' | 'current',
  route: Route,
  of: Tracked,
  words: Words,
): TrackStep {
  const code = visit[0]!.step;
  const known = stepOf(route, code);
  return {
    step: code,
    name: known?.name ?? visit[0]!.name,
    state,
    waypoints: visit.map(stay => stayed(stay, of, words)),
  };
}

const outcomes: Record<NonNullable<Stay['outcome']>, TrackWaypoint['state']> = {
  approve: 'approved',
  reject: 'rejected',
  return: 'returned',
  forward: 'forwarded',
  passed: 'passed_by',
  withdrawn: 'passed_by',
};
function stayed(
  { waypoint, name, actors, outcome, signatures, ended_at, due }: Stay,
  { ties }: Tracked,
  { names, locale }: Words,
): TrackWaypoint {
  const last = signatures.at(-1);
  return {
    waypoint,
    name,
    who: actors.map(actor => actorName(actor, ties, names, locale).name),
    state: outcome ? outcomes[outcome] : 'waiting',
    by: signatures.length ? signatures.map(({ by }) => names.get(by) ?? by).join(', ') : null,
    at: last ? iso(last.at) : iso(ended_at),
    comment: signatures
      .map(({ comment }) => comment)
      .filter(Boolean)
      .join('\n'),
    due: iso(due),
  };
}

const unvisited = (step: Step, state: 'ahead' | 'passed_by', of: Tracked, words: Words): TrackStep => ({
  step: step.code,
  name: step.name,
  state,
  waypoints: step.waypoints.map(waypoint => unreached(waypoint, state, of, words)),
});
const unreached = (
  { code, name, actors }: Waypoint,
  state: 'ahead' | 'passed_by',
  { ties }: Tracked,
  { names, locale }: Words,
): TrackWaypoint => ({
  waypoint: code,
  name,
  who: actors.map(actor => actorName(actor, ties, names, locale).name),
  state,
  by: null,
  at: null,
  comment: '',
  due: null,
});

/** Each step that is not on the way stands before the first one that comes later in the route. */
function withPassedBy(track: readonly TrackStep[], route: Route, of: Tracked, words: Words): TrackStep[] {
  const placeOf = (code: string): number => route.steps.findIndex(step => step.code === code);
  const result = [...track];
  for (const step of route.steps) {
    if (result.some(one => one.step === step.code)) continue;
    const later = result.findIndex(one => placeOf(one.step) > placeOf(step.code));
    result.splice(later < 0 ? result.length : later, 0, unvisited(step, 'passed_by', of, words));
  }
  return result;
}
