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
    roles: ['specialist'],
    title: {
      ru: 'Записи, которые надо подтвердить',
      kk: 'Растауды күткен жазылулар',
      en: 'Appointments to confirm',
      ky: 'Ырастоону күткөн жазылуулар',
    },
    act: { ru: 'Подтвердить', kk: 'Растау', en: 'Confirm', ky: 'Ырастоо' },
    ...page,
    find: visits('specialist', ({ now, bind }) => `a.state = 'booked' AND a.starts_at > ${bind(now)}::timestamptz`),
  },
  {
    id: 'specialists.to_close',
    roles: ['specialist'],
    title: {
      ru: 'Приёмы, о которых не сказано, состоялись ли они',
      kk: 'Өткен-өтпегені белгіленбеген қабылдаулар',
      en: 'Visits not marked as held or missed',
      ky: 'Өткөн-өтпөгөнү белгиленбеген кабылдоолор',
    },
    act: { ru: 'Отметить', kk: 'Белгілеу', en: 'Mark', ky: 'Белгилөө' },
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
    roles: ['student'],
    title: {
      ru: 'Скоро приём у специалиста',
      kk: 'Маманның қабылдауы жақын',
      en: 'Your visit to a specialist is soon',
      ky: 'Адистин кабылдоосу жакын',
    },
    act: { ru: 'Открыть', kk: 'Ашу', en: 'Open', ky: 'Ачуу' },
    ...page,
    find: visits('student', ({ now, bind }) => {
      const at = `${bind(now)}::timestamptz`;
      return `a.state IN ('booked', 'confirmed') AND a.starts_at > ${at} AND a.starts_at < ${at} + interval '2 days'`;
    }),
  },
];
