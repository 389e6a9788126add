import type { RouteActor } from '@portal/event-schemas/applications/definition.ts';
import { crowds, holdersKept, personOf, type Ties } from '@portal/event-schemas/applications/rights.ts';
import { prepared } from '@portal/platform/projections/prepared.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { standingJoins } from './standing.ts';

const lookedAt = prepared<{ disabled: string[]; holders: Record<string, string[]> | null }>(
  `SELECT ARRAY(SELECT uid FROM identity.contacts_public WHERE disabled AND uid = ANY($1)) AS disabled,
     (SELECT jsonb_object_agg(r.role,
       ARRAY(SELECT uid FROM identity.account_roles_public WHERE roles @> ARRAY[r.role] LIMIT ${holdersKept}))
       FROM unnest($2::text[]) AS r(role)) AS holders`,
);

/** The ties of an applicant with what decides whether anybody can sign at all: who of those whom a route means can be signed in as. */
export async function withWhoIsThere(db: Sql, ties: Ties, actors: readonly RouteActor[]): Promise<Ties> {
  const persons = actors.map(actor => personOf(actor, ties)).filter(person => typeof person === 'string');
  const roles = actors.flatMap(actor => (actor.kind === 'role' && !crowds.includes(actor.role) ? [actor.role] : []));
  const {
    rows: [found],
  } = await lookedAt(db, [[...new Set(persons)], [...new Set(roles)]]);
  return { ...ties, disabled: found!.disabled, holders: found!.holders ?? {} };
}

/**
 * Places at waypoints that nobody whom they mean can fill now: what `isOrphaned` says of one application, over all that
 * wait. Not for every page: it looks at everything that waits.
 */
export const orphanedPlaces = `FROM (
    SELECT w.application, w.entered, w.waypoint, w.applicant, w.since, w.due
    FROM applications.waypoint_seats w
    JOIN applications.waypoint_stays y USING (application, entered, waypoint) ${standingJoins('w.applicant')}
    LEFT JOIN (SELECT d.value,
      ARRAY(SELECT uid FROM identity.account_roles_public WHERE roles @> ARRAY[d.value] LIMIT ${holdersKept}) AS uids
      FROM (SELECT DISTINCT value FROM applications.waypoint_seats
        WHERE waits AND kind = 'role') d) h ON w.kind = 'role'
      AND h.value = w.value
    CROSS JOIN LATERAL (SELECT ARRAY(SELECT g->>'by' FROM jsonb_array_elements(y.signatures) g) || w.applicant AS uids) hands
    CROSS JOIN LATERAL (SELECT CASE w.kind WHEN 'profile' THEN w.value WHEN 'advisor' THEN s.advisor WHEN 'head_of_department' THEN k.head END AS uid) person
    LEFT JOIN identity.contacts_public n ON n.uid = person.uid
    WHERE w.waits GROUP BY w.application, w.entered, w.waypoint, w.applicant, w.since, w.due
    HAVING bool_and(CASE WHEN w.kind <> 'role' THEN person.uid IS NULL OR person.uid = ANY(hands.uids) OR coalesce(n.disabled, false)
      WHEN w.value IN (${crowds.map(role => `'${role}'`).join(', ')}) THEN false
        ELSE NOT EXISTS (SELECT 1 FROM unnest(h.uids) u WHERE u <> ALL(hands.uids)) END)) w`;
