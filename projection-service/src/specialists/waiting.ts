import { waitingWords } from '@portal/event-schemas/specialists/waiting-words.ts';
import { waitingRows, type WaitingInput, type WaitingKind } from '@portal/platform/waiting/waiting.ts';

type Bound = WaitingInput & { bind: (value: unknown) => string };
const visits = (whose: 'specialist' | 'student', when: (input: Bound) => string) =>
  waitingRows(
    input => `
      SELECT a.booked_at AS since, a.starts_at AS due, jsonb_build_object('uid', a.uid) AS first
      FROM specialists.appointments a WHERE a.${whose} = ${input.bind(input.actor.id)} AND ${when(input)}`,
  );
const page = { screen: 'cabinet-specialist', one: { screen: 'specialist-appointment', in: 'query' } } as const;

export const waiting: readonly WaitingKind[] = [
  {
    id: 'specialists.to_confirm',
    ...waitingWords.to_confirm,
    roles: ['specialist'],
    ...page,
    find: visits('specialist', ({ now, bind }) => `a.state = 'booked' AND a.starts_at > ${bind(now)}::timestamptz`),
  },
  {
    id: 'specialists.to_close',
    ...waitingWords.to_close,
    roles: ['specialist'],
    ...page,
    find: waitingRows(
      ({ actor, now, bind }) => `
        SELECT a.ends_at AS since, NULL::timestamptz AS due, jsonb_build_object('uid', a.uid) AS first
        FROM specialists.appointments a
        WHERE a.specialist = ${bind(actor.id)} AND a.state IN ('booked', 'confirmed') AND a.ends_at < ${bind(now)}::timestamptz`,
    ),
  },
  {
    id: 'specialists.visit',
    ...waitingWords.visit,
    roles: ['student'],
    ...page,
    find: visits('student', ({ now, bind }) => {
      const at = `${bind(now)}::timestamptz`;
      return `a.state IN ('booked', 'confirmed') AND a.starts_at > ${at} AND a.starts_at < ${at} + interval '2 days'`;
    }),
  },
];
