import type { Localized } from '../kernel/localized.ts';
import type { journalEvents, journalOpeningEvents } from './events.ts';

/** Histories of journals and of the office's acts on their weeks, in words. */
export const sentences: Record<keyof typeof journalEvents | keyof typeof journalOpeningEvents, Localized> = {
  JournalOpened: {
    ru: 'Открыт журнал: {name}',
    kk: 'Журнал ашылды: {name}',
    en: 'The journal is opened: {name}',
    ky: 'Журнал ачылды: {name}',
  },
  JournalRenamed: {
    ru: 'Занятие журнала теперь называется: {name}',
    kk: 'Журнал сабағының жаңа атауы: {name}',
    en: 'The lesson of the journal is now called {name}',
    ky: 'Журналдын сабагынын жаңы аталышы: {name}',
  },
  JournalTeacherChanged: {
    ru: 'Журнал ведёт другой преподаватель[: {to}]',
    kk: 'Журналды басқа оқытушы жүргізеді[: {to}]',
    en: 'Another teacher keeps the journal[: {to}]',
    ky: 'Журналды башка окутуучу жүргүзөт[: {to}]',
  },
  SessionsPlanned: {
    ru: 'В журнал добавлены занятия',
    kk: 'Журналға сабақтар қосылды',
    en: 'Classes are added to the journal',
    ky: 'Журналга сабактар кошулду',
  },
  SessionsDropped: {
    ru: 'Из журнала убраны занятия, которых больше нет',
    kk: 'Журналдан енді болмайтын сабақтар алынды',
    en: 'Classes that are no more leave the journal',
    ky: 'Журналдан эми болбой турган сабактар алынды',
  },
  SessionConfigured: {
    ru: '{actor} пишет тему занятия {on}[: {theme}]',
    kk: '{actor} {on} күнгі сабақтың тақырыбын жазды[: {theme}]',
    en: '{actor} writes the theme of the class of {on}[: {theme}]',
    ky: '{actor} {on} күнкү сабактын темасын жазды[: {theme}]',
  },
  SessionCancelled: {
    ru: '{actor} отменяет занятие {on}[: {comment}]',
    kk: '{actor} {on} күнгі сабақты болдырмады[: {comment}]',
    en: '{actor} cancels the class of {on}[: {comment}]',
    ky: '{actor} {on} күнкү сабакты жокко чыгарды[: {comment}]',
  },
  SessionRestored: {
    ru: '{actor} возвращает отменённое занятие {on}',
    kk: '{actor} {on} күнгі сабақты қайтарды',
    en: '{actor} restores the class of {on}',
    ky: '{actor} {on} күнкү сабакты кайтарды',
  },
  SessionMoved: {
    ru: 'Занятие журнала перенесено на {date}',
    kk: 'Журнал сабағы {date} күніне ауыстырылды',
    en: 'A class of the journal is moved to {date}',
    ky: 'Журналдын сабагы {date} күнүнө жылдырылды',
  },
  SubstituteNamed: {
    ru: '{actor} решает, кто заменяет преподавателя на занятии {on}[: {substitute}]',
    kk: '{actor} {on} күнгі сабақта оқытушыны кім ауыстыратынын шешті[: {substitute}]',
    en: '{actor} decides who gives the class of {on} in the teacher’s place[: {substitute}]',
    ky: '{actor} {on} күнкү сабакта окутуучуну ким алмаштырарын чечти[: {substitute}]',
  },
  MarkSet: {
    ru: '{actor} ставит оценку {code} за занятие {on}: {student}',
    kk: '{actor} {on} күнгі сабаққа {code} бағасын қойды: {student}',
    en: '{actor} gives the mark {code} for the class of {on}: {student}',
    ky: '{actor} {on} күнкү сабакка {code} баасын койду: {student}',
  },
  MarkCleared: {
    ru: '{actor} убирает оценку за занятие {on}: {student}',
    kk: '{actor} {on} күнгі сабақтың бағасын алды: {student}',
    en: '{actor} takes away the mark for the class of {on}: {student}',
    ky: '{actor} {on} күнкү сабактын баасын алды: {student}',
  },
  AbsenceRecorded: {
    ru: '{actor} отмечает пропуск занятия {on}: {student}',
    kk: '{actor} {on} күнгі сабақтан қалғанын белгіледі: {student}',
    en: '{actor} notes an absence from the class of {on}: {student}',
    ky: '{actor} {on} күнкү сабактан калганын белгиледи: {student}',
  },
  AbsenceExcused: {
    ru: '{actor} засчитывает справку о пропуске занятия {on}: {student}',
    kk: '{actor} {on} күнгі сабақтан қалу анықтамасын есепке алды: {student}',
    en: '{actor} accepts a certificate for the absence of {on}: {student}',
    ky: '{actor} {on} күнкү сабактан калуу маалымкатын эсепке алды: {student}',
  },
  AttendanceCleared: {
    ru: '{actor} убирает отметку о посещении занятия {on}: {student}',
    kk: '{actor} {on} күнгі сабаққа қатысу белгісін алды: {student}',
    en: '{actor} takes away what was said of attendance on {on}: {student}',
    ky: '{actor} {on} күнкү сабакка катышуу белгисин алды: {student}',
  },
  PresenceConfirmed: {
    ru: '{actor} отмечает, кто был на занятии {on}',
    kk: '{actor} {on} күнгі сабаққа кім қатысқанын белгіледі',
    en: '{actor} notes who was at the class of {on}',
    ky: '{actor} {on} күнкү сабакка ким катышканын белгиледи',
  },
  JournalCommented: {
    ru: '{actor} пишет комментарий к занятию {on}: {student}',
    kk: '{actor} {on} күнгі сабаққа түсініктеме жазды: {student}',
    en: '{actor} writes a comment on the class of {on}: {student}',
    ky: '{actor} {on} күнкү сабакка түшүндүрмө жазды: {student}',
  },
  StudentJoined: {
    ru: 'В журнале с {on}: {student}',
    kk: 'Журналда {on} бастап: {student}',
    en: 'In the journal since {on}: {student}',
    ky: 'Журналда {on} тартып: {student}',
  },
  StudentLeft: {
    ru: 'Больше не в журнале с {on}: {student}',
    kk: 'Журналда {on} бастап жоқ: {student}',
    en: 'No more in the journal since {on}: {student}',
    ky: 'Журналда {on} тартып жок: {student}',
  },
  CancellationTold: {
    ru: '{actor} сообщает студентам, что занятия {on} не будет',
    kk: '{actor} студенттерге {on} күні сабақ болмайтынын хабарлады',
    en: '{actor} tells students that there is no class on {on}',
    ky: '{actor} студенттерге {on} күнү сабак болбостугун кабарлады',
  },
  WeekBlocked: {
    ru: 'Неделя журнала с {week} закрыта[: {reason}]',
    kk: 'Журналдың {week} басталатын аптасы жабылды[: {reason}]',
    en: 'The week of {week} in the journal is closed[: {reason}]',
    ky: 'Журналдын {week} башталган жумасы жабылды[: {reason}]',
  },
  WeekReopened: {
    ru: '{actor} открывает неделю журнала с {week} до {until}[: {reason}]',
    kk: '{actor} журналдың {week} басталатын аптасын {until} дейін ашты[: {reason}]',
    en: '{actor} opens the week of {week} in the journal until {until}[: {reason}]',
    ky: '{actor} журналдын {week} башталган жумасын {until} чейин ачты[: {reason}]',
  },
  WeekReopeningEnded: {
    ru: 'Неделя журнала с {week} снова закрыта',
    kk: 'Журналдың {week} басталатын аптасы қайта жабылды',
    en: 'The week of {week} in the journal is closed again',
    ky: 'Журналдын {week} башталган жумасы кайра жабылды',
  },
  JournalClosed: {
    ru: 'Журнал закрыт: {name}',
    kk: 'Журнал біржола жабылды: {name}',
    en: 'The journal is closed: {name}',
    ky: 'Журнал биротоло жабылды: {name}',
  },
  HolesTold: {
    ru: 'Преподавателю сообщено: неделя с {week} скоро закроется, пустых клеток {holes}',
    kk: 'Оқытушыға хабарланды: {week} басталатын апта жақында жабылады, бос ұяшық: {holes}',
    en: 'The teacher is told: the week of {week} closes soon, empty cells: {holes}',
    ky: 'Окутуучуга кабарланды: {week} башталган жума жакында жабылат, бош чакмак: {holes}',
  },
  JournalOpeningGranted: {
    ru: '{actor} открывает или закрывает недели журналов[: {reason}]',
    kk: '{actor} журнал апталарын ашты немесе жапты[: {reason}]',
    en: '{actor} opens or closes weeks of journals[: {reason}]',
    ky: '{actor} журналдардын жумаларын ачты же жапты[: {reason}]',
  },
  JournalOpeningChanged: {
    ru: '{actor} меняет срок открытия журналов: до {until}',
    kk: '{actor} журналдардың ашық мерзімін өзгертті: {until} дейін',
    en: '{actor} changes until when journals are open: {until}',
    ky: '{actor} журналдардын ачык мөөнөтүн өзгөрттү: {until} чейин',
  },
  JournalOpeningEnded: {
    ru: 'Открытие журналов закончилось',
    kk: 'Журналдардың ашық мерзімі аяқталды',
    en: 'The reopening of journals is over',
    ky: 'Журналдардын ачык мөөнөтү бүттү',
  },
};
