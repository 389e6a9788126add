import { deciders } from '@portal/event-schemas/clubs/roles.ts';
import { participants } from '@portal/event-schemas/kernel/role-list.ts';
import { waitingRows, type WaitingKind } from '@portal/platform/waiting/waiting.ts';

const opened = `jsonb_build_object('uid', c.uid) AS first`;

export const waiting: readonly WaitingKind[] = [
  {
    id: 'clubs.to_decide',
    roles: deciders,
    title: {
      ru: 'Заявки на новые клубы',
      kk: 'Жаңа клубтарға өтінімдер',
      en: 'Requests for new clubs',
      ky: 'Жаңы клубдарга арыздар',
    },
    act: { ru: 'Рассмотреть', kk: 'Қарау', en: 'Decide', ky: 'Кароо' },
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
    roles: participants,
    title: {
      ru: 'Ваш клуб возвращён на доработку',
      kk: 'Клубыңыз түзетуге қайтарылды',
      en: 'Your club was returned for correction',
      ky: 'Клубуңуз оңдоого кайтарылды',
    },
    act: { ru: 'Исправить', kk: 'Түзету', en: 'Correct', ky: 'Оңдоо' },
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
    roles: participants,
    title: {
      ru: 'В ваш клуб просятся новые участники',
      kk: 'Клубыңызға жаңа мүшелер сұранып тұр',
      en: 'People ask to join your club',
      ky: 'Клубуңузга жаңы мүчөлөр суранып жатат',
    },
    act: { ru: 'Ответить', kk: 'Жауап беру', en: 'Answer', ky: 'Жооп берүү' },
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
