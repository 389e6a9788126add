import type { Localized } from '../kernel/localized.ts';
import type { failureEvents, finalGradesEvents, gradeUnblockEvents, reminderEvents } from './events.ts';

type Told = keyof typeof finalGradesEvents | keyof typeof gradeUnblockEvents | keyof typeof failureEvents | keyof typeof reminderEvents;

/** The history in words; `{actor}` and paths into the event's data. */
export const sentences: Record<Told, Localized> = {
  GradeSheetOpened: {
    ru: 'Открыта ведомость курса «{name}»',
    kk: '«{name}» курсының ведомосы ашылды',
    en: 'The sheet of “{name}” is opened',
    ky: '«{name}» курсунун ведомосту ачылды',
  },
  MainTeacherNamed: {
    ru: 'Основной преподаватель ведомости: {to}',
    kk: 'Ведомостың негізгі оқытушысы: {to}',
    en: 'Main teacher of the sheet: {to}',
    ky: 'Ведомосттун негизги окутуучусу: {to}',
  },
  RowAdded: {
    ru: 'В ведомости появился студент {student}',
    kk: 'Ведомосқа студент қосылды: {student}',
    en: '{student} is put on the sheet',
    ky: 'Ведомостко студент кошулду: {student}',
  },
  RowRevised: {
    ru: 'У студента {student} другие преподаватели или условия',
    kk: '{student} студентінің оқытушылары немесе шарты өзгерді',
    en: '{student} has other teachers or terms',
    ky: '{student} студентинин окутуучулары же шарты өзгөрдү',
  },
  RowClosed: {
    ru: 'Студент {student} больше не на этом потоке',
    kk: '{student} бұл ағында енді жоқ',
    en: '{student} is no longer on this stream',
    ky: '{student} бул агымда эми жок',
  },
  PartRecorded: {
    ru: '{actor} записывает процент студента {student}: {part}',
    kk: '{actor} {student} студентінің пайызын жазды: {part}',
    en: '{actor} records a percent of {student}: {part}',
    ky: '{actor} {student} студентинин пайызын жазды: {part}',
  },
  FinalMarkSet: {
    ru: '{actor} ставит оценку студенту {student}[: {mark.code}][, было: {from}]',
    kk: '{actor} {student} студентіне баға қойды[: {mark.code}][, бұрын: {from}]',
    en: '{actor} gives {student} a mark[: {mark.code}][, before: {from}]',
    ky: '{actor} {student} студентине баа койду[: {mark.code}][, мурун: {from}]',
  },
  MarksChangedByOffice: {
    ru: '{actor} меняет оценки: {reason}',
    kk: '{actor} бағаларды өзгертті: {reason}',
    en: '{actor} changes marks: {reason}',
    ky: '{actor} бааларды өзгөрттү: {reason}',
  },
  MainTeacherCommented: {
    ru: '{actor} пишет об оценке студента {student}[: {comment}]',
    kk: '{actor} {student} студентінің бағасы туралы жазды[: {comment}]',
    en: '{actor} writes about the mark of {student}[: {comment}]',
    ky: '{actor} {student} студентинин баасы тууралуу жазды[: {comment}]',
  },
  OfficeCommented: {
    ru: '{actor} пишет от офиса о строке студента {student}[: {comment}]',
    kk: '{actor} кеңсе атынан {student} жолы туралы жазды[: {comment}]',
    en: '{actor} writes for the office about the row of {student}[: {comment}]',
    ky: '{actor} кеңсе атынан {student} сабы тууралуу жазды[: {comment}]',
  },
  CoTeacherCommented: {
    ru: '{actor} добавляет комментарий к согласованию по студенту {student}[: {comment}]',
    kk: '{actor} {student} бойынша келісуге түсініктеме қосты[: {comment}]',
    en: '{actor} adds a comment to the agreement about {student}[: {comment}]',
    ky: '{actor} {student} боюнча макулдашууга түшүндүрмө кошту[: {comment}]',
  },
  AgreementAsked: {
    ru: '{actor} просит согласовать оценки: {teacher}',
    kk: '{actor} бағаларды келісуді сұрады: {teacher}',
    en: '{actor} asks {teacher} to agree on marks',
    ky: '{actor} бааларды макулдоону сурады: {teacher}',
  },
  GradeAgreed: {
    ru: '{actor} согласовывает оценки',
    kk: '{actor} бағаларды келісті',
    en: '{actor} agrees on marks',
    ky: '{actor} бааларды макулдады',
  },
  GradeDisagreed: {
    ru: '{actor} не согласен с оценками: {comment}',
    kk: '{actor} бағалармен келіспеді: {comment}',
    en: '{actor} disagrees with marks: {comment}',
    ky: '{actor} баалар менен макул болгон жок: {comment}',
  },
  AgreementCleaned: {
    ru: '{actor} снимает ответ по согласованию: {teacher}',
    kk: '{actor} келісу жауабын алып тастады: {teacher}',
    en: '{actor} clears the answer of {teacher}',
    ky: '{actor} макулдашуу жообун алып салды: {teacher}',
  },
  RowsSentToOffice: {
    ru: '{actor} отправляет оценки в офис',
    kk: '{actor} бағаларды кеңсеге жіберді',
    en: '{actor} sends marks to the office',
    ky: '{actor} бааларды кеңсеге жөнөттү',
  },
  RowResent: {
    ru: '{actor} снова отправляет в офис утверждённую оценку студента {student}',
    kk: '{actor} {student} студентінің бекітілген бағасын кеңсеге қайта жіберді',
    en: '{actor} sends the approved mark of {student} to the office again',
    ky: '{actor} {student} студентинин бекитилген баасын кеңсеге кайра жөнөттү',
  },
  RowsApproved: {
    ru: '{actor} утверждает оценки',
    kk: '{actor} бағаларды бекітті',
    en: '{actor} approves marks',
    ky: '{actor} бааларды бекитти',
  },
  RowsRejected: {
    ru: '{actor} отклоняет оценки: {comment}',
    kk: '{actor} бағаларды қайтарды: {comment}',
    en: '{actor} rejects marks: {comment}',
    ky: '{actor} бааларды четке какты: {comment}',
  },
  GradesCleared: {
    ru: 'Неутверждённые оценки стёрты по заявлению',
    kk: 'Бекітілмеген бағалар өтініш бойынша өшірілді',
    en: 'Marks that were not approved are cleared by an application',
    ky: 'Бекитилбеген баалар арыз боюнча өчүрүлдү',
  },
  FinalGradesUnblocked: {
    ru: '{actor} открывает ведомости до {date}: {reason}',
    kk: '{actor} ведомостарды {date} дейін ашты: {reason}',
    en: '{actor} opens sheets until {date}: {reason}',
    ky: '{actor} ведомостторду {date} чейин ачты: {reason}',
  },
  UnblockChanged: {
    ru: '{actor} меняет последний день открытия: {date}',
    kk: '{actor} ашудың соңғы күнін өзгертті: {date}',
    en: '{actor} changes the last day of the opening: {date}',
    ky: '{actor} ачуунун акыркы күнүн өзгөрттү: {date}',
  },
  UnblockEnded: {
    ru: 'Ведомости снова закрыты',
    kk: 'Ведомостар қайта жабылды',
    en: 'The sheets are closed again',
    ky: 'Ведомосттор кайра жабылды',
  },
  GradePeriodEnding: {
    ru: 'Преподавателям напомнили о конце периода оценивания: {ends_on}',
    kk: 'Оқытушыларға бағалау кезеңінің соңы ескертілді: {ends_on}',
    en: 'Teachers were reminded that the grade period ends on {ends_on}',
    ky: 'Окутуучуларга баалоо мезгилинин аягы эскертилди: {ends_on}',
  },
  FailureCounted: {
    ru: 'Засчитан несданный результат по дисциплине «{discipline}»: {mark}',
    kk: '«{discipline}» пәні бойынша тапсырылмаған нәтиже есептелді: {mark}',
    en: 'A failed attempt at “{discipline}” is counted: {mark}',
    ky: '«{discipline}» сабагы боюнча тапшырылбаган жыйынтык эсептелди: {mark}',
  },
  FailureWithdrawn: {
    ru: 'Несданный результат по дисциплине «{discipline}» больше не считается',
    kk: '«{discipline}» пәні бойынша тапсырылмаған нәтиже енді есептелмейді',
    en: 'A failed attempt at “{discipline}” counts no longer',
    ky: '«{discipline}» сабагы боюнча тапшырылбаган жыйынтык эми эсептелбейт',
  },
  FailureFlagged: {
    ru: 'Дисциплина «{discipline}» не сдана столько раз: {times}',
    kk: '«{discipline}» пәні осынша рет тапсырылмады: {times}',
    en: '“{discipline}” has been failed so many times: {times}',
    ky: '«{discipline}» сабагы ушунча жолу тапшырылбады: {times}',
  },
  FailureFlagWithdrawn: {
    ru: 'Отметка о повторных неудачах по дисциплине «{discipline}» снята',
    kk: '«{discipline}» пәні бойынша қайталанған сәтсіздік белгісі алынды',
    en: 'The flag for repeated failures of “{discipline}” is taken back',
    ky: '«{discipline}» сабагы боюнча кайталанган ийгиликсиздик белгиси алынды',
  },
};
