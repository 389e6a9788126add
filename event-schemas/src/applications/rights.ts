import type { WaypointAct } from './codes.ts';
import type { Route, RouteActor, Waypoint } from './definition.ts';

/**
 * Who may act where: one set of rules for the decision and for what the screens offer. Pure, over the version of the type that the application began with.
 * Source: portal.md §8 "Waypoint change rejected", "Approval queue".
 */
export interface Reviewer {
  account: string;
  roles: readonly string[];
}
/** The applicant with the people whom a route may name by what they are to them, as they are now; null = there is none. */
export interface Ties {
  account: string;
  advisor: string | null;
  head: string | null;
  /** Accounts among those whom the route means that cannot be signed in to. */
  disabled?: readonly string[];
  /** Open accounts by role, at most `holdersKept` of each; a role that is missing was not looked at and counts as held. */
  holders?: Readonly<Record<string, readonly string[]>>;
}
/** Roles that are the whole university: somebody always has them, and nobody tells all of them of one application. */
export const crowds: readonly string[] = ['student', 'applicant'];
/** So many holders of a role tell for certain whether somebody is left besides the applicant and those who have signed a waypoint. */
export const holdersKept = 22;
/** One signature: whose, and for which of the waypoint's `actors`. */
export interface Signature {
  by: string;
  places: readonly number[];
}
/** A waypoint of the step at which an application stands. */
export interface Standing {
  waypoint: string;
  signatures: readonly Signature[];
  complete: boolean;
}
/** The step at which it stands since it came there last. */
export interface Visit {
  step: string;
  waypoints: readonly Standing[];
}

/** The office sees every application and may set aside or name its status; it signs where a waypoint names it, and instead of those who are not there. */
export const officeRoles: readonly string[] = ['office', 'org_admin'];
export const isOffice = ({ roles }: Pick<Reviewer, 'roles'>): boolean => roles.some(role => officeRoles.includes(role));

/** The one person that an actor of a route means; undefined: anybody of a role, null: nobody at present. */
export function personOf(actor: RouteActor, of: Ties): string | null | undefined {
  switch (actor.kind) {
    case 'role':
      return undefined;
    case 'profile':
      return actor.account;
    case 'advisor':
      return of.advisor;
    case 'head_of_department':
      return of.head;
  }
}
export const fits = (actor: RouteActor, who: Reviewer, of: Ties): boolean =>
  actor.kind === 'role' ? who.roles.includes(actor.role) : personOf(actor, of) === who.account;

/** Whether anybody can fill a place now: not the applicant, and not with `hands` that have signed at the waypoint already. */
function canFill(actor: RouteActor, of: Ties, hands: readonly string[]): boolean {
  const free = (account: string): boolean => account !== of.account && !hands.includes(account);
  if (actor.kind === 'role') return of.holders?.[actor.role]?.some(free) ?? true;
  const person = personOf(actor, of);
  return typeof person === 'string' && free(person) && !of.disabled?.includes(person);
}
/**
 * A waypoint that nobody whom it means can sign at present: the advisor has left, a department has lost its head, a
 * role its last holder. The office signs instead.
 */
export function isOrphaned(waypoint: Waypoint, standing: Standing, of: Ties): boolean {
  const turn = waypoint.in_order ? turnOf(waypoint, standing) : null;
  const places = turn === null ? waypoint.actors : [waypoint.actors[turn]!];
  const hands = standing.signatures.map(({ by }) => by);
  return !standing.complete && !places.some(actor => canFill(actor, of, hands));
}

const covered = ({ signatures }: Standing): number[] => signatures.flatMap(signature => signature.places);
/** With `in_order`: whose turn it is, as an index into the waypoint's actors; null when nobody's is left. */
export function turnOf(waypoint: Waypoint, standing: Standing): number | null {
  const done = covered(standing);
  const turn = waypoint.actors.findIndex((_, place) => !done.includes(place));
  return turn < 0 ? null : turn;
}

/**
 * How a person stands to a waypoint: they may sign for a place (`instead`: as the office, of somebody who is not
 * there); have signed; come later; are too late; are not meant.
 */
export type Claim =
  | { kind: 'may'; place: number; instead: boolean }
  | { kind: 'signed' }
  | { kind: 'later'; turn: number }
  | { kind: 'signed_by_another'; by: string }
  | { kind: 'not_meant' };
export function claimOf(waypoint: Waypoint, standing: Standing, who: Reviewer, of: Ties): Claim {
  const own = claimAsNamed(waypoint, standing, who, of);
  if (own.kind === 'may' || !isOffice(who) || who.account === of.account || !isOrphaned(waypoint, standing, of))
    return own;
  return { kind: 'may', place: (waypoint.in_order ? turnOf(waypoint, standing) : null) ?? 0, instead: true };
}
function claimAsNamed(waypoint: Waypoint, standing: Standing, who: Reviewer, of: Ties): Claim {
  if (standing.signatures.some(({ by }) => by === who.account)) return { kind: 'signed' };
  const places = waypoint.actors.flatMap((actor, place) => (fits(actor, who, of) ? [place] : []));
  if (places.length === 0) return { kind: 'not_meant' };
  const last = standing.signatures.at(-1);
  if (standing.complete) return last ? { kind: 'signed_by_another', by: last.by } : { kind: 'not_meant' };
  if (!waypoint.in_order) return { kind: 'may', place: places[0]!, instead: false };
  const turn = turnOf(waypoint, standing);
  if (turn === null) return { kind: 'not_meant' };
  if (places.includes(turn)) return { kind: 'may', place: turn, instead: false };
  return places.some(place => place > turn) ? { kind: 'later', turn } : { kind: 'signed_by_another', by: last!.by };
}

/**
 * What an approval at `place` signs: with `in_order` also those of the following places that only people who have
 * signed already can fill, so that nobody is asked twice and nothing waits for a second signature of the same hand.
 */
export function signs(
  waypoint: Waypoint,
  standing: Standing,
  place: number,
  who: Reviewer,
  of: Ties,
): { places: number[]; complete: boolean } {
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

/** What a person may do at a waypoint now. `comment_required`: the acts that it asks a comment for; `instead`: as the office, of somebody who is not there. */
export interface MayAct {
  waypoint: string;
  acts: WaypointAct[];
  comment_required: WaypointAct[];
  instead: boolean;
}
/** Waypoint by waypoint. Nothing on their own application, nothing where nothing waits. */
export function mayAct(route: Route, visit: Visit | null, who: Reviewer, of: Ties): MayAct[] {
  const step = route.steps.find(({ code }) => code === visit?.step);
  if (!visit || !step || who.account === of.account) return [];
  return step.waypoints.flatMap(waypoint => {
    const standing = visit.waypoints.find(one => one.waypoint === waypoint.code);
    const claim = standing && claimOf(waypoint, standing, who, of);
    return claim?.kind === 'may'
      ? [
          {
            waypoint: waypoint.code,
            acts: [...waypoint.acts],
            comment_required: waypoint.acts.filter(act => waypoint.comment_required.includes(act)),
            instead: claim.instead,
          },
        ]
      : [];
  });
}

/** Whether anything of the route is theirs to sign, whatever step it stands at. */
export const isNamed = (route: Route, who: Reviewer, of: Ties): boolean =>
  route.steps.some(step => step.waypoints.some(waypoint => waypoint.actors.some(actor => fits(actor, who, of))));
