import type { Localized } from '../kernel/localized.ts';
import { loadTypeNames, preparationLevelNames } from '../curriculum/names.ts';
import type { RowState } from './row-rules.ts';

/** What codes are called, by whoever reads them. */
export const markKindNames = {
  points: { ru: 'с баллами', kk: 'баллмен', en: 'with points', ky: 'балл менен' },
  incomplete: { ru: 'курс не завершён', kk: 'курс аяқталмаған', en: 'incomplete', ky: 'курс аяктала элек' },
  withdrawn: { ru: 'снят с дисциплины', kk: 'пәннен шыққан', en: 'withdrawn', ky: 'дисциплинадан чыккан' },
  audit: { ru: 'слушал без оценки', kk: 'бағасыз тыңдаған', en: 'audited', ky: 'баасыз уккан' },
  pass: { ru: 'зачтено', kk: 'есептелді', en: 'passed', ky: 'эсептелди' },
  no_pass: { ru: 'не зачтено', kk: 'есептелмеді', en: 'not passed', ky: 'эсептелген жок' },
} satisfies Record<string, Localized>;
const { points: _points, ...wordMarkKindNames } = markKindNames;
export { wordMarkKindNames };
export const systemLevelNames = {
  all: { ru: 'все уровни', kk: 'барлық деңгейлер', en: 'all levels', ky: 'бардык деңгээлдер' },
  ...preparationLevelNames,
} satisfies Record<string, Localized>;
export const gradePeriodKindNames = {
  final: { ru: 'итоговые оценки', kk: 'қорытынды бағалар', en: 'final grades', ky: 'жыйынтык баалар' },
  retake: { ru: 'пересдача', kk: 'қайта тапсыру', en: 'retake', ky: 'кайра тапшыруу' },
} satisfies Record<string, Localized>;
export const statementKindNames = {
  rating: { ru: 'рейтинговая', kk: 'рейтингтік', en: 'rating', ky: 'рейтингдик' },
  examination: { ru: 'экзаменационная', kk: 'емтихандық', en: 'examination', ky: 'экзамендик' },
  final: { ru: 'итоговая', kk: 'қорытынды', en: 'final', ky: 'жыйынтык' },
  retake: { ru: 'пересдача', kk: 'қайта тапсыру', en: 'retake', ky: 'кайра тапшыруу' },
} satisfies Record<string, Localized>;
export const statementStateNames = {
  NOT_FILLED: { ru: 'не отправлена', kk: 'жіберілмеген', en: 'not sent', ky: 'жөнөтүлгөн эмес' },
  ON_CHECK: { ru: 'на проверке', kk: 'тексерілуде', en: 'in review', ky: 'текшерилүүдө' },
  APPROVED: { ru: 'утверждена', kk: 'бекітілді', en: 'approved', ky: 'бекитилди' },
  REJECTED: { ru: 'отклонена', kk: 'қайтарылды', en: 'rejected', ky: 'четке кагылды' },
  REGISTERED: { ru: 'зарегистрирована', kk: 'тіркелді', en: 'registered', ky: 'катталды' },
  SUPERSEDED: { ru: 'заменена', kk: 'ауыстырылған', en: 'replaced', ky: 'алмаштырылган' },
  DISCARDED: { ru: 'черновик удалён', kk: 'жобасы жойылды', en: 'draft discarded', ky: 'долбоору жокко чыгарылды' },
} satisfies Record<string, Localized>;
export const rowStateNames = {
  EMPTY: { ru: 'нет оценки', kk: 'баға жоқ', en: 'no grade', ky: 'баа жок' },
  FILLED: { ru: 'оценка поставлена', kk: 'баға қойылды', en: 'grade given', ky: 'баа коюлду' },
  ON_AGREEMENT: { ru: 'на согласовании', kk: 'келісуде', en: 'awaits agreement', ky: 'макулдашууда' },
  DISAGREED: { ru: 'не согласована', kk: 'келісілмеді', en: 'disagreed', ky: 'макулдашылган жок' },
  AGREED: { ru: 'согласована', kk: 'келісілді', en: 'agreed', ky: 'макулдашылды' },
  ON_CHECK: { ru: 'на проверке', kk: 'тексерілуде', en: 'in review', ky: 'текшерилүүдө' },
  APPROVED: { ru: 'утверждена', kk: 'бекітілді', en: 'approved', ky: 'бекитилди' },
  REJECTED: { ru: 'отклонена', kk: 'қайтарылды', en: 'rejected', ky: 'четке кагылды' },
  CLOSED: { ru: 'нет на потоке', kk: 'ағында жоқ', en: 'not on the stream', ky: 'агымда жок' },
  AUDIT: { ru: 'слушатель', kk: 'тыңдаушы', en: 'listener', ky: 'угуучу' },
} satisfies Record<RowState, Localized>;
export { loadTypeNames };
