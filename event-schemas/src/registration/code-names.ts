import type { Localized } from '../kernel/localized.ts';
import { cardStatusNames } from './names.ts';

/** Codes that stand in these events, as a reader calls them. */
export const codeNames: Readonly<Record<string, Localized>> = {
  ...cardStatusNames,
  true: { ru: 'да', kk: 'иә', en: 'yes', ky: 'ооба' },
  false: { ru: 'нет', kk: 'жоқ', en: 'no', ky: 'жок' },
  null: { ru: 'нет', kk: 'жоқ', en: 'none', ky: 'жок' },
  blocked: { ru: 'закрыт', kk: 'жабық', en: 'blocked', ky: 'жабык' },
  cancelled: { ru: 'отменён', kk: 'күшін жойған', en: 'cancelled', ky: 'жокко чыгарылган' },
  course: { ru: 'курс', kk: 'курс', en: 'course', ky: 'курс' },
  flux: { ru: 'поток', kk: 'ағын', en: 'stream', ky: 'агым' },
  lesson: { ru: 'занятие', kk: 'сабақ', en: 'lesson', ky: 'сабак' },
  open: { ru: 'открыт', kk: 'ашық', en: 'open', ky: 'ачык' },
  closed: { ru: 'закрыт', kk: 'жабық', en: 'closed', ky: 'жабык' },
  default: { ru: 'по общим правилам', kk: 'жалпы ереже бойынша', en: 'by the general rules', ky: 'жалпы эреже боюнча' },
  financial: { ru: 'за обучение', kk: 'оқу ақысы', en: 'tuition', ky: 'окуу акысы' },
  library: { ru: 'библиотека', kk: 'кітапхана', en: 'library', ky: 'китепкана' },
  fine: { ru: 'штраф', kk: 'айыппұл', en: 'fine', ky: 'айып' },
  expired: { ru: 'время вышло', kk: 'уақыты өтті', en: 'time ran out', ky: 'убактысы өттү' },
  withdrawn: { ru: 'отказ студента', kk: 'студент бас тартты', en: 'withdrawn by the student', ky: 'студент баш тартты' },
  registered: { ru: 'студент записан', kk: 'студент жазылды', en: 'registered', ky: 'студент жазылды' },
  dropped: { ru: 'курс убран', kk: 'курс алынып тасталды', en: 'course dropped', ky: 'курс алынып салынды' },
  moved: { ru: 'другое занятие', kk: 'басқа сабаққа ауысты', en: 'moved to another lesson', ky: 'башка сабакка которулду' },
  office: { ru: 'решение учебного офиса', kk: 'оқу офисінің шешімі', en: 'decided by the study office', ky: 'окуу офисинин чечими' },
  reset: { ru: 'лист ожидания очищен', kk: 'күту тізімі тазартылды', en: 'waiting list reset', ky: 'күтүү тизмеси тазаланды' },
  passed: { ru: 'предложение упущено', kk: 'ұсыныс өтіп кетті', en: 'the offer passed', ky: 'сунуш өтүп кетти' },
  declined: { ru: 'студент отказался', kk: 'студент бас тартты', en: 'declined by the student', ky: 'студент баш тартты' },
  checks_failed: { ru: 'проверка не пройдена', kk: 'тексеруден өтпеді', en: 'a check failed', ky: 'текшерүүдөн өтпөдү' },
};
