import { crowds, officeRoles } from '@portal/event-schemas/applications/rights.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

const ties = `left join curriculum.students_public s on s.uid = w.applicant left join curriculum.edu_programs_public p on p.uid = s.edu_program
  left join curriculum.teachers_public t on t.uid = w.applicant left join curriculum.cathedras_public c on c.uid = coalesce(p.cathedra, t.cathedra)`;

export interface Deciders {
  name: Localized | null;
  persons: string[];
  holders: string[];
}
/**
 * Who may decide now at a waypoint of an application: with an order only those whose turn it is. `persons`: whom it
 * means as themselves; `holders`: everybody of a role. The applicant is never among them. `name`: the waypoint's. Where
 * nobody is there the office decides instead.
 */
export async function whoDecides(application: string, waypoint: string, db: Sql): Promise<Deciders> {
  const { rows } = await db.query<{ account: string; personal: boolean; name: Localized }>(
    `with seats as (select w.*, t.name from applications.waypoint_seats w
       join applications.waypoint_stays t using (application, entered, waypoint)
       where w.application = $1 and w.waypoint = $2 and w.waits)
     select account, bool_or(personal) as personal, min(name::text)::jsonb as name from (
       select case w.kind when 'profile' then w.value when 'advisor' then s.advisor else c.head end as account,
         true as personal, w.applicant, w.name
       from seats w ${ties} where w.kind <> 'role'
       union all
       select r.uid, false, w.applicant, w.name from seats w
       join identity.account_roles_public r on w.value = any(r.roles)
       where w.kind = 'role' and w.value <> all($3)
     ) meant where account is not null and account <> applicant group by account order by account`,
    [application, waypoint, crowds],
  );
  if (rows.length === 0) return office(application, waypoint, db);
  const accounts = (personal: boolean) => rows.filter(row => row.personal === personal).map(({ account }) => account);
  return { name: rows[0]?.name ?? null, persons: accounts(true), holders: accounts(false) };
}

/** The office, of a waypoint that still waits; a crowd that is meant is nobody who could be told, but it is there. */
async function office(application: string, waypoint: string, db: Sql): Promise<Deciders> {
  const { rows } = await db.query<{ account: string; name: Localized }>(
    `select r.uid as account, t.name from applications.waypoint_stays t join identity.account_roles_public r on r.roles && $3 and r.uid <> t.applicant
     where t.application = $1 and t.waypoint = $2 and t.ended_at is null
       and not exists (select 1 from applications.waypoint_seats w
         where w.application = t.application and w.entered = t.entered and w.waypoint = t.waypoint and w.waits
           and w.value = any($4))
       order by r.uid`,
    [application, waypoint, officeRoles, crowds],
  );
  return { name: rows[0]?.name ?? null, persons: [], holders: rows.map(({ account }) => account) };
}
