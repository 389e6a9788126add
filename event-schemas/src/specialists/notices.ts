import { allChannels, idOf, type NoticeKind, type NoticeRule } from '../kernel/notices.ts';
import { weekdayNames } from '../registration/names.ts';
import type { specialistEvents } from './events.ts';

const told = { type: 'important', channels: allChannels, link: 'cabinet-specialist', topic: 'specialists' } as const;

export const kinds = {
  specialist_hours_set: {
    ...told,
    title: {
      ru: 'Ваши часы приёма изменены',
      kk: 'Қабылдау сағаттарыңыз өзгертілді',
      en: 'Your working hours were changed',
      ky: 'Кабыл алуу саатыңыз өзгөртүлдү',
    },
    text: {
      ru: 'Учебный отдел поставил часы: {weekday}, {from}–{to}.',
      kk: 'Оқу бөлімі сағат белгіледі: {weekday}, {from}–{to}.',
      en: 'The study office has set hours: {weekday}, {from}–{to}.',
      ky: 'Окуу бөлүмү саат койду: {weekday}, {from}–{to}.',
    },
  },
  specialist_hours_removed: {
    ...told,
    title: {
      ru: 'Часы приёма убраны',
      kk: 'Қабылдау сағаттары алынып тасталды',
      en: 'Working hours were taken away',
      ky: 'Кабыл алуу сааттары алынып салынды',
    },
    text: {
      ru: 'Учебный отдел убрал часы из вашего расписания. Посмотрите, что осталось.',
      kk: 'Оқу бөлімі кестеңізден сағаттарды алып тастады. Не қалғанын қараңыз.',
      en: 'The study office has taken hours out of your week. See what is left.',
      ky: 'Окуу бөлүмү иретиңизден саат алып салды. Эмне калганын караңыз.',
    },
  },
  specialist_absence_added: {
    ...told,
    title: {
      ru: 'Отмечено ваше отсутствие',
      kk: 'Болмайтын уақытыңыз белгіленді',
      en: 'An absence of yours was entered',
      ky: 'Жок болоор убактыңыз белгиленди',
    },
    text: {
      ru: 'Учебный отдел отметил: вас нет с {from} по {to}. Записи на это время отменены.',
      kk: 'Оқу бөлімі белгіледі: {from} бастап {to} дейін болмайсыз. Осы уақыттағы жазылулар болдырылмады.',
      en: 'The study office has entered that you are away from {from} to {to}. Appointments at that time are cancelled.',
      ky: 'Окуу бөлүмү белгиледи: {from} баштап {to} чейин жоксуз. Бул убакыттагы жазылуулар жокко чыгарылды.',
    },
  },
  specialist_absence_removed: {
    ...told,
    title: {
      ru: 'Отсутствие снято',
      kk: 'Болмау белгісі алынды',
      en: 'An absence was taken back',
      ky: 'Жоктук белгиси алынды',
    },
    text: {
      ru: 'Учебный отдел снял отметку о вашем отсутствии: на это время снова можно записаться.',
      kk: 'Оқу бөлімі болмауыңыз туралы белгіні алды: ол уақытқа қайта жазылуға болады.',
      en: 'The study office has taken back an absence of yours: that time can be booked again.',
      ky: 'Окуу бөлүмү жоктугуңуз тууралуу белгини алды: ал убакытка кайра жазылса болот.',
    },
  },
} as const satisfies Record<string, NoticeKind>;

/** Specialists learn what others do to their hours and absences; the reason stays in the portal. */
const byOthers = (
  kind: keyof typeof kinds,
  params: (data: any) => Record<string, unknown> = () => ({}),
): NoticeRule<keyof typeof kinds> => ({
  tells: ({ stream, data, meta }) =>
    meta.actor.id === idOf(stream) ? [] : [{ account: idOf(stream), kind, params: params(data) }],
});

export const rules: Partial<Record<keyof typeof specialistEvents, NoticeRule<keyof typeof kinds>>> = {
  WorkingHoursSet: byOthers('specialist_hours_set', ({ day_of_week, from, to }) => ({
    weekday: weekdayNames[day_of_week - 1],
    from,
    to,
  })),
  WorkingHoursRemoved: byOthers('specialist_hours_removed'),
  AbsenceAdded: byOthers('specialist_absence_added', ({ from, to }) => ({ from, to })),
  AbsenceRemoved: byOthers('specialist_absence_removed'),
};
