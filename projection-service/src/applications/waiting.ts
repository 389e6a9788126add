import { applicants, reviewers } from '@portal/event-schemas/applications/roles.ts';
import { waitingRows, type WaitingKind } from '@portal/platform/waiting/waiting.ts';
import { placesOf } from './reading/readers.ts';

const place = `w.since, w.due, jsonb_build_object('uid', w.application) AS first`;
/** An applicant's own in a stage; `since`: a column of applications. */
const own = (stage: string, since: string, me: string) =>
  `SELECT a.${since} AS since, NULL::timestamptz AS due, jsonb_build_object('uid', a.uid) AS first
    FROM applications.applications a WHERE a.applicant = ${me} AND a.stage = '${stage}' AND NOT a.archived`;

export const waiting: readonly WaitingKind[] = [
  {
    id: 'applications.to_decide',
    roles: reviewers,
    title: {
      ru: 'Заявления ждут вашего решения',
      kk: 'Шешіміңізді күткен өтініштер',
      en: 'Applications waiting for your decision',
      ky: 'Чечимиңизди күткөн арыздар',
    },
    act: { ru: 'Рассмотреть', kk: 'Қарау', en: 'Decide', ky: 'Кароо' },
    screen: 'coo-review',
    one: { screen: 'coo-review-application', in: 'path' },
    find: waitingRows(
      input =>
        placesOf(input, {}, { waiting: true, others: true, kept: true })
          .map(from => `SELECT ${place} ${from}`)
          .join(' UNION ') || `SELECT ${place} FROM applications.waypoint_seats w WHERE false`,
    ),
  },
  {
    id: 'applications.returned',
    roles: applicants,
    title: {
      ru: 'Ваши заявления возвращены на доработку',
      kk: 'Өтініштеріңіз түзетуге қайтарылды',
      en: 'Your applications were returned for correction',
      ky: 'Арыздарыңыз оңдоого кайтарылды',
    },
    act: { ru: 'Исправить', kk: 'Түзету', en: 'Correct', ky: 'Оңдоо' },
    screen: 'coo',
    one: { screen: 'coo-application', in: 'path' },
    find: waitingRows(({ actor, bind }) => own('returned', 'changed_at', bind(actor.id))),
  },
  {
    id: 'applications.drafts',
    roles: applicants,
    title: {
      ru: 'Заявления начаты, но не отправлены',
      kk: 'Басталған, бірақ жіберілмеген өтініштер',
      en: 'Applications begun and not sent',
      ky: 'Башталып, жөнөтүлбөгөн арыздар',
    },
    act: { ru: 'Дописать', kk: 'Аяқтау', en: 'Finish', ky: 'Бүтүрүү' },
    screen: 'coo',
    one: { screen: 'coo-application', in: 'path' },
    find: waitingRows(({ actor, bind }) => own('draft', 'started_at', bind(actor.id))),
  },
];
