import type { NoticeTopic, Recipients, NoticeDeclaration } from '../kernel/notices.ts';

const both: Recipients = { fields: ['student', 'specialist'] };
const toStudent: Recipients = { fields: ['student'] };
const toSpecialist: Recipients = { fields: ['specialist'] };

/** Whom the events of an appointment tell; who did it is not told. When and where, never what about. */
export const tellings = {
  booked: {
    to: [toSpecialist],
    title: {
      ru: 'Новая запись на {starts_at}',
      kk: 'Жаңа жазылу: {starts_at}',
      en: 'New appointment at {starts_at}',
      ky: 'Жаңы жазылуу: {starts_at}',
    },
    text: {
      ru: 'К вам записался студент: {student}.',
      kk: 'Сізге студент жазылды: {student}.',
      en: '{student} has booked an appointment with you.',
      ky: 'Сизге студент жазылды: {student}.',
    },
  },
  confirmed: {
    to: [toStudent],
    title: {
      ru: 'Запись подтверждена: {starts_at}',
      kk: 'Жазылу расталды: {starts_at}',
      en: 'Appointment confirmed: {starts_at}',
      ky: 'Жазылуу ырасталды: {starts_at}',
    },
    text: {
      ru: '{specialist} ждёт вас.',
      kk: '{specialist} сізді күтеді.',
      en: '{specialist} expects you.',
      ky: '{specialist} сизди күтөт.',
    },
  },
  moved: {
    to: [both],
    title: {
      ru: 'Запись перенесена на {starts_at}',
      kk: 'Жазылу {starts_at} уақытына ауыстырылды',
      en: 'Appointment moved to {starts_at}',
      ky: 'Жазылуу {starts_at} убактысына жылдырылды',
    },
    text: {
      ru: 'Специалист: {specialist}, студент: {student}.',
      kk: 'Маман: {specialist}, студент: {student}.',
      en: 'Specialist: {specialist}, student: {student}.',
      ky: 'Адис: {specialist}, студент: {student}.',
    },
  },
  cancelled: {
    to: [both],
    type: 'important',
    title: {
      ru: 'Запись на {starts_at} отменена',
      kk: '{starts_at} уақытындағы жазылу болдырылмады',
      en: 'The appointment at {starts_at} is cancelled',
      ky: '{starts_at} убактысындагы жазылуу жокко чыгарылды',
    },
    text: {
      ru: 'Специалист: {specialist}, студент: {student}.[ Ближайшее свободное время: {next_free}.]',
      kk: 'Маман: {specialist}, студент: {student}.[ Жақын бос уақыт: {next_free}.]',
      en: 'Specialist: {specialist}, student: {student}.[ The next free time: {next_free}.]',
      ky: 'Адис: {specialist}, студент: {student}.[ Жакынкы бош убакыт: {next_free}.]',
    },
  },
  missed: {
    to: [toStudent],
    title: {
      ru: 'Вы не пришли на приём',
      kk: 'Сіз қабылдауға келмедіңіз',
      en: 'You missed an appointment',
      ky: 'Сиз кабыл алууга келген жоксуз',
    },
    text: {
      ru: '{specialist} ждал(а) вас {starts_at}. Можно записаться снова.',
      kk: '{specialist} сізді {starts_at} күтті. Қайта жазылуға болады.',
      en: '{specialist} expected you at {starts_at}. You can book another time.',
      ky: '{specialist} сизди {starts_at} күттү. Кайра жазылса болот.',
    },
  },
  outside: {
    to: [both],
    type: 'important',
    title: {
      ru: 'Часы приёма изменились',
      kk: 'Қабылдау сағаты өзгерді',
      en: 'The working hours have changed',
      ky: 'Кабыл алуу сааттары өзгөрдү',
    },
    text: {
      ru: 'Запись на {starts_at} остаётся ({specialist}, {student}). Проверьте, подходит ли ещё это время.',
      kk: '{starts_at} уақытындағы жазылу сақталды ({specialist}, {student}). Бұл уақыт әлі қолайлы ма, тексеріңіз.',
      en: 'The appointment at {starts_at} stays ({specialist}, {student}). Check whether the time still suits.',
      ky: '{starts_at} убактысындагы жазылуу калат ({specialist}, {student}). Бул убакыт дагы эле туура келеби, текшериңиз.',
    },
  },
} as const satisfies Record<string, NoticeDeclaration>;

const soon = {
  to: [both],
  before: 'starts_at',
  while: ['booked', 'confirmed'],
  title: {
    ru: 'Скоро приём: {starts_at}',
    kk: 'Жақында қабылдау: {starts_at}',
    en: 'Upcoming appointment: {starts_at}',
    ky: 'Жакында кабыл алуу: {starts_at}',
  },
  text: tellings.moved.text,
} as const;
/** A day and an hour before. */
export const reminders = { day_before: { ...soon, hours: 24 }, hour_before: { ...soon, hours: 1 } } as const;

/** What mails about appointments are called in the settings of who gets them. */
export const topic: NoticeTopic = {
  order: 70,
  name: {
    ru: 'Записи к специалистам',
    kk: 'Мамандарға жазылу',
    en: 'Appointments with specialists',
    ky: 'Адистерге жазылуу',
  },
  hint: {
    ru: 'Новые, перенесённые и отменённые записи, напоминания за день и за час.',
    kk: 'Жаңа, ауыстырылған және болдырылмаған жазылулар, бір күн және бір сағат бұрын еске салу.',
    en: 'Appointments that are booked, moved or cancelled; reminders a day and an hour before.',
    ky: 'Жаңы, жылдырылган жана жокко чыгарылган жазылуулар, бир күн жана бир саат мурун эскертүү.',
  },
};
