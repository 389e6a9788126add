import { actorTexts } from '@portal/event-schemas/applications/names.ts';
import type { ActorKind } from '@portal/event-schemas/applications/codes.ts';
import type { RouteActor } from '@portal/event-schemas/applications/definition.ts';
import { personOf as personMeant, type Ties } from '@portal/event-schemas/applications/rights.ts';
import { roleNames } from '@portal/event-schemas/identity/role-names.ts';
import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import { prepared } from '@portal/platform/projections/prepared.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

/** A time of the database, as a driver may hand it over, in ISO 8601 UTC. */
export function iso(time: string | Date): string;
export function iso(time: string | Date | null | undefined): string | null;
export function iso(time: string | Date | null | undefined): string | null {
  return time === null || time === undefined ? null : new Date(time).toISOString();
}

const namesByUid = prepared<{ uid: string; display_name: string }>(
  'SELECT uid, display_name FROM identity.people_public WHERE uid = ANY($1)',
);
export type Names = ReadonlyMap<string, string>;
/** Names of accounts by uid; whom identity does not know is missing. */
export async function accountNames(db: Sql, uids: Iterable<string | null | undefined>): Promise<Names> {
  const wanted = [...new Set(uids)].filter(uid => typeof uid === 'string');
  if (wanted.length === 0) return new Map();
  return new Map((await namesByUid(db, [wanted])).rows.map(({ uid, display_name }) => [uid, display_name]));
}
/** Whom identity does not know (the worker, an import) goes by the id. */
export const personOf = (names: Names, uid: string): { uid: string; display_name: string } => ({
  uid,
  display_name: names.get(uid) ?? uid,
});

/** Whom a waypoint waits for, in words. */
export function actorName(
  actor: RouteActor,
  ties: Pick<Ties, 'advisor' | 'head'>,
  names: Names,
  locale: Locale,
): { kind: ActorKind; name: string } {
  if (actor.kind === 'role') return { kind: actor.kind, name: roleNames[actor.role][locale] };
  const account = personMeant(actor, { account: '', ...ties }) ?? null;
  const name = account === null ? null : (names.get(account) ?? account);
  if (actor.kind === 'profile') return { kind: actor.kind, name: name ?? actor.account };
  const { somebody, nobody } = actorTexts[actor.kind];
  return { kind: actor.kind, name: name === null ? nobody[locale] : somebody[locale].replace('{name}', name) };
}
