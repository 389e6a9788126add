import type { Localized } from '../kernel/localized.ts';
import type { specialistEvents, studentTimesEvents } from './events.ts';

/** The audit's history in words: that an appointment was, never what it was about. */
export const sentences: Record<keyof typeof specialistEvents | keyof typeof studentTimesEvents, Localized> = {
  WorkingHoursSet: {
    ru: '{actor} назначает часы приёма: {from}–{to}',
    kk: '{actor} қабылдау сағатын қойды: {from}–{to}',
    en: '{actor} sets working hours: {from}–{to}',
    ky: '{actor} кабыл алуу саатын койду: {from}–{to}',
  },
  WorkingHoursRemoved: {
    ru: '{actor} убирает часы приёма',
    kk: '{actor} қабылдау сағатын алып тастады',
    en: '{actor} removes working hours',
    ky: '{actor} кабыл алуу саатын алып салды',
  },
  AbsenceAdded: {
    ru: '{actor} отмечает отсутствие: {from}–{to}',
    kk: '{actor} келмейтін уақытын белгіледі: {from}–{to}',
    en: '{actor} records an absence: {from}–{to}',
    ky: '{actor} жок боло турган убактысын белгиледи: {from}–{to}',
  },
  AbsenceRemoved: {
    ru: '{actor} отменяет отсутствие',
    kk: '{actor} келмейтін уақытын алып тастады',
    en: '{actor} withdraws an absence',
    ky: '{actor} жок боло турган убактысын алып салды',
  },
  AppointmentBooked: {
    ru: '{actor} записывает: {student} к {specialist} на {starts_at}',
    kk: '{actor} қабылдауға жазды: {student}, маман {specialist}, {starts_at}',
    en: '{actor} books an appointment: {student} with {specialist}, {starts_at}',
    ky: '{actor} кабыл алууга жазды: {student}, адис {specialist}, {starts_at}',
  },
  AppointmentMoved: {
    ru: '{actor} переносит запись на {starts_at}: {student}',
    kk: '{actor} жазылуды {starts_at} уақытына ауыстырды: {student}',
    en: '{actor} moves the appointment of {student} to {starts_at}',
    ky: '{actor} жазылууну {starts_at} убактысына жылдырды: {student}',
  },
  AppointmentConfirmed: {
    ru: '{actor} подтверждает запись: {student}',
    kk: '{actor} жазылуды растады: {student}',
    en: '{actor} confirms the appointment of {student}',
    ky: '{actor} жазылууну ырастады: {student}',
  },
  AppointmentCancelled: {
    ru: '{actor} отменяет запись на {starts_at}: {student}',
    kk: '{actor} {starts_at} уақытындағы жазылуды болдырмады: {student}',
    en: '{actor} cancels the appointment of {student} at {starts_at}',
    ky: '{actor} {starts_at} убактысындагы жазылууну жокко чыгарды: {student}',
  },
  AppointmentHeld: {
    ru: '{actor} отмечает, что приём состоялся: {student}',
    kk: '{actor} қабылдау өткенін белгіледі: {student}',
    en: '{actor} marks the visit of {student} as held',
    ky: '{actor} кабыл алуу өткөнүн белгиледи: {student}',
  },
  AppointmentMissed: {
    ru: '{actor} отмечает, что студент не пришёл: {student}',
    kk: '{actor} студенттің келмегенін белгіледі: {student}',
    en: '{actor} notes that {student} did not come',
    ky: '{actor} студенттин келбегенин белгиледи: {student}',
  },
  AppointmentNoted: {
    ru: '{actor} меняет свою заметку о приёме',
    kk: '{actor} қабылдау туралы жазбасын өзгертті',
    en: '{actor} changes the note on a visit',
    ky: '{actor} кабыл алуу тууралуу жазуусун өзгөрттү',
  },
  AppointmentOutsideHours: {
    ru: 'Часы приёма изменились, запись на {starts_at} сверена с ними: {student}',
    kk: 'Қабылдау сағаты өзгерді, {starts_at} уақытындағы жазылу соған сай тексерілді: {student}',
    en: 'The working hours changed, the appointment at {starts_at} was checked against them: {student}',
    ky: 'Кабыл алуу сааттары өзгөрдү, {starts_at} убактысындагы жазылуу аларга салыштырылды: {student}',
  },
  StudentTimeTaken: {
    ru: 'Время занято: {starts_at}, {specialist}',
    kk: 'Уақыт алынды: {starts_at}, {specialist}',
    en: 'The time is taken: {starts_at}, {specialist}',
    ky: 'Убакыт алынды: {starts_at}, {specialist}',
  },
  StudentTimeFreed: {
    ru: 'Время снова свободно',
    kk: 'Уақыт қайта босады',
    en: 'The time is free again',
    ky: 'Убакыт кайра бошоду',
  },
};
