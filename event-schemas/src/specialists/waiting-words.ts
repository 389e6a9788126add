import type { WaitingWords } from '../kernel/waiting-words.ts';

/** What can wait for people here. */
export const waitingWords = {
  to_confirm: {
    title: {
      ru: 'Записи, которые надо подтвердить',
      kk: 'Растауды күткен жазылулар',
      en: 'Appointments to confirm',
      ky: 'Ырастоону күткөн жазылуулар',
    },
    act: { ru: 'Подтвердить', kk: 'Растау', en: 'Confirm', ky: 'Ырастоо' },
  },
  to_close: {
    title: {
      ru: 'Приёмы, о которых не сказано, состоялись ли они',
      kk: 'Өткен-өтпегені белгіленбеген қабылдаулар',
      en: 'Visits not marked as held or missed',
      ky: 'Өткөн-өтпөгөнү белгиленбеген кабылдоолор',
    },
    act: { ru: 'Отметить', kk: 'Белгілеу', en: 'Mark', ky: 'Белгилөө' },
  },
  visit: {
    title: {
      ru: 'Скоро приём у специалиста',
      kk: 'Маманның қабылдауы жақын',
      en: 'Your visit to a specialist is soon',
      ky: 'Адистин кабылдоосу жакын',
    },
    act: { ru: 'Открыть', kk: 'Ашу', en: 'Open', ky: 'Ачуу' },
  },
} as const satisfies Readonly<Record<string, WaitingWords>>;
