import { defineErrors } from '@portal/event-schemas/kernel/rejections.ts';

/** Refusals of looking back. */
export const asOfErrors = defineErrors({
  'platform.past_read_only': {
    status: 409,
    ru: 'Вы смотрите на прошлое: менять здесь ничего нельзя. Вернитесь в настоящее.',
    kk: 'Сіз өткенді қарап отырсыз: мұнда ештеңе өзгертуге болмайды. Қазіргі уақытқа оралыңыз.',
    en: 'You are looking at the past: nothing can be changed here. Go back to the present first.',
    ky: 'Сиз өткөндү карап жатасыз: бул жерде эч нерсе өзгөртүүгө болбойт. Азыркы учурга кайтыңыз.',
  },
  'platform.past_gone': {
    status: 404,
    ru: 'Это состояние больше не хранится. Выберите момент заново.',
    kk: 'Бұл күй енді сақталмайды. Сәтті қайта таңдаңыз.',
    en: 'This state is no longer kept. Choose the moment again.',
    ky: 'Бул абал мындан ары сакталбайт. Учурду кайра тандаңыз.',
  },
  'platform.past_building': {
    status: 409,
    ru: 'Состояние ещё восстанавливается: {done} из {of} событий.',
    kk: 'Күй әлі қалпына келтірілуде: {of} оқиғаның ішінен {done}.',
    en: 'The state is still being restored: {done} of {of} events.',
    ky: 'Абал али калыбына келтирилүүдө: {of} окуянын ичинен {done}.',
  },
  'platform.past_failed': {
    status: 409,
    ru: 'Состояние на этот момент не удалось восстановить. Попробуйте ещё раз.',
    kk: 'Бұл сәттегі күйді қалпына келтіру мүмкін болмады. Қайталап көріңіз.',
    en: 'The state at this moment could not be restored. Please try again.',
    ky: 'Бул учурдагы абалды калыбына келтирүү мүмкүн болбоду. Кайра аракет кылыңыз.',
  },
  'platform.past_before_start': {
    status: 422,
    ru: 'Тогда ещё ничего не было: первая запись сделана {first}.',
    kk: 'Ол кезде әлі ештеңе болмаған: алғашқы жазба {first} жасалған.',
    en: 'There was nothing yet: the first record is from {first}.',
    ky: 'Ал кезде эч нерсе жок болчу: биринчи жазуу {first} жасалган.',
  },
  'platform.past_not_yet': {
    status: 422,
    ru: 'Этот момент ещё не наступил.',
    kk: 'Бұл сәт әлі келген жоқ.',
    en: 'This moment has not come yet.',
    ky: 'Бул учур али келе элек.',
  },
  'platform.past_unknown_position': {
    status: 404,
    ru: 'События с номером {position} нет: последнее\u00a0— {last}.',
    kk: '{position} нөмірлі оқиға жоқ: соңғысы\u00a0— {last}.',
    en: 'There is no event number {position}: the last one is {last}.',
    ky: '{position} номерлүү окуя жок: акыркысы\u00a0— {last}.',
  },
  'platform.past_not_recorded': {
    status: 409,
    ru: 'Это не записывается в события, поэтому на прошлый момент не показывается.',
    kk: 'Бұл оқиғаларға жазылмайды, сондықтан өткен сәтте көрсетілмейді.',
    en: 'This is not recorded in events and cannot be shown as of a past moment.',
    ky: 'Бул окуяларга жазылбайт, ошондуктан өткөн учурда көрсөтүлбөйт.',
  },
  'platform.past_unknown_person': {
    status: 404,
    ru: 'Экраны этого человека на тот момент показать нельзя: в портале его тогда не было.',
    kk: 'Бұл адамның сол сәттегі экрандарын көрсету мүмкін емес: ол кезде порталда болмаған.',
    en: 'The screens of this person cannot be shown as of that moment: they were not in the portal then.',
    ky: 'Бул адамдын ошол учурдагы экрандарын көрсөтүүгө болбойт: ал кезде порталда болгон эмес.',
  },
});

type Texts = typeof asOfErrors;
declare module '@portal/event-schemas/kernel/rejections.ts' {
  interface Refusals extends Texts {}
}
