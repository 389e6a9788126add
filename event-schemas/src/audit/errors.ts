import { defineErrors } from '../kernel/rejections.ts';

export const errors = defineErrors({
  'audit.stream_not_found': {
    status: 404, ru: 'Истории «{stream}» нет.', kk: '«{stream}» тарихы жоқ.', en: 'There is no history called “{stream}”.', ky: '«{stream}» тарыхы жок.',
  },
  'audit.not_your_student': {
    status: 403, ru: 'Это карточка не вашего студента.', kk: 'Бұл карточка сіздің студентіңіздікі емес.',
    en: 'This card is not one of your students’.', ky: 'Бул карточка сиздин студентиңиздики эмес.',
  },
  'audit.version_unknown': {
    status: 404, ru: 'Версии {version} нет: последняя — {last}.', kk: '{version}-нұсқа жоқ: соңғысы — {last}.',
    en: 'There is no version {version}: the last one is {last}.', ky: '{version}-версия жок: акыркысы — {last}.',
  },
  'audit.moment_before_start': {
    status: 404, ru: 'В момент {as_of} этой истории ещё не было: она начинается {first}.', kk: '{as_of} сәтінде бұл тарих әлі басталмаған еді: ол {first} басталады.',
    en: 'This history had not begun at {as_of}: it starts at {first}.', ky: '{as_of} учурунда бул тарых али баштала элек болчу: ал {first} башталат.',
  },
  'audit.state_not_kept': {
    status: 404, ru: 'Состояние «{aggregate}» не складывается из событий.', kk: '«{aggregate}» күйі оқиғалардан құралмайды.',
    en: 'The state of “{aggregate}” is not folded from events.', ky: '«{aggregate}» абалы окуялардан түзүлбөйт.',
  },
});
