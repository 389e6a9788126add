import { reviewers } from '../roles.ts';
import type { RouteActor, TypeDefinition, Waypoint } from '../definition.ts';
import { fault, repeated, type Fault } from './fault.ts';
import type { KnownActors } from './known.ts';

/** Faults of the signatures: who gives them, what they may do, by when. */
export function waypointFaults({ route: { steps }, audience }: TypeDefinition, known: KnownActors): Fault[] {
  const all = steps.flatMap((step, index) =>
    step.waypoints.map((waypoint, place) => ({ waypoint, at: `route.steps.${index}.waypoints.${place}` })),
  );
  const onlyStudents = audience.roles.every(role => role === 'student');
  return [
    ...repeated(all.map(({ waypoint }) => waypoint.code)).map(({ value, index }) =>
      fault(`${all[index]!.at}.code`, 'applications.fault_waypoint_code_repeated', { code: value }),
    ),
    ...all.flatMap(({ waypoint, at }) => [
      ...actFaults(waypoint, at),
      ...actorFaults(waypoint, at, onlyStudents, known),
    ]),
  ];
}

function actFaults({ name, acts, comment_required, deadline_days, remind_days_before }: Waypoint, at: string): Fault[] {
  const faults: Fault[] = [];
  if (!acts.includes('approve'))
    faults.push(fault(`${at}.acts`, 'applications.fault_waypoint_without_approve', { name }));
  for (const [index, act] of comment_required.entries())
    if (!acts.includes(act))
      faults.push(fault(`${at}.comment_required.${index}`, 'applications.fault_comment_for_no_act', { name }));
  if (remind_days_before !== null && deadline_days === null)
    faults.push(fault(`${at}.remind_days_before`, 'applications.fault_reminder_without_deadline', { name }));
  if (remind_days_before !== null && deadline_days !== null && remind_days_before >= deadline_days)
    faults.push(
      fault(`${at}.remind_days_before`, 'applications.fault_reminder_too_early', {
        name,
        days: deadline_days,
        before: remind_days_before,
      }),
    );
  return faults;
}

const sameActor = (actor: RouteActor): string =>
  actor.kind === 'role' ? actor.role : actor.kind === 'profile' ? actor.account : actor.kind;

function actorFaults(
  { name, actors, in_order }: Waypoint,
  at: string,
  onlyStudents: boolean,
  known: KnownActors,
): Fault[] {
  const faults: Fault[] = repeated(actors.map(sameActor)).map(({ index }) =>
    fault(`${at}.actors.${index}`, 'applications.fault_actor_repeated', { name }),
  );
  const missing = actors.map(actor => !canAct(actor, onlyStudents, known));
  const nobody = in_order ? missing.some(Boolean) : missing.every(Boolean);
  for (const [index, actor] of actors.entries()) {
    const place = `${at}.actors.${index}`;
    if (actor.kind === 'role' && !(reviewers as readonly string[]).includes(actor.role))
      faults.push(fault(place, 'applications.fault_role_never_acts', { name }));
    else if (actor.kind === 'role' && known.holders[actor.role] === 0)
      faults.push(fault(place, 'applications.fault_role_without_accounts', { name }));
    if (actor.kind === 'profile' && known.accounts[actor.account] === 'unknown')
      faults.push(fault(place, 'applications.fault_account_unknown', { name }));
    if (actor.kind === 'profile' && known.accounts[actor.account] === 'disabled')
      faults.push(fault(place, 'applications.fault_account_disabled', { name }));
    if (actor.kind === 'advisor' && !onlyStudents)
      faults.push(
        fault(place, nobody ? 'applications.fault_advisor_of_nobody' : 'applications.fault_advisor_of_students_only', {
          name,
        }),
      );
    if (actor.kind === 'head_of_department' && known.headless?.length)
      faults.push(
        fault(place, 'applications.fault_department_without_head', { name, departments: known.headless.join(', ') }),
      );
  }
  return faults;
}
/** False where the applicant may have nobody of this kind at all. */
function canAct(actor: RouteActor, onlyStudents: boolean, { accounts }: KnownActors): boolean {
  if (actor.kind === 'advisor') return onlyStudents;
  return actor.kind !== 'profile' || !['unknown', 'disabled'].includes(accounts[actor.account] ?? 'open');
}
