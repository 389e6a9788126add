import * as catalogue from '../curriculum/names.ts';
import { inSentence } from '../kernel/in-sentence.ts';
import type { Localized } from '../kernel/localized.ts';
import type { CardStatus, RegistrationKind, RequestReason, RequestStatus } from './values.ts';

/** Names of registration's codes for texts that people read: refusals, history, exports. */
export const cardStatusNames: Record<CardStatus, Localized> = {
  NOT_STARTED: { ru: 'не начата', kk: 'басталмаған', en: 'not started', ky: 'баштала элек' },
  CHOOSING: { ru: 'выбор курсов', kk: 'курс таңдауда', en: 'choosing courses', ky: 'курс тандоодо' },
  CHANGED: { ru: 'изменена', kk: 'өзгертілген', en: 'changed', ky: 'өзгөртүлгөн' },
  REJECTED: { ru: 'возвращена', kk: 'қайтарылған', en: 'returned', ky: 'кайтарылган' },
  CHECKING: {
    ru: 'на проверке до отправки',
    kk: 'жіберілгенге дейін тексерілуде',
    en: 'in review before sending',
    ky: 'жөнөтүлгөнгө чейин текшерүүдө',
  },
  CHOSEN: {
    ru: 'отправлена эдвайзеру',
    kk: 'эдвайзерге жіберілген',
    en: 'sent to the advisor',
    ky: 'эдвайзерге жөнөтүлгөн',
  },
  CHANGED_AFTER: {
    ru: 'отправлена после изменений',
    kk: 'өзгерістен кейін жіберілген',
    en: 'sent after changes',
    ky: 'өзгөртүүдөн кийин жөнөтүлгөн',
  },
  CONFIRMED: { ru: 'утверждена', kk: 'бекітілген', en: 'approved', ky: 'бекитилген' },
  CHECKING_AFTER: { ru: 'на проверке', kk: 'тексерілуде', en: 'in review', ky: 'текшерүүдө' },
};

/** The catalogue's names as they stand within a sentence. */
export const loadTypeNames = inSentence(catalogue.loadTypeNames);
export const preparationLevelNames = inSentence(catalogue.preparationLevelNames);
export const studentStatusNames = inSentence(catalogue.studentStatusNames);

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

/** Kinds of registration. */
export const periodKindNames: Record<RegistrationKind, Localized> = {
  main: { ru: 'основная регистрация', kk: 'негізгі тіркелу', en: 'main registration', ky: 'негизги каттоо' },
  add_drop: { ru: 'добавление и отказ', kk: 'қосу және бас тарту', en: 'add and drop', ky: 'кошуу жана баш тартуу' },
  late: { ru: 'поздняя регистрация', kk: 'кеш тіркелу', en: 'late registration', ky: 'кеч каттоо' },
};

/** What a student asks a teacher to let pass, and how a request stands. */
export const requestReasonNames: Record<RequestReason, Localized> = {
  prerequisite: {
    ru: 'пререквизит не изучен',
    kk: 'пререквизит оқылмаған',
    en: 'prerequisite not completed',
    ky: 'пререквизит окулган эмес',
  },
  capacity: { ru: 'нет мест', kk: 'орын жоқ', en: 'no free seat', ky: 'орун жок' },
};
export const requestStatusNames: Record<RequestStatus, Localized> = {
  asked: { ru: 'ждёт ответа', kk: 'жауап күтуде', en: 'waiting for an answer', ky: 'жооп күтүүдө' },
  approved: { ru: 'разрешено', kk: 'рұқсат берілген', en: 'approved', ky: 'уруксат берилген' },
  rejected: { ru: 'отказано', kk: 'қабылданбады', en: 'refused', ky: 'четке кагылган' },
  withdrawn: {
    ru: 'отозван студентом',
    kk: 'студент қайтарып алған',
    en: 'withdrawn by the student',
    ky: 'студент кайтарып алган',
  },
};

/** What a discipline's corequisites do, as a choice of the settings. */
export const corequisiteNames: Record<'off' | 'warn' | 'require', Localized> = {
  off: { ru: 'Не проверять', kk: 'Тексермеу', en: 'Not checked', ky: 'Текшербөө' },
  warn: { ru: 'Предупреждать', kk: 'Ескерту', en: 'Warn', ky: 'Эскертүү' },
  require: { ru: 'Требовать', kk: 'Талап ету', en: 'Require', ky: 'Талап кылуу' },
};

/** What a course of a term names of the catalogue. */
export const partNames = {
  discipline: { ru: 'Дисциплина', kk: 'Пән', en: 'Discipline', ky: 'Дисциплина' },
  teacher: { ru: 'Преподаватель', kk: 'Оқытушы', en: 'Teacher', ky: 'Окутуучу' },
  room: { ru: 'Аудитория', kk: 'Аудитория', en: 'Room', ky: 'Аудитория' },
} as const satisfies Record<string, Localized>;
/** A medical certificate, as files of debts call it. */
export const certificateName: Localized = { ru: 'справка', kk: 'анықтама', en: 'certificate', ky: 'маалымкат' };
/** Study cards, as what still uses a record. */
export const studyCardsName: Localized = {
  ru: 'карточки регистрации',
  kk: 'тіркелу карточкалары',
  en: 'registration cards',
  ky: 'каттоо карточкалары',
};
