import type { WaitingWords } from '../kernel/waiting-words.ts';

/** What can wait for people here. */
export const waitingWords = {
  to_fill: {
    title: {
      ru: 'Листы итоговых оценок, которые надо заполнить и отправить',
      kk: 'Толтырып жіберуді күткен қорытынды баға парақтары',
      en: 'Sheets of final grades to fill in and send',
      ky: 'Толтуруп жөнөтүүнү күткөн жыйынтык баа барактары',
    },
    act: { ru: 'Заполнить', kk: 'Толтыру', en: 'Fill in', ky: 'Толтуруу' },
  },
  rejected: {
    title: {
      ru: 'Листы оценок, которые вернул офис регистратора',
      kk: 'Тіркеуші офисі қайтарған баға парақтары',
      en: 'Grade sheets returned by the registrar’s office',
      ky: 'Каттоо офиси кайтарган баа барактары',
    },
    act: { ru: 'Исправить', kk: 'Түзету', en: 'Correct', ky: 'Оңдоо' },
  },
  to_agree: {
    title: {
      ru: 'Оценки ждут вашего согласования',
      kk: 'Келісуіңізді күткен бағалар',
      en: 'Grades waiting for your agreement',
      ky: 'Макулдугуңузду күткөн баалар',
    },
    act: { ru: 'Согласовать', kk: 'Келісу', en: 'Approve', ky: 'Макулдашуу' },
  },
  statements_to_sign: {
    title: {
      ru: 'Ведомости ждут вашей подписи',
      kk: 'Қолыңызды күткен ведомостар',
      en: 'Statements waiting for your signature',
      ky: 'Колуңузду күткөн ведомосттор',
    },
    act: { ru: 'Подписать', kk: 'Қол қою', en: 'Sign', ky: 'Кол коюу' },
  },
  to_check: {
    title: {
      ru: 'Листы итоговых оценок на проверке',
      kk: 'Тексерілетін қорытынды баға парақтары',
      en: 'Sheets of final grades to check',
      ky: 'Текшериле турган жыйынтык баа барактары',
    },
    act: { ru: 'Проверить', kk: 'Тексеру', en: 'Check', ky: 'Текшерүү' },
  },
  statements_to_check: {
    title: {
      ru: 'Ведомости на проверке',
      kk: 'Тексерілетін ведомостар',
      en: 'Statements to check',
      ky: 'Текшериле турган ведомосттор',
    },
    act: { ru: 'Проверить', kk: 'Тексеру', en: 'Check', ky: 'Текшерүү' },
  },
  statements_to_register: {
    title: {
      ru: 'Ведомости ждут подписи офиса регистратора',
      kk: 'Тіркеуші офисінің қолын күткен ведомостар',
      en: 'Statements waiting for the registrar’s office to sign',
      ky: 'Каттоо офисинин колун күткөн ведомосттор',
    },
    act: { ru: 'Подписать', kk: 'Қол қою', en: 'Sign', ky: 'Кол коюу' },
  },
} as const satisfies Readonly<Record<string, WaitingWords>>;
