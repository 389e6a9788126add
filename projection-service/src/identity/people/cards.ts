import { contracts } from '@portal/event-schemas/identity/calls.ts';
import { contactsShown, isStaff, staffRoles } from '@portal/event-schemas/identity/contacts.ts';
import type { personCard } from '@portal/event-schemas/identity/people.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { list, query, Refused } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { Host } from '@portal/platform/service.ts';
import type { z } from 'zod';

type Card = z.infer<typeof personCard>;

/** Somebody as everybody sees them, and their own picture, which they see whatever was said of it. */
async function personOf(db: Sql, uid: string): Promise<Omit<Card, 'is_me'> & { own_photo: string | null }> {
  const { rows } = await db.query<Omit<Card, 'is_me'> & { own_photo: string | null }>(
    `select a.uid, a.display_name, a.last_name, a.first_name, a.middle_name, a.roles, a.email, a.phone,
       a.disabled as is_disabled, coalesce(p.about_me, '') as about_me, coalesce(p.status_text, '') as status_text,
       case when p.avatar_state <> 'rejected' then p.avatar end as photo, p.avatar as own_photo
     from identity.accounts a left join identity.people p on p.uid = a.uid where a.uid = $1`,
    [uid],
  );
  if (!rows[0]) throw new Refused(reject('identity.person_not_found'));
  return rows[0];
}

/** Who somebody is; contacts by the reader's right, and a rejected picture to its owner alone. */
export const card = query(contracts['GET /user/user_info/{uid}/'], {
  summary: 'Who somebody is',
  async run({ params: { uid }, actor, roles, db }) {
    const { own_photo, ...found } = await personOf(db, uid);
    const is_me = actor.id === uid;
    const { email, phone } = contactsShown({ account: actor.id, roles }, { account: uid, roles: found.roles });
    return {
      ...found,
      photo: is_me ? own_photo : found.photo,
      email: email && found.email ? found.email : null,
      phone: phone && found.phone ? found.phone : null,
      is_me,
    };
  },
});

export const lite = query(contracts['GET /user/profile_lite/{id}/'], {
  summary: 'Somebody in short',
  async run({ params: { id }, db }) {
    const { uid, display_name, roles, status_text, photo, is_disabled } = await personOf(db, id);
    return { uid, display_name, roles, status_text, photo, is_disabled };
  },
});

/** Staff may invite everybody, everybody else staff: a student does not go through the list of students. */
export const allProfiles = list(contracts['GET /user/all_profiles/'], {
  summary: 'People whom I may invite',
  from: `(select a.uid, a.display_name, a.last_name, a.first_name, a.roles, g.code as "group", p.photo
     from identity.accounts a left join identity.profiles_public p on p.uid = a.uid
     left join curriculum.students_public s on s.uid = a.uid
     left join curriculum.student_groups_public g on g.uid = s.student_group
     where not a.disabled) as people`,
  columns: {
    uid: { sql: 'uid', type: 'text', filter: 'equals' },
    display_name: { sql: 'display_name', type: 'text', search: true, sort: true },
    roles: { sql: 'to_jsonb(roles)', type: 'json' },
    group: { sql: '"group"', type: 'text', filter: 'equals', search: true, sort: true },
    photo: { sql: 'photo', type: 'text' },
  },
  defaultSort: ['display_name', 'ASC'],
  where: ({ roles, bind }) => (isStaff(roles) ? undefined : `roles && ${bind(staffRoles)}::text[]`),
});

/** Pictures for whoever judges them, the latest first. Whose they are only administrators are told (docs/decisions/0007). */
export const judgedAvatars = list(contracts['GET /user/bad_avatars/'], {
  summary: 'Pictures of people, to be looked at',
  from: '(select p.*, a.display_name from identity.people p join identity.accounts a on a.uid = p.uid where p.avatar is not null) as pictures',
  columns: {
    uid: { sql: 'avatar', type: 'text' },
    account: { sql: 'uid', type: 'text' },
    display_name: { sql: 'display_name', type: 'text' },
    state: { sql: 'avatar_state', type: 'text', filter: 'equals' },
    reason: { sql: 'avatar_reason', type: 'text' },
    uploaded_at: { sql: 'avatar_at', type: 'time', sort: true, filter: 'range' },
  },
  key: 'uid',
  defaultSort: ['uploaded_at', 'DESC'],
  map: (row: object, { roles }) => (roles.includes('org_admin') ? row : { ...row, account: null, display_name: null }),
});

/** Everybody who is signed in sees a picture; a rejected one its owner and its judges. */
export async function allowPictures({ files, pool }: Host): Promise<void> {
  files.allow('avatar', async ({ uid }, { account, roles }) => {
    if (account === '') return false;
    if (roles.includes('org_admin') || roles.includes('beta')) return true;
    const { rowCount } = await pool.query(
      `select 1 from identity.people where avatar = $1 and avatar_state <> 'rejected'`,
      [uid],
    );
    return rowCount === 1;
  });
}
