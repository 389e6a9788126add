import type { DataOf } from '../kernel/events.ts';
import { locales } from '../kernel/locales.ts';
import type { Localized } from '../kernel/localized.ts';
import { accessSentences, reasonSentence } from './access-sentences.ts';
import type { courseDraftEvents, courseOfferingEvents } from './events.ts';

type Events = typeof courseOfferingEvents & typeof courseDraftEvents;
/** Access is told by what it was set to, in the words of its history; nothing is open. */
export type AccessSet = `CourseAccessSet.${DataOf<Events, 'CourseAccessSet'>['status']}`;
const accessSet = (said: string): Localized =>
  Object.fromEntries(
    locales.map(locale => [
      locale,
      `${accessSentences[said]![locale].replace('{what}', '{target}')}[; ${reasonSentence[locale]}]`,
    ]),
  ) as Localized;

/** What happens to a course: seats, holds, waiting list, access. */
export const courseSentences: Record<keyof Events | AccessSet, Localized> = {
  CourseOffered: {
    ru: '{actor} открывает курс {code} «{name}», кредитов: {credits}',
    kk: '{actor} {code} «{name}» курсын ашты, кредит саны: {credits}',
    en: '{actor} offers the course {code} “{name}”, {credits} credits',
    ky: '{actor} {code} «{name}» курсун ачты, кредит саны: {credits}',
  },
  CourseDrafted: {
    ru: '{actor} составляет черновик курса {code} «{name}», кредитов: {credits}',
    kk: '{actor} {code} «{name}» курсының жобасын жасады, кредит саны: {credits}',
    en: '{actor} drafts the course {code} “{name}”, {credits} credits',
    ky: '{actor} {code} «{name}» курсунун долбоорун түздү, кредит саны: {credits}',
  },
  CourseDraftRevised: {
    ru: '{actor} меняет черновик курса {code} «{name}»',
    kk: '{actor} {code} «{name}» курсының жобасын өзгертті',
    en: '{actor} changes the draft of the course {code} “{name}”',
    ky: '{actor} {code} «{name}» курсунун долбоорун өзгөрттү',
  },
  CourseDraftDiscarded: {
    ru: '{actor} удаляет черновик курса {code} «{name}»',
    kk: '{actor} {code} «{name}» курсының жобасын жойды',
    en: '{actor} discards the draft of the course {code} “{name}”',
    ky: '{actor} {code} «{name}» курсунун долбоорун жок кылды',
  },
  CourseWithdrawn: {
    ru: '{actor} убирает курс {code} «{name}»: на нём никого не было',
    kk: '{actor} {code} «{name}» курсын алып тастады: оған ешкім тіркелмеген',
    en: '{actor} withdraws the course {code} “{name}”: nobody was on it',
    ky: '{actor} {code} «{name}» курсун алып салды: ага эч ким катталган эмес',
  },
  CourseTeacherInChargeSet: {
    ru: '{actor} назначает ответственного за курс: [был(а) {from}, ][теперь {to}]',
    kk: '{actor} курсқа жауапты оқытушыны тағайындады: [бұрын {from}, ][енді {to}]',
    en: '{actor} sets the teacher in charge: [was {from}, ][now {to}]',
    ky: '{actor} курска жооптуу окутуучуну дайындады: [мурда {from}, ][эми {to}]',
  },
  CourseRearranged: {
    ru: '{actor} меняет занятия курса; студентов остаётся: {students_kept}, переведено: {students_moved}, снято: {students_released}[. Причина: {reason}]',
    kk: '{actor} курс сабақтарын өзгертті; студенттер: қалады — {students_kept}, ауыстырылды — {students_moved}, шығарылды — {students_released}[. Себебі: {reason}]',
    en: '{actor} changes the lessons of the course; students who stay: {students_kept}, move: {students_moved}, lose their seats: {students_released}[. Reason: {reason}]',
    ky: '{actor} курстун сабактарын өзгөрттү; студенттер: калат — {students_kept}, которулду — {students_moved}, чыгарылды — {students_released}[. Себеби: {reason}]',
  },
  CourseOfferingRevised: {
    ru: '{actor} обновляет состав курса {code} «{name}»',
    kk: '{actor} {code} «{name}» курсының құрамын жаңартты',
    en: '{actor} revises the course {code} “{name}”',
    ky: '{actor} {code} «{name}» курсунун курамын жаңылады',
  },
  LessonCapacityChanged: {
    ru: '{actor} меняет число мест ({lesson}): было {from}, стало {to}',
    kk: '{actor} орын санын өзгертті ({lesson}): бұрын {from}, енді {to}',
    en: '{actor} changes the seats of {lesson} from {from} to {to}',
    ky: '{actor} орун санын өзгөрттү ({lesson}): мурда {from}, эми {to}',
  },
  LessonTeacherChanged: {
    ru: '{actor} меняет преподавателя ({lesson}): был {from}, стал {to}',
    kk: '{actor} оқытушыны ауыстырды ({lesson}): бұрын {from}, енді {to}',
    en: '{actor} changes the teacher of {lesson} from {from} to {to}',
    ky: '{actor} окутуучуну алмаштырды ({lesson}): мурда {from}, эми {to}',
  },
  CourseAccessSet: {
    ru: '{actor} меняет доступ: {target}',
    kk: '{actor} қолжетімділікті өзгертті: {target}',
    en: '{actor} changes the access: {target}',
    ky: '{actor} жеткиликтүүлүктү өзгөрттү: {target}',
  },
  'CourseAccessSet.null': accessSet('course.open'),
  'CourseAccessSet.blocked': accessSet('course.blocked'),
  'CourseAccessSet.cancelled': accessSet('course.cancelled'),
  SelectedStudentAccessSet: {
    ru: '{actor} меняет личный доступ студента {student}: {granted}',
    kk: '{actor} {student} студентінің жеке рұқсатын өзгертті: {granted}',
    en: '{actor} sets the personal access of {student}: {granted}',
    ky: '{actor} {student} студентинин жеке уруксатын өзгөрттү: {granted}',
  },
  TeacherPermissionGranted: {
    ru: '{actor} разрешает студенту {student}: {waives}',
    kk: '{actor} {student} студентіне рұқсат берді: {waives}',
    en: '{actor} lets {student} in without these checks: {waives}',
    ky: '{actor} {student} студентине уруксат берди: {waives}',
  },
  TeacherPermissionRevoked: {
    ru: 'Разрешение преподавателя для {student} больше не действует: {reason}',
    kk: '{student} үшін оқытушы рұқсаты енді жарамсыз: {reason}',
    en: 'The teacher’s permission for {student} is no longer valid: {reason}',
    ky: '{student} үчүн окутуучунун уруксаты мындан ары жараксыз: {reason}',
  },
  SeatsHeld: {
    ru: 'Для {student} места удерживаются в корзине до {until}',
    kk: '{student} үшін орын себетте сақталды, мерзімі: {until}',
    en: 'Seats are held for {student} in the basket until {until}',
    ky: '{student} үчүн орун себетте сакталды, мөөнөтү: {until}',
  },
  HoldReleased: {
    ru: 'Удержание мест для {student} снято: {reason}',
    kk: '{student} үшін орынды сақтау тоқтатылды: {reason}',
    en: 'The hold for {student} ends: {reason}',
    ky: '{student} үчүн орунду сактоо токтотулду: {reason}',
  },
  SeatsTaken: {
    ru: '{student} получает места на курсе',
    kk: '{student} курстан орын алды',
    en: '{student} takes seats on the course',
    ky: '{student} курстан орун алды',
  },
  SeatsExchanged: {
    ru: '{student} меняет занятия: было {from}, стало {to}',
    kk: '{student} сабақтарын ауыстырды: бұрын {from}, енді {to}',
    en: '{student} exchanges lessons {from} for {to}',
    ky: '{student} сабактарын алмаштырды: мурда {from}, эми {to}',
  },
  SeatsReleased: {
    ru: 'Места студента {student} освобождены: {reason}',
    kk: '{student} студентінің орны босады: {reason}',
    en: 'The seats of {student} are released: {reason}',
    ky: '{student} студентинин орду бошоду: {reason}',
  },
  WaitingListJoined: {
    ru: '{student} встаёт в лист ожидания',
    kk: '{student} күту тізіміне тұрды',
    en: '{student} joins the waiting list',
    ky: '{student} күтүү тизмесине турду',
  },
  WaitingListLeft: {
    ru: '{student} выходит из листа ожидания: {reason}',
    kk: '{student} күту тізімінен шықты: {reason}',
    en: '{student} leaves the waiting list: {reason}',
    ky: '{student} күтүү тизмесинен чыкты: {reason}',
  },
  SeatOffered: {
    ru: 'Студенту {student} предложено место, ответить нужно до {until}',
    kk: '{student} студентіне орын ұсынылды, жауап беру мерзімі\u00a0— {until}',
    en: '{student} is offered a seat and has until {until} to answer',
    ky: '{student} студентине орун сунушталды, жооп берүү мөөнөтү\u00a0— {until}',
  },
  WaitingListMoved: {
    ru: '{actor} переводит студента {student} в листе ожидания с {from}-го места на {to}-е: {reason}',
    kk: '{actor} {student} студентін күту тізімінде {from}-орыннан {to}-орынға ауыстырды: {reason}',
    en: '{actor} moves {student} from place {from} to place {to} of the waiting list: {reason}',
    ky: '{actor} {student} студентин күтүү тизмесинде {from}-орундан {to}-орунга которду: {reason}',
  },
  AdmittedFromWaitingList: {
    ru: '{actor} вне очереди принимает на курс студента {student}, который стоял {place}-м: {reason}',
    kk: '{actor} кезекте {place}-орында тұрған {student} студентін кезектен тыс курсқа қабылдады: {reason}',
    en: '{actor} admits {student}, who was at place {place}, out of turn: {reason}',
    ky: '{actor} кезекте {place}-орунда турган {student} студентин кезексиз курска кабыл алды: {reason}',
  },
  OfferWithdrawn: {
    ru: 'Предложение места для {student} отозвано: занятия закрыты. Место в листе ожидания сохраняется',
    kk: '{student} студентіне жасалған ұсыныс қайтарып алынды: сабақтар жабылды. Күту тізіміндегі орны сақталады',
    en: 'The offer to {student} is taken back because the lessons were closed; the place in the waiting list stays',
    ky: '{student} студентине берилген сунуш кайтарып алынды: сабактар жабылды. Күтүү тизмесиндеги орду сакталат',
  },
  OfferPassed: {
    ru: 'Предложенное студенту {student} место перешло дальше: {reason}[ ({code})]',
    kk: '{student} студентіне ұсынылған орын келесіге өтті: {reason}[ ({code})]',
    en: 'The seat offered to {student} is passed on: {reason}[ ({code})]',
    ky: '{student} студентине сунушталган орун кийинкиге өттү: {reason}[ ({code})]',
  },
};
