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
      ru: 'Офис регистратора назначил вам часы приёма: {weekday}, {from}–{to}.',
      kk: 'Тіркеуші офисі қабылдау сағаттарыңызды белгіледі: {weekday}, {from}–{to}.',
      en: 'The registrar’s office has set your working hours: {weekday}, {from}–{to}.',
      ky: 'Каттоо офиси кабыл алуу сааттарыңызды белгиледи: {weekday}, {from}–{to}.',
    },
  },
  specialist_hours_removed: {
    ...told,
    title: {
      ru: 'Часы приёма убраны',
      kk: 'Қабылдау сағаттары алынып тасталды',
      en: 'Working hours were removed',
      ky: 'Кабыл алуу сааттары алынып салынды',
    },
    text: {
      ru: 'Офис регистратора убрал часы из вашего расписания. Посмотрите, что осталось.',
      kk: 'Тіркеуші офисі кестеңізден қабылдау сағаттарын алып тастады. Не қалғанын қараңыз.',
      en: 'The registrar’s office has removed hours from your week. See what is left.',
      ky: 'Каттоо офиси графигиңизден кабыл алуу сааттарын алып салды. Эмне калганын караңыз.',
    },
  },
  specialist_absence_added: {
    ...told,
    title: {
      ru: 'Отмечено ваше отсутствие',
      kk: 'Келмейтін уақытыңыз белгіленді',
      en: 'Your absence was recorded',
      ky: 'Жок боло турган убактыңыз белгиленди',
    },
    text: {
      ru: 'Офис регистратора отметил, что вас нет с {from} по {to}. Записи на это время отменены.',
      kk: 'Тіркеуші офисі келмейтін уақытыңызды белгіледі: басы {from}, соңы {to}. Осы уақыттағы жазылулар болдырылмады.',
      en: 'The registrar’s office has recorded that you are away from {from} to {to}. Appointments at that time are cancelled.',
      ky: 'Каттоо офиси жок боло турган убактыңызды белгиледи: башы {from}, аягы {to}. Бул убакыттагы жазылуулар жокко чыгарылды.',
    },
  },
  specialist_absence_removed: {
    ...told,
    title: {
      ru: 'Отсутствие снято',
      kk: 'Келмейтін уақытыңыз алынып тасталды',
      en: 'Your absence was withdrawn',
      ky: 'Жок боло турган убактыңыз алынып салынды',
    },
    text: {
      ru: 'Офис регистратора снял отметку о вашем отсутствии: на это время снова можно записаться.',
      kk: 'Тіркеуші офисі келмейтін уақытыңыз туралы белгіні алып тастады: бұл уақытқа қайта жазылуға болады.',
      en: 'The registrar’s office has withdrawn your absence: that time can be booked again.',
      ky: 'Каттоо офиси жок боло турган убактыңыз тууралуу белгини алып салды: бул убакытка кайра жазылса болот.',
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
