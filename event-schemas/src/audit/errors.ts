import { defineErrors } from '../kernel/rejections.ts';

export const errors = defineErrors({
  'audit.stream_not_found': {
    status: 404,
    ru: 'Истории «{stream}» нет.',
    kk: '«{stream}» тарихы жоқ.',
    en: 'There is no history called “{stream}”.',
    ky: '«{stream}» тарыхы жок.',
  },
  'audit.event_not_found': {
    status: 404,
    ru: 'События №\u00a0{position} нет.',
    kk: '№\u00a0{position} оқиға жоқ.',
    en: 'There is no event no.\u00a0{position}.',
    ky: '№\u00a0{position} окуя жок.',
  },
  'audit.chain_not_found': {
    status: 404,
    ru: 'По запросу «{correlation_id}» ничего не записано.',
    kk: '«{correlation_id}» сұрауы бойынша ештеңе жазылмаған.',
    en: 'Nothing is recorded of the request “{correlation_id}”.',
    ky: '«{correlation_id}» сурамы боюнча эч нерсе жазылган эмес.',
  },
  'audit.not_your_student': {
    status: 403,
    ru: 'Это карточка не вашего студента.',
    kk: 'Бұл карточка сіздің студентіңіздікі емес.',
    en: 'This card is not one of your students’.',
    ky: 'Бул карточка сиздин студентиңиздики эмес.',
  },
  'audit.version_unknown': {
    status: 404,
    ru: 'Версии {version} нет: последняя\u00a0— {last}.',
    kk: '{version}-нұсқа жоқ: соңғысы\u00a0— {last}.',
    en: 'There is no version {version}: the last one is {last}.',
    ky: '{version}-версия жок: акыркысы\u00a0— {last}.',
  },
  'audit.moment_before_start': {
    status: 404,
    ru: 'В момент {as_of} этой истории ещё не было: она начинается {first}.',
    kk: '{as_of} сәтінде бұл тарих әлі басталмаған еді: ол {first} басталады.',
    en: 'This history had not begun at {as_of}: it starts at {first}.',
    ky: '{as_of} учурунда бул тарых али баштала элек болчу: ал {first} башталат.',
  },
  'audit.nothing_to_seal': {
    ru: 'С последней печати ничего не произошло.',
    kk: 'Соңғы мөрден бері ештеңе болған жоқ.',
    en: 'Nothing has happened since the last seal.',
    ky: 'Акыркы мөөрдөн бери эч нерсе болгон жок.',
  },
  'audit.seal_out_of_order': {
    ru: 'Печать №\u00a0{number} не следует за последней: в то же время опечатал кто-то другой.',
    kk: '№\u00a0{number} мөр соңғысынан кейін келмейді: дәл сол сәтте басқа біреу мөрледі.',
    en: 'Seal {number} does not follow the last one: somebody else sealed at the same time.',
    ky: '№\u00a0{number} мөөр акыркысынан кийин келбейт: ошол эле учурда башка бирөө мөөр басты.',
  },
  'audit.seal_not_signed': {
    ru: 'Подпись печати №\u00a0{number} не подходит к её тексту.',
    kk: '№\u00a0{number} мөрдің қолтаңбасы мәтініне сай емес.',
    en: 'The signature of seal {number} does not match its text.',
    ky: '№\u00a0{number} мөөрдүн кол тамгасы текстине туура келбейт.',
  },
  'audit.verification_not_found': {
    status: 404,
    ru: 'Такой проверки нет.',
    kk: 'Мұндай тексеру жоқ.',
    en: 'There is no such verification.',
    ky: 'Мындай текшерүү жок.',
  },
  'audit.no_receipt_code': {
    status: 422,
    ru: 'Это не код квитанции. Он состоит из номера события, точки и 43 знаков.',
    kk: 'Бұл түбіртек коды емес. Ол оқиға нөмірінен, нүктеден және 43 таңбадан тұрады.',
    en: 'This is not a receipt code. A code is the event’s number, a dot and 43 characters.',
    ky: 'Бул дүмүрчөктүн коду эмес. Ал окуянын номеринен, чекиттен жана 43 белгиден турат.',
  },
  'audit.state_not_kept': {
    status: 404,
    ru: 'Состояние «{aggregate}» не складывается из событий.',
    kk: '«{aggregate}» күйі оқиғалардан құралмайды.',
    en: 'The state of “{aggregate}” is not folded from events.',
    ky: '«{aggregate}» абалы окуялардан түзүлбөйт.',
  },
});

type Texts = typeof errors;
declare module '../kernel/rejections.ts' {
  interface Refusals extends Texts {}
}
