import type { Localized } from '../kernel/localized.ts';

const switched: Record<'SuperRegistrationSet' | 'StatusSwitchAsked' | 'StatusSwitchFinished', Localized> = {
  SuperRegistrationSet: {
    ru: '{actor} устанавливает супер-регистрацию студента {student} (период {study_period}) до: {until}. Причина: {reason}',
    kk: '{actor} {student} студентіне супер-тіркелу қойды ({study_period}), мерзімі: {until}. Себебі: {reason}',
    en: '{actor} sets super registration of {student} for {study_period} until: {until}. Reason: {reason}',
    ky: '{actor} {student} студентине супер-каттоо койду ({study_period}), мөөнөтү: {until}. Себеби: {reason}',
  },
  StatusSwitchAsked: {
    ru: '{actor} ставит статус «{status}» сразу нескольким карточкам ({cards}). Причина: {reason}',
    kk: '{actor} бірнеше карточкаға бірден «{status}» мәртебесін қойды ({cards}). Себебі: {reason}',
    en: '{actor} sets the status “{status}” on many cards at once ({cards}). Reason: {reason}',
    ky: '{actor} бир нече карточкага бирден «{status}» статусун койду ({cards}). Себеби: {reason}',
  },
  StatusSwitchFinished: {
    ru: 'Смена статуса завершена: изменено {done}, отказано {refused}',
    kk: 'Мәртебені ауыстыру аяқталды: өзгергені\u00a0— {done}, қабылданбағаны\u00a0— {refused}',
    en: 'The switch of status is done: {done} changed, {refused} refused',
    ky: 'Статусту алмаштыруу бүттү: өзгөргөнү\u00a0— {done}, четке кагылганы\u00a0— {refused}',
  },
};

/** Records of the office as objects of a sentence; `shown`: what names one to a reader. */
const records: Record<string, { name: string; thing: Localized; shown: string }> = {
  period: {
    name: 'RegistrationPeriod',
    shown: ' «{name}»',
    thing: { ru: 'период регистрации', kk: 'тіркелу кезеңін', en: 'registration period', ky: 'каттоо мезгилин' },
  },
  rule: {
    name: 'CreditLimitRule',
    shown: ' ({min_credit}–{max_credit})',
    thing: { ru: 'правило кредитов', kk: 'кредит ережесін', en: 'credit rule', ky: 'кредит эрежесин' },
  },
  settings: {
    name: 'RegistrationSettings',
    shown: '',
    thing: {
      ru: 'настройки регистрации',
      kk: 'тіркелу баптауларын',
      en: 'registration settings',
      ky: 'каттоо жөндөөлөрүн',
    },
  },
  manual: {
    name: 'RegistrationManual',
    shown: '',
    thing: {
      ru: 'памятку о регистрации',
      kk: 'тіркелу жадынамасын',
      en: 'registration guide',
      ky: 'каттоо боюнча колдонмону',
    },
  },
};
const ofRecords: Record<string, Localized> = Object.fromEntries(
  Object.values(records).flatMap(({ name, shown, thing: { ru, kk, en, ky } }) =>
    Object.entries({
      [`${name}Created`]: {
        ru: `{actor} добавляет ${ru}${shown}`,
        kk: `{actor} ${kk} қосты${shown}`,
        en: `{actor} adds the ${en}${shown}`,
        ky: `{actor} ${ky} кошту${shown}`,
      },
      [`${name}Changed`]: {
        ru: `{actor} изменяет ${ru}`,
        kk: `{actor} ${kk} өзгертті`,
        en: `{actor} changes the ${en}`,
        ky: `{actor} ${ky} өзгөрттү`,
      },
      [`${name}Removed`]: {
        ru: `{actor} удаляет ${ru}`,
        kk: `{actor} ${kk} жойды`,
        en: `{actor} removes the ${en}`,
        ky: `{actor} ${ky} өчүрдү`,
      },
    }),
  ),
);

/** What the office does with the registration as a whole, in words. */
export const officeSentences = { ...ofRecords, ...switched };
