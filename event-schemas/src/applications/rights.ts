import type { WaypointAct } from './codes.ts';
import type { Route, RouteActor, Waypoint } from './definition.ts';

/**
 * Who may act where: one set of rules for the decision and for what the screens offer. Pure, over the version of the type that the application began with.
 * Source: portal.md §8 "Waypoint change rejected", "Approval queue".
 */
export interface Reviewer { account: string; roles: readonly string[] }
/** The applicant with the people whom a route may name by what they are to them; null = there is none. */
export interface Ties { account: string; advisor: string | null; head: string | null }
/** One signature: whose, and for which of the waypoint's `actors`. */
export interface Signature { by: string; places: readonly number[] }
/** A waypoint of the step at which an application stands. */
export interface Standing { waypoint: string; signatures: readonly Signature[]; complete: boolean }
/** The step at which it stands since it came there last. */
export interface Visit { step: string; waypoints: readonly Standing[] }

/** The office sees every application and may set aside or name its status; it signs only where a waypoint names it. */
export const officeRoles: readonly string[] = ['office', 'org_admin'];
export const isOffice = ({ roles }: Pick<Reviewer, 'roles'>): boolean => roles.some(role => officeRoles.includes(role));

/** The one person that an actor of a route means; undefined: anybody of a role, null: nobody at present. */
export function personOf(actor: RouteActor, of: Ties): string | null | undefined {
  switch (actor.kind) {
    case 'role': return undefined;
    case 'profile': return actor.account;
    case 'advisor': return of.advisor;
    case 'head_of_department': return of.head;
  }
}
export const fits = (actor: RouteActor, who: Reviewer, of: Ties): boolean => (actor.kind === 'role' ? who.roles.includes(actor.role) : personOf(actor, of) === who.account);

const covered = ({ signatures }: Standing): number[] => signatures.flatMap(signature => signature.places);
/** With `in_order`: whose turn it is, as an index into the waypoint's actors; null when nobody's is left. */
export function turnOf(waypoint: Waypoint, standing: Standing): number | null {
  const done = covered(standing);
  const turn = waypoint.actors.findIndex((_, place) => !done.includes(place));
  return turn < 0 ? null : turn;
}

/** How a person stands to a waypoint: they may sign for a place; have signed; come later; are too late; are not meant. */
export type Claim = { kind: 'may'; place: number } | { kind: 'signed' } | { kind: 'later'; turn: number } | { kind: 'signed_by_another'; by: string } | { kind: 'not_meant' };
export function claimOf(waypoint: Waypoint, standing: Standing, who: Reviewer, of: Ties): Claim {
  if (standing.signatures.some(({ by }) => by === who.account)) return { kind: 'signed' };
  const places = waypoint.actors.flatMap((actor, place) => (fits(actor, who, of) ? [place] : []));
  if (places.length === 0) return { kind: 'not_meant' };
  const last = standing.signatures.at(-1);
  if (standing.complete) return last ? { kind: 'signed_by_another', by: last.by } : { kind: 'not_meant' };
  if (!waypoint.in_order) return { kind: 'may', place: places[0]! };
  const turn = turnOf(waypoint, standing);
  if (turn === null) return { kind: 'not_meant' };
  if (places.includes(turn)) return { kind: 'may', place: turn };
  return places.some(place => place > turn) ? { kind: 'later', turn } : { kind: 'signed_by_another', by: last!.by };
}

/**
 * What an approval at `place` signs: with `in_order` also those of the following places that only people who have signed already can fill, so that nobody is asked
 * twice and nothing waits for a second signature of the same hand.
 */
export function signs(waypoint: Waypoint, standing: Standing, place: number, who: Reviewer, of: Ties): { places: number[]; complete: boolean } {
  if (!waypoint.in_order) return { places: [place], complete: true };
  const hands = [...standing.signatures.map(({ by }) => by), who.account];
  const places = [place];
  const done = [...covered(standing), place];
  for (let next = 0; next < waypoint.actors.length; next++) {
    if (done.includes(next)) continue;
    const person = personOf(waypoint.actors[next]!, of);
    if (typeof person !== 'string' || !hands.includes(person)) return { places, complete: false };
    places.push(next);
  }
  return { places, complete: true };
}

/** What a person may do now, waypoint by waypoint. Nothing on their own application, nothing where nothing waits. */
export function mayAct(route: Route, visit: Visit | null, who: Reviewer, of: Ties): { waypoint: string; acts: WaypointAct[] }[] {
  const step = route.steps.find(({ code }) => code === visit?.step);
  if (!visit || !step || who.account === of.account) return [];
  return step.waypoints.flatMap(waypoint => {
    const standing = visit.waypoints.find(one => one.waypoint === waypoint.code);
    return standing && claimOf(waypoint, standing, who, of).kind === 'may' ? [{ waypoint: waypoint.code, acts: [...waypoint.acts] }] : [];
  });
}

/** Whether anything of the route is theirs to sign, whatever step it stands at. */
export const isNamed = (route: Route, who: Reviewer, of: Ties): boolean => route.steps.some(step => step.waypoints.some(waypoint => waypoint.actors.some(actor => fits(actor, who, of))));
