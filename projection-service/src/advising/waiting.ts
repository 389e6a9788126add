import { waitingWords } from '@portal/event-schemas/advising/waiting-words.ts';
import { waitingRows, type WaitingKind } from '@portal/platform/waiting/waiting.ts';

/** Cards of terms that are not over, sent and not answered; `whose`: a condition over students `s`. */
const sentCards = (whose: string, today: string) => `
  SELECT coalesce(c.sent_at, c.changed_at) AS since, NULL::timestamptz AS due, jsonb_build_object('uid', c.uid) AS first
  FROM curriculum.students_public s
  JOIN registration.cards_public c ON c.student = s.uid AND c.status IN ('CHOSEN', 'CHANGED_AFTER', 'CHECKING_AFTER')
  JOIN curriculum.study_periods_public p ON p.uid = c.study_period AND p.end_date::date >= ${today}::date
  WHERE ${whose}`;

export const waiting: readonly WaitingKind[] = [
  {
    id: 'advising.cards',
    ...waitingWords.cards,
    roles: ['supervisor'],
    screen: 'advisor-review',
    one: { screen: 'student-card', in: 'path' },
    find: waitingRows(({ actor, today, bind }) => sentCards(`s.advisor = ${bind(actor.id)}`, bind(today))),
  },
  {
    id: 'advising.cards_without_advisor',
    ...waitingWords.cards_without_advisor,
    roles: ['office'],
    screen: 'advisor-review',
    one: { screen: 'student-card', in: 'path' },
    find: waitingRows(({ today, bind }) => sentCards('s.advisor IS NULL', bind(today))),
  },
];
