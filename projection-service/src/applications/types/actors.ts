import type { KnownActors } from '@portal/event-schemas/applications/checks/known.ts';
import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

/** What a check asks of the people whom a route names: as they are now. */
export async function knownActors(db: Sql, definition: TypeDefinition, locale: Locale): Promise<KnownActors> {
  const actors = definition.route.steps.flatMap(step => step.waypoints.flatMap(waypoint => waypoint.actors));
  const roles = [...new Set(actors.flatMap(actor => (actor.kind === 'role' ? [actor.role] : [])))];
  const accounts = [...new Set(actors.flatMap(actor => (actor.kind === 'profile' ? [actor.account] : [])))];
  const [held, found, headless] = await Promise.all([
    db.query<{ role: string; number: number }>(
      'SELECT r.role, (SELECT count(*)::int FROM identity.account_roles_public c WHERE c.roles @> ARRAY[r.role]) AS number FROM unnest($1::text[]) AS r(role)',
      [roles],
    ),
    db.query<{ uid: string; disabled: boolean }>(
      'SELECT uid, disabled FROM identity.contacts_public WHERE uid = ANY($1)',
      [accounts],
    ),
    actors.some(actor => actor.kind === 'head_of_department')
      ? db.query<{ name: string }>(
          `SELECT c.name ->> $1 AS name
            FROM curriculum.cathedras_public c
            WHERE c.head IS NULL AND EXISTS (SELECT 1 FROM curriculum.edu_programs_public e WHERE e.cathedra = c.uid)
            ORDER BY 1`,
          [locale],
        )
      : { rows: [] },
  ]);
  const disabled = new Map(found.rows.map(row => [row.uid, row.disabled]));
  return {
    holders: Object.fromEntries(held.rows.map(({ role, number }) => [role, number])),
    accounts: Object.fromEntries(
      accounts.map(uid => [uid, disabled.has(uid) ? (disabled.get(uid) ? 'disabled' : 'open') : 'unknown']),
    ),
    headless: headless.rows.map(({ name }) => name),
  };
}
