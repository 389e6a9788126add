import { branchOf } from '@portal/event-schemas/applications/conditions.ts';
import type { FormValues } from '@portal/event-schemas/forms/property.ts';
import type { Route, Step, Waypoint } from '@portal/event-schemas/applications/definition.ts';
import type { DataOf } from '@portal/event-schemas/kernel/events.ts';
import type { applicationEvents } from '@portal/event-schemas/applications/events.ts';
import { personOf, type Ties } from '@portal/event-schemas/applications/rights.ts';
import type { Moment } from '../../forms/form-after.ts';
import { addDays, dateIn, wallTime } from '@portal/platform/clock/occurrences.ts';

/** The route as pure functions: where an application goes, and until when somebody should have acted there. */
type Waiting = DataOf<typeof applicationEvents, 'StepEntered'>['waiting'][number];

/** A reminder comes in the morning of its day. */
const reminderTime = '09:00';

export const stepNamed = (route: Route, code: string): Step | undefined => route.steps.find(step => step.code === code);

/** The end of the day on which a deadline of so many calendar days falls, on the university's clock. */
export function endOfDay({ now, time_zone }: Moment, days: number): string {
  const next = addDays(dateIn(time_zone, new Date(now)), days + 1);
  return new Date(wallTime(time_zone, next, '00:00').getTime() - 1000).toISOString();
}

/** A waypoint that begins to wait. A reminder that would come at once is none: they have just been told. */
export function waitingAt({ code, deadline_days, remind_days_before }: Waypoint, moment: Moment): Waiting {
  if (deadline_days === null) return { waypoint: code, due: null, remind_at: null };
  const due = endOfDay(moment, deadline_days);
  if (remind_days_before === null) return { waypoint: code, due, remind_at: null };
  const day = addDays(dateIn(moment.time_zone, new Date(due)), -remind_days_before);
  const remind_at = wallTime(moment.time_zone, day, reminderTime).toISOString();
  return { waypoint: code, due, remind_at: remind_at > moment.now ? remind_at : null };
}
export const waitingOf = (step: Step, moment: Moment): Waiting[] =>
  step.waypoints.map(waypoint => waitingAt(waypoint, moment));

/** What comes after a step: another one, the end, or nothing that the route names. */
export type Onward = { kind: 'step'; step: Step } | { kind: 'approved' } | { kind: 'nowhere' };
export function onwardFrom(route: Route, step: Step, values: FormValues): Onward {
  const branch = branchOf(step, values);
  if (branch === null) return { kind: 'nowhere' };
  if (branch.to === null) return { kind: 'approved' };
  const next = stepNamed(route, branch.to);
  return next ? { kind: 'step', step: next } : { kind: 'nowhere' };
}

/** Where a sent application goes: to the first step, or back to the one that returned it. */
export const entryOf = (route: Route, returned_from: string | null): Step =>
  (returned_from !== null && route.after_return === 'resume' ? stepNamed(route, returned_from) : undefined) ??
  route.steps[0]!;

/** The steps that an application with these values can come to: by the branches that hold, and by forwarding. */
export function stepsAhead(route: Route, from: Step, values: FormValues): Step[] {
  const found = new Map<string, Step>([[from.code, from]]);
  const open = [from];
  for (let step = open.pop(); step !== undefined; step = open.pop()) {
    const onward = onwardFrom(route, step, values);
    const next = [
      ...(onward.kind === 'step' ? [onward.step] : []),
      ...step.forward_to.flatMap(code => stepNamed(route, code) ?? []),
    ];
    for (const one of next) if (!found.has(one.code)) open.push(found.set(one.code, one).get(one.code)!);
  }
  return [...found.values()];
}

/** Waypoints ahead that nobody could sign: for want of an advisor or a head, or because only the applicant themselves is meant. */
export function unsignable(
  steps: readonly Step[],
  of: Ties,
): { waypoint: Waypoint; why: 'no_advisor' | 'no_head' | 'yourself' } | null {
  for (const waypoint of steps.flatMap(step => step.waypoints)) {
    const blocked = waypoint.actors.map(actor => {
      const person = personOf(actor, of);
      if (person === null) return actor.kind === 'advisor' ? ('no_advisor' as const) : ('no_head' as const);
      return person === of.account ? ('yourself' as const) : null;
    });
    const why = waypoint.in_order
      ? blocked.find(one => one !== null)
      : blocked.every(one => one !== null)
        ? blocked[0]
        : null;
    if (why) return { waypoint, why };
  }
  return null;
}
/** The refusal of a way that comes to such a waypoint. */
export const nobodySigns = {
  no_advisor: 'applications.no_advisor',
  no_head: 'applications.no_head_of_department',
  yourself: 'applications.only_you_could_sign',
} as const;
