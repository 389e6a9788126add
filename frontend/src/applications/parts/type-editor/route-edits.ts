import { startingNames } from '@portal/event-schemas/applications/form-names.ts';
import type { Route, Step, Waypoint } from '@portal/event-schemas/applications/definition.ts';
import { freeCode, moved, newWaypoint, withItem, withoutItem } from './edits.ts';

/** What the editor does to a route: pure, each answers a new route. */
const stepCodes = (route: Route): string[] => route.steps.map(step => step.code);
const waypointCodes = (route: Route): string[] =>
  route.steps.flatMap(step => step.waypoints.map(waypoint => waypoint.code));
export const withStep = (route: Route, index: number, step: Step): Route => ({
  ...route,
  steps: withItem(route.steps, index, step),
});

/** A step between this one and wherever it leads when no branch holds. */
export function addStepAfter(route: Route, index: number): Route {
  const before = route.steps[index]!;
  const code = freeCode('step', stepCodes(route));
  const added: Step = {
    code,
    name: startingNames.step,
    waypoints: [newWaypoint(waypointCodes(route))],
    forward_to: [],
    next: [{ when: null, to: before.next.at(-1)!.to }],
  };
  const steps = withItem(route.steps, index, {
    ...before,
    next: withItem(before.next, before.next.length - 1, { when: null, to: code }),
  });
  return { ...route, steps: [...steps.slice(0, index + 1), added, ...steps.slice(index + 1)] };
}
/** A step where a route begins; what was first comes after it. */
export function addStepBefore(route: Route): Route {
  const added: Step = {
    code: freeCode('step', stepCodes(route)),
    name: startingNames.step,
    waypoints: [newWaypoint(waypointCodes(route))],
    forward_to: [],
    next: [{ when: null, to: route.steps[0]?.code ?? null }],
  };
  return { ...route, steps: [added, ...route.steps] };
}
/** What led to the step leads on to where it led; nobody forwards to it any more. */
export function removeStep(route: Route, index: number): Route {
  const gone = route.steps[index]!;
  const onward = gone.next.at(-1)!.to === gone.code ? null : gone.next.at(-1)!.to;
  const bend = (to: string | null): string | null => (to === gone.code ? onward : to);
  return {
    ...route,
    steps: withoutItem(route.steps, index).map(step => {
      const branches = step.next.map(branch => ({
        ...branch,
        to: bend(branch.to) === step.code ? null : bend(branch.to),
      }));
      return { ...step, forward_to: step.forward_to.filter(code => code !== gone.code), next: branches };
    }),
  };
}
export const moveStep = (route: Route, from: number, to: number): Route => ({
  ...route,
  steps: moved(route.steps, from, to),
});

export const addWaypoint = (route: Route, index: number): Route => {
  const step = route.steps[index]!;
  return withStep(route, index, { ...step, waypoints: [...step.waypoints, newWaypoint(waypointCodes(route))] });
};
/** To another step, side by side with what is there; the last one stays, for a step without a signature would never end. */
export function moveWaypoint(route: Route, from: number, place: number, to: number): Route {
  const source = route.steps[from]!;
  const target = route.steps[to];
  const waypoint = source.waypoints[place];
  if (!target || !waypoint || from === to || source.waypoints.length === 1) return route;
  return withStep(withStep(route, from, { ...source, waypoints: withoutItem(source.waypoints, place) }), to, {
    ...target,
    waypoints: [...target.waypoints, waypoint],
  });
}
export const shiftWaypoint = (route: Route, index: number, place: number, to: number): Route =>
  withStep(route, index, { ...route.steps[index]!, waypoints: moved(route.steps[index]!.waypoints, place, to) });
export const withWaypoint = (route: Route, index: number, place: number, waypoint: Waypoint): Route =>
  withStep(route, index, {
    ...route.steps[index]!,
    waypoints: withItem(route.steps[index]!.waypoints, place, waypoint),
  });
export const removeWaypoint = (route: Route, index: number, place: number): Route =>
  withStep(route, index, { ...route.steps[index]!, waypoints: withoutItem(route.steps[index]!.waypoints, place) });
