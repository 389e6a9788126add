import { waitingWords } from '@portal/event-schemas/clubs/waiting-words.ts';
import { deciders } from '@portal/event-schemas/clubs/roles.ts';
import { participants } from '@portal/event-schemas/kernel/role-list.ts';
import { waitingRows, type WaitingKind } from '@portal/platform/waiting/waiting.ts';

const opened = `jsonb_build_object('uid', c.uid) AS first`;

export const waiting: readonly WaitingKind[] = [
  {
    id: 'clubs.to_decide',
    ...waitingWords.to_decide,
    roles: deciders,
    screen: 'stud-club-requests',
    one: { screen: 'stud-club', in: 'query' },
    find: waitingRows(
      ({ actor, bind }) => `
        SELECT r.since, NULL::timestamptz AS due, ${opened}
        FROM clubs.clubs_public c LEFT JOIN notifications.noted_records_public r ON r.entity = 'club' AND r.uid = c.uid
        WHERE c.state = 'sent' AND c.founder <> ${bind(actor.id)}`,
    ),
  },
  {
    id: 'clubs.to_mend',
    ...waitingWords.to_mend,
    roles: participants,
    screen: 'stud-clubs',
    one: { screen: 'stud-club', in: 'query' },
    find: waitingRows(
      ({ actor, bind }) => `
        SELECT c.decided_at::timestamptz AS since, NULL::timestamptz AS due, ${opened}
        FROM clubs.clubs_public c WHERE c.founder = ${bind(actor.id)} AND c.state = 'rework'`,
    ),
  },
  {
    id: 'clubs.members',
    ...waitingWords.members,
    roles: participants,
    screen: 'stud-clubs',
    one: { screen: 'stud-club', in: 'query' },
    find: waitingRows(({ actor, bind }) => {
      const me = bind(actor.id);
      return `
        SELECT m.asked_at::timestamptz AS since, NULL::timestamptz AS due, ${opened}
        FROM clubs.clubs_public c JOIN clubs.club_members_public m ON m.club = c.uid AND m.state = 'asked'
        WHERE c.state = 'approved' AND (c.founder = ${me} OR c.moderators @> to_jsonb(${me}::text))`;
    }),
  },
];
