import { contracts } from '@portal/event-schemas/identity/calls.ts';
import type { PeopleKind } from '@portal/event-schemas/identity/issued-accounts.ts';
import { query } from '@portal/platform/http/types.ts';
import { keptMailServer } from '@portal/platform/mail/mail-server.ts';

const people: Record<PeopleKind, string> = {
  student: `curriculum.students_public where student_status = 'studying'`,
  teacher: 'curriculum.teachers_public',
};

/** How many have no account or have never used it: those whom the office may give access all together. */
export const peopleWithoutAccess = query(contracts['GET /identity/people_without_access/'], {
  summary: 'How many students or teachers have no access yet',
  asOf: 'refused',
  async run({ query: { of }, db, host: { config, pool } }) {
    const { rows } = await db.query<Record<'without' | 'unused' | 'without_email' | 'unused_email', number>>(
      `select count(*) filter (where a.uid is null)::int as without,
         count(*) filter (where a.state = 'unused')::int as unused,
         count(*) filter (where a.uid is null and p.email <> '')::int as without_email,
         count(*) filter (where a.state = 'unused' and p.email <> '')::int as unused_email
       from (select uid, email from ${people[of]}) p left join identity.access_public a on a.uid = p.uid
       where a.uid is null or a.state = 'unused'`,
    );
    const { without, unused, without_email, unused_email } = rows[0]!;
    const mail = config.smtpUrl !== undefined || (await keptMailServer(pool)) !== null;
    return { without, unused, with_email: { without: without_email, unused: unused_email }, mail };
  },
});
