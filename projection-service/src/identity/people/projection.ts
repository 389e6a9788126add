import { personEvents, type PersonEvent } from '@portal/event-schemas/identity/events.ts';
import { noWords, type OwnWords } from '@portal/event-schemas/identity/own-profile.ts';
import type { AvatarState } from '@portal/event-schemas/identity/avatar-states.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { defineProjection } from '@portal/platform/projections/types.ts';

/** A row of identity.people: what somebody says and shows of themself. */
interface PersonRow extends OwnWords {
  uid: string;
  avatar: string | null;
  avatar_state: AvatarState | null;
  avatar_reason: string;
  avatar_at: string | null;
}
const noAvatar = { avatar: null, avatar_state: null, avatar_reason: '', avatar_at: null } as const;

/** The row after an event. */
export function evolvePerson(row: PersonRow, event: PersonEvent): PersonRow {
  switch (event.type) {
    case 'OwnProfileChanged':
      return { ...row, ...event.data };
    case 'AvatarUploaded':
      return { ...row, ...noAvatar, avatar: event.data.file, avatar_state: 'shown', avatar_at: event.data.at };
    case 'AvatarAccepted':
      return { ...row, avatar_state: 'accepted', avatar_reason: '' };
    case 'AvatarRejected':
      return { ...row, avatar_state: 'rejected', avatar_reason: event.data.reason };
    case 'AvatarRemoved':
      return { ...row, ...noAvatar };
    default:
      return row;
  }
}

const columns: Record<keyof PersonRow, string> = {
  uid: 'text',
  about_me: 'text',
  status_text: 'text',
  last_name_latin: 'text',
  first_name_latin: 'text',
  avatar: 'text',
  avatar_state: 'text',
  avatar_reason: 'text',
  avatar_at: 'timestamptz',
};
const names = Object.keys(columns);
const typed = Object.entries(columns)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ');
const personOf = (event: RecordedEvent): string => event.stream.slice('person-'.length);

/** What people say and show of themselves; others read `identity.profiles_public`, where rejected pictures are not. */
export const people = defineProjection({
  name: 'identity.people',
  version: 1,
  handles: Object.keys(personEvents),
  tables: `create table if not exists people (${typed}, primary key (uid));
    create index if not exists people_avatar on people (avatar);
    create index if not exists people_avatar_at on people (avatar_at) where avatar is not null;`,
  tableNames: ['people'],
  views: `create or replace view identity.profiles_public as
    select uid, about_me, status_text, case when avatar_state <> 'rejected' then avatar end as photo from identity.people;`,
  async project(events: readonly RecordedEvent<PersonEvent>[], db) {
    const known = [...new Set(events.map(personOf))];
    const found = await db.query<{ row: PersonRow }>('select to_jsonb(people) as row from people where uid = any($1)', [
      known,
    ]);
    const rows = new Map(found.rows.map(({ row }) => [row.uid, row]));
    for (const event of events) {
      const uid = personOf(event);
      const before = rows.get(uid) ?? { uid, ...noWords, ...noAvatar };
      rows.set(uid, evolvePerson(before, event as unknown as PersonEvent));
    }
    await db.query(
      `insert into people (${names.join(', ')}) select ${names.join(', ')} from json_to_recordset($1::json) as new(${typed})
       on conflict (uid) do update set ${names
         .filter(name => name !== 'uid')
         .map(name => `${name} = excluded.${name}`)
         .join(', ')}`,
      [JSON.stringify([...rows.values()])],
    );
  },
  touches: event => [`person:${personOf(event)}`],
});
