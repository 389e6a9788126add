import { defineErrors } from '../kernel/rejections.ts';

/** Refusals about the times of specialists. `times`: the next ones that are free. */
export const errors = defineErrors({
  'specialists.time_taken': {
    ru: 'Это время уже заняли.[ Ближайшее свободное: {times}.]',
    kk: 'Бұл уақытты басқа біреу алып қойды.[ Жақын бос уақыт: {times}.]',
    en: 'This time has just been taken.[ The next free times: {times}.]',
    ky: 'Бул убакытты башка бирөө алып койду.[ Жакынкы бош убакыт: {times}.]',
  },
  'specialists.time_not_offered': {
    ru: 'В это время записаться нельзя.[ Ближайшее свободное: {times}.]',
    kk: 'Бұл уақытқа жазылуға болмайды.[ Жақын бос уақыт: {times}.]',
    en: 'This time can’t be booked.[ The next free times: {times}.]',
    ky: 'Бул убакытка жазылууга болбойт.[ Жакынкы бош убакыт: {times}.]',
  },
  'specialists.own_overlap': {
    ru: 'Вы уже записаны на {starts_at} к другому специалисту.',
    kk: 'Сіз {starts_at} уақытына басқа маманға жазылып қойғансыз.',
    en: 'You already have another appointment at {starts_at}.',
    ky: 'Сиз {starts_at} убактысына башка адиске жазылып койгонсуз.',
  },
  'specialists.open_already': {
    ru: 'Вы уже записаны к такому специалисту на {starts_at}. Сначала отмените или перенесите эту запись.',
    kk: 'Сіз осындай маманға {starts_at} уақытына жазылғансыз. Алдымен сол жазылуды болдырмаңыз немесе ауыстырыңыз.',
    en: 'You already have an appointment with a specialist of this kind at {starts_at}. Cancel or move it first.',
    ky: 'Сиз мындай адиске {starts_at} убактысына жазылгансыз. Адегенде аны жокко чыгарыңыз же жылдырыңыз.',
  },
  'specialists.oneself': {
    status: 422,
    ru: 'К самому себе записаться нельзя.',
    kk: 'Өзіңізге жазыла алмайсыз.',
    en: 'You can’t book an appointment with yourself.',
    ky: 'Өзүңүзгө жазыла албайсыз.',
  },
  'specialists.too_late': {
    ru: 'До приёма осталось меньше {hours} ч: отменить или перенести его может только специалист.',
    kk: 'Қабылдауға {hours} сағаттан аз қалды: оны тек маман болдырмай немесе ауыстыра алады.',
    en: 'The visit begins in less than {hours} hours: only the specialist can cancel or move it.',
    ky: 'Кабыл алууга {hours} сааттан аз калды: аны адис гана жокко чыгара же жылдыра алат.',
  },
  'specialists.not_begun': {
    ru: 'Приём начнётся {starts_at}: отметьте его после этого.',
    kk: 'Қабылдау {starts_at} басталады: белгіні содан кейін қойыңыз.',
    en: 'The visit begins at {starts_at}: mark it after that.',
    ky: 'Кабыл алуу {starts_at} башталат: аны ошондон кийин белгилеңиз.',
  },
  'specialists.no_specialist': {
    status: 403,
    ru: 'Вы не назначены специалистом. Обратитесь в офис регистратора.',
    kk: 'Сіз маман болып тағайындалмағансыз. Тіркеуші офисіне хабарласыңыз.',
    en: 'You are not listed as a specialist. Please contact the registrar’s office.',
    ky: 'Сиз адис болуп дайындалган эмессиз. Каттоо офисине кайрылыңыз.',
  },
  'specialists.hours_overlap': {
    ru: 'На эти часы уже назначен приём: {from}–{to}.',
    kk: 'Бұл уақытқа қабылдау сағаты бұрыннан қойылған: {from}–{to}.',
    en: 'There are working hours at that time already: {from}–{to}.',
    ky: 'Бул убакытка кабыл алуу сааттары мурунтан коюлган: {from}–{to}.',
  },
  'specialists.ends_before': {
    status: 422,
    ru: 'Конец должен быть позже начала.',
    kk: 'Соңы басынан кейін болуы керек.',
    en: 'The end has to be after the beginning.',
    ky: 'Аягы башынан кийин болушу керек.',
  },
  'specialists.absence_over': {
    status: 422,
    ru: 'Это время уже прошло.',
    kk: 'Бұл уақыт өтіп кетті.',
    en: 'That time is over already.',
    ky: 'Бул убакыт өтүп кеткен.',
  },
  'specialists.too_many': {
    ru: 'Больше {most} строк не помещается: удалите ненужные.',
    kk: '{most} жолдан артық сыймайды: керексізін өшіріңіз.',
    en: 'There is no room for more than {most} rows: remove some first.',
    ky: '{most} саптан ашык батпайт: керексизин өчүрүңүз.',
  },
});

type Texts = typeof errors;
declare module '../kernel/rejections.ts' {
  interface Refusals extends Texts {}
}
