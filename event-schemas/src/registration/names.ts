import type { Localized } from '../kernel/localized.ts';
import type { CardStatus, LoadType } from './values.ts';

/** Names of registration's codes for texts that people read: refusals, history, exports. */
export const cardStatusNames: Record<CardStatus, Localized> = {
  NOT_STARTED: { ru: 'не начата', kk: 'басталмаған', en: 'not started', ky: 'баштала элек' },
  CHOOSING: { ru: 'выбор курсов', kk: 'курс таңдауда', en: 'choosing courses', ky: 'курс тандоодо' },
  CHANGED: { ru: 'изменена', kk: 'өзгертілген', en: 'changed', ky: 'өзгөртүлгөн' },
  REJECTED: { ru: 'отклонена', kk: 'қабылданбаған', en: 'rejected', ky: 'четке кагылган' },
  CHECKING: { ru: 'на проверке до отправки', kk: 'жіберілгенге дейін тексерілуде', en: 'in review before sending', ky: 'жөнөтүлгөнгө чейин текшерүүдө' },
  CHOSEN: { ru: 'отправлена эдвайзеру', kk: 'эдвайзерге жіберілген', en: 'sent to the adviser', ky: 'эдвайзерге жөнөтүлгөн' },
  CHANGED_AFTER: { ru: 'отправлена после изменений', kk: 'өзгерістен кейін жіберілген', en: 'sent after changes', ky: 'өзгөртүүдөн кийин жөнөтүлгөн' },
  CONFIRMED: { ru: 'утверждена', kk: 'бекітілген', en: 'approved', ky: 'бекитилген' },
  CHECKING_AFTER: { ru: 'на проверке', kk: 'тексерілуде', en: 'in review', ky: 'текшерүүдө' },
};

export const loadTypeNames: Record<LoadType, Localized> = {
  lecture: { ru: 'лекция', kk: 'дәріс', en: 'lecture', ky: 'лекция' },
  practice: { ru: 'практика', kk: 'тәжірибелік сабақ', en: 'practice', ky: 'практикалык сабак' },
  laboratory: { ru: 'лабораторная', kk: 'зертханалық сабақ', en: 'laboratory', ky: 'лабораториялык сабак' },
  srsp: { ru: 'СРСП', kk: 'СОӨЖ', en: 'guided self-study', ky: 'ОСӨИ' },
  srs: { ru: 'СРС', kk: 'СӨЖ', en: 'self-study', ky: 'СӨИ' },
};

export const preparationLevelNames: Record<'bachelor' | 'master' | 'doctor' | 'specialist', Localized> = {
  bachelor: { ru: 'бакалавриат', kk: 'бакалавриат', en: 'bachelor', ky: 'бакалавриат' },
  master: { ru: 'магистратура', kk: 'магистратура', en: 'master', ky: 'магистратура' },
  doctor: { ru: 'докторантура', kk: 'докторантура', en: 'doctorate', ky: 'докторантура' },
  specialist: { ru: 'специалитет', kk: 'мамандандыру', en: 'specialist', ky: 'адистик' },
};

export const studentStatusNames: Record<'studying' | 'academic_leave' | 'expelled' | 'graduated', Localized> = {
  studying: { ru: 'обучается', kk: 'оқып жүр', en: 'studying', ky: 'окуп жатат' },
  academic_leave: { ru: 'академический отпуск', kk: 'академиялық демалыс', en: 'academic leave', ky: 'академиялык өргүү' },
  expelled: { ru: 'отчислен', kk: 'оқудан шығарылған', en: 'expelled', ky: 'окуудан чыгарылган' },
  graduated: { ru: 'выпускник', kk: 'бітірген', en: 'graduated', ky: 'бүтүргөн' },
};

/** Monday first, as in `Meeting.days`. */
export const weekdayNames: readonly Localized[] = [
  { ru: 'понедельник', kk: 'дүйсенбі', en: 'Monday', ky: 'дүйшөмбү' },
  { ru: 'вторник', kk: 'сейсенбі', en: 'Tuesday', ky: 'шейшемби' },
  { ru: 'среда', kk: 'сәрсенбі', en: 'Wednesday', ky: 'шаршемби' },
  { ru: 'четверг', kk: 'бейсенбі', en: 'Thursday', ky: 'бейшемби' },
  { ru: 'пятница', kk: 'жұма', en: 'Friday', ky: 'жума' },
  { ru: 'суббота', kk: 'сенбі', en: 'Saturday', ky: 'ишемби' },
  { ru: 'воскресенье', kk: 'жексенбі', en: 'Sunday', ky: 'жекшемби' },
];
