import { profileNames } from '@portal/event-schemas/applications/names.ts';
import { reviewProfiles } from '@portal/event-schemas/applications/views.ts';
import { roleNames } from '@portal/event-schemas/identity/role-names.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { query } from '@portal/platform/http/types.ts';
import type { z } from 'zod';
import { asKinds, placesAs } from './readers.ts';
import { contracts } from '@portal/event-schemas/applications/calls.ts';

interface WaypointRow {
  app_type: string;
  type_name: Localized;
  step: string;
  waypoint: string;
  name: Localized;
  waiting: number;
  overdue: number;
}
interface ProfileRow {
  as: string;
  waiting: number;
  overdue: number;
}

/** As whom somebody reviews: by each role that they have, by name, as an advisor, as the head of a department. */
export const profileCalls = [
  query(contracts['GET /studapps/coo_review_profiles/'], {
    summary: 'As whom the reader reviews applications, and at which waypoints how many wait for them',
    async run({ db, actor, roles, locale, host }) {
      const values: unknown[] = [];
      const bind = (value: unknown): string => `$${values.push(value)}`;
      const now = bind(host.clock.iso());
      const parts = asKinds(roles).flatMap(as =>
        placesAs({ actor, roles, bind }, as, { waiting: true, others: true }).map(
          places => `SELECT ${bind(as)}::text AS "as", w.application, w.entered, w.waypoint ${places}`,
        ),
      );
      const from = `(${parts.join(' UNION ALL ')}) q
        JOIN applications.waypoint_stays t ON t.application = q.application AND t.entered = q.entered AND t.waypoint = q.waypoint`;
      const [profiles, waypoints] = await Promise.all([
        db.query<ProfileRow>(
          `SELECT q."as", count(DISTINCT q.application)::int AS waiting,
              count(DISTINCT q.application) FILTER (WHERE t.due < ${now})::int AS overdue
            FROM ${from} GROUP BY 1`,
          values,
        ),
        db.query<WaypointRow>(
          `SELECT t.type AS app_type, v.names AS type_name, t.step, t.waypoint, t.name,
             count(DISTINCT q.application)::int AS waiting,
             count(DISTINCT q.application) FILTER (WHERE t.due < ${now})::int AS overdue
           FROM ${from}
           JOIN applications.application_versions v ON v.type = t.type AND v.version = t.version
           GROUP BY t.type, v.names, t.step, t.waypoint, t.name
           ORDER BY v.names->>'${locale}' COLLATE "${locale}-x-icu", t.step, t.waypoint`,
          values,
        ),
      ]);
      const found = new Map(profiles.rows.map(row => [row.as, row]));
      const nameOf = (as: string): Pick<z.infer<typeof reviewProfiles>['profiles'][number], 'kind' | 'name'> =>
        as.startsWith('role:')
          ? { kind: 'role', name: roleNames[as.slice('role:'.length) as Role][locale] }
          : { kind: as as keyof typeof profileNames, name: profileNames[as as keyof typeof profileNames][locale] };
      return {
        profiles: asKinds(roles).map(as => ({
          as,
          ...nameOf(as),
          waiting: found.get(as)?.waiting ?? 0,
          overdue: found.get(as)?.overdue ?? 0,
        })),
        waypoints: waypoints.rows,
      };
    },
  }),
];
