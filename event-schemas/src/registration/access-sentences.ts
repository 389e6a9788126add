import type { Localized } from '../kernel/localized.ts';
import type { CourseStatusCode } from '../access/views.ts';

/** Names of the statuses of a course, as a reader chooses and sees them. */
export const courseStatusNames: Record<CourseStatusCode, Localized> = {
  open: { ru: 'Открыт', kk: 'Ашық', en: 'Open', ky: 'Ачык' },
  blocked: { ru: 'Закрыт', kk: 'Жабық', en: 'Blocked', ky: 'Жабык' },
  cancelled: { ru: 'Отменён', kk: 'Өткізілмейді', en: 'Cancelled', ky: 'Жокко чыгарылган' },
  partially_blocked: {
    ru: 'Закрыт частично',
    kk: 'Жартылай жабық',
    en: 'Partially blocked',
    ky: 'Жарым-жартылай жабык',
  },
  partially_cancelled: {
    ru: 'Отменён частично',
    kk: 'Бір бөлігі өткізілмейді',
    en: 'Partially cancelled',
    ky: 'Бир бөлүгү жокко чыгарылган',
  },
  mixed: {
    ru: 'Частью закрыт, частью отменён',
    kk: 'Бір бөлігі жабық, бір бөлігі өткізілмейді',
    en: 'Partly blocked, partly cancelled',
    ky: 'Бир бөлүгү жабык, бир бөлүгү жокко чыгарылган',
  },
};

/** Who acts where no person does: imports, alarms. */
export const portalName: Localized = { ru: 'Портал', kk: 'Портал', en: 'The portal', ky: 'Портал' };

/** What was set, in words: `<kind>.<status>` of a line of the access history. `{what}` is the course, flux or lesson, `{student}` the student. */
export const accessSentences: Readonly<Record<string, Localized>> = {
  'course.open': {
    ru: '{actor} открывает запись: {what}',
    kk: '{actor} тіркелуді ашты: {what}',
    en: '{actor} opens registration: {what}',
    ky: '{actor} каттоону ачты: {what}',
  },
  'course.blocked': {
    ru: '{actor} закрывает запись: {what}',
    kk: '{actor} тіркелуді жапты: {what}',
    en: '{actor} blocks registration: {what}',
    ky: '{actor} каттоону жапты: {what}',
  },
  'course.cancelled': {
    ru: '{actor} отменяет: {what}',
    kk: '{actor} тоқтатты: {what}',
    en: '{actor} cancels: {what}',
    ky: '{actor} жокко чыгарды: {what}',
  },
  'selected_student.granted': {
    ru: '{actor} даёт личный доступ: {student}, {what}',
    kk: '{actor} {student} студентіне жеке рұқсат берді: {what}',
    en: '{actor} gives {student} personal access: {what}',
    ky: '{actor} {student} студентине жеке уруксат берди: {what}',
  },
  'selected_student.withdrawn': {
    ru: '{actor} снимает личный доступ: {student}, {what}',
    kk: '{actor} {student} студентінің жеке рұқсатын алып тастады: {what}',
    en: '{actor} withdraws the personal access of {student}: {what}',
    ky: '{actor} {student} студентинин жеке уруксатын алып салды: {what}',
  },
  'student.open': {
    ru: '{actor} открывает онлайн-регистрацию независимо от периода: {student}',
    kk: '{actor} {student} студентіне онлайн тіркелуді кезеңге қарамай ашты',
    en: '{actor} opens online registration for {student} regardless of the period',
    ky: '{actor} {student} студентине онлайн каттоону мезгилге карабай ачты',
  },
  'student.closed': {
    ru: '{actor} закрывает онлайн-регистрацию: {student}',
    kk: '{actor} {student} студентіне онлайн тіркелуді жапты',
    en: '{actor} closes online registration for {student}',
    ky: '{actor} {student} студентине онлайн каттоону жапты',
  },
  'student.default': {
    ru: '{actor} возвращает общие правила онлайн-регистрации: {student}',
    kk: '{actor} {student} студентіне онлайн тіркелудің жалпы ережесін қайтарды',
    en: '{actor} returns {student} to the general rules of online registration',
    ky: '{actor} {student} студентине онлайн каттоонун жалпы эрежесин кайтарды',
  },
  'debt.recorded': {
    ru: '{actor} отмечает долг за обучение: {student}',
    kk: '{actor} {student} студентінің оқу ақысы бойынша қарызын белгіледі',
    en: '{actor} records a tuition debt of {student}',
    ky: '{actor} {student} студентинин окуу акысы боюнча карызын белгиледи',
  },
  'debt.cleared': {
    ru: '{actor} снимает долг за обучение: {student}',
    kk: '{actor} {student} студентінің оқу ақысы бойынша қарызын алып тастады',
    en: '{actor} clears the tuition debt of {student}',
    ky: '{actor} {student} студентинин окуу акысы боюнча карызын алып салды',
  },
};
/** Added where students hold a seat in what was cancelled. */
export const affectedSentence: Localized = {
  ru: 'студентов с местом: {count}',
  kk: 'орны бар студенттер: {count}',
  en: 'students with a seat: {count}',
  ky: 'орду бар студенттер: {count}',
};
/** Added where a reason was given. */
export const reasonSentence: Localized = {
  ru: 'причина: {reason}',
  kk: 'себебі: {reason}',
  en: 'reason: {reason}',
  ky: 'себеби: {reason}',
};
/** A flux and a lesson by their names. */
export const fluxName: Localized = {
  ru: 'поток {number}',
  kk: '{number}-ағын',
  en: 'stream {number}',
  ky: '{number}-агым',
};
