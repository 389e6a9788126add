import type { PeopleKind } from '@portal/event-schemas/identity/issued-accounts.ts';
import type { PersonName } from '@portal/event-schemas/identity/values.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import type { Host } from '@portal/platform/service.ts';

/** A student or teacher of the catalogue, with their account's log-in name where they have one. */
export interface Person extends PersonName {
  uid: string;
  code: string;
  email: string;
  group: string | null;
  roles: Role[];
  login: string | null;
}

/** Who of a kind gets accounts all together: those who study, those who teach. */
const kinds: Record<PeopleKind, { from: string; group: string; roles: string; all: string }> = {
  student: {
    from: 'curriculum.students_public p left join curriculum.student_groups_public g on g.uid = p.student_group',
    group: 'g.code',
    roles: `'{student}'`,
    all: `p.student_status = 'studying'`,
  },
  teacher: {
    from: 'curriculum.teachers_public p',
    group: 'null',
    roles: `case when p.is_advisor then '{teacher,supervisor}' else '{teacher}' end`,
    all: 'true',
  },
};
const account = 'left join identity.access_public a on a.uid = p.uid';
const lacking = { without: 'a.uid is null', unused: `a.state = 'unused'` } as const;

/** The next people of a kind who have no account, or have never used it, in the order of their uids. */
export async function nextPeople(
  { pool }: Pick<Host, 'pool'>,
  of: PeopleKind,
  whom: keyof typeof lacking,
  { people, after = '', limit }: { people?: readonly string[]; after?: string; limit: number },
): Promise<Person[]> {
  const { from, group, roles, all } = kinds[of];
  const { rows } = await pool.query<Person>(
    `select p.uid, p.code, p.last_name, p.first_name, p.middle_name, lower(p.email) as email, ${group} as "group",
       (${roles})::text[] as roles, a.login
     from ${from} ${account}
     where p.uid > $1 and ${people ? 'p.uid = any($3)' : `${all} and ${lacking[whom]}`}
     order by p.uid limit $2`,
    [after, limit, ...(people ? [people] : [])],
  );
  return rows;
}
