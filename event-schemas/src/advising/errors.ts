import { defineErrors } from '../kernel/rejections.ts';

/** Refusals of the review by advisor and office (portal.md §8 "Registration"). */
export const errors = defineErrors({
  'advising.not_your_student': {
    status: 403,
    ru: 'Вы не эдвайзер этого студента. С его карточкой работает только его эдвайзер или офис регистратора.',
    kk: 'Сіз бұл студенттің эдвайзері емессіз. Оның карточкасымен тек өз эдвайзері не тіркеуші офисі жұмыс істейді.',
    en: 'You are not this student’s advisor. Only their advisor or the registrar’s office works with the card.',
    ky: 'Сиз бул студенттин эдвайзери эмессиз. Анын карточкасы менен өзүнүн эдвайзери же каттоо офиси гана иштейт.',
  },
  'advising.office_only': {
    status: 403,
    ru: 'Это делает только офис регистратора. Обратитесь туда, если студенту это нужно.',
    kk: 'Мұны тек тіркеуші офисі жасай алады. Студентке қажет болса, сонда хабарласыңыз.',
    en: 'Only the registrar’s office does this. Ask them if the student needs it.',
    ky: 'Муну каттоо офиси гана жасайт. Студентке керек болсо, ошол жакка кайрылыңыз.',
  },
  'advising.review_not_possible': {
    ru: 'Карточка в статусе «{status}», проверку начать нельзя: она уже идёт или завершена.',
    kk: 'Карточка «{status}» мәртебесінде, тексеруді бастауға болмайды: ол басталған не аяқталған.',
    en: 'The card is “{status}”: its review is under way or finished, so it cannot be started.',
    ky: 'Карточка «{status}» статусунда, текшерүүнү баштоого болбойт: ал башталган же бүткөн.',
  },
  'advising.approval_not_possible': {
    ru: 'Карточку в статусе «{status}» нельзя утвердить. Сначала студент отправляет её, затем вы начинаете проверку.',
    kk: '«{status}» мәртебесіндегі карточканы бекітуге болмайды. Алдымен студент жібереді, содан кейін тексеруді бастайсыз.',
    en: 'A card that is “{status}” cannot be approved. The student sends it first, then you start the review.',
    ky: '«{status}» статусундагы карточканы бекитүүгө болбойт. Адегенде студент жөнөтөт, андан кийин текшерүүнү баштайсыз.',
  },
  'advising.rejection_not_possible': {
    ru: 'Карточку в статусе «{status}» нельзя вернуть студенту. Сначала начните проверку.',
    kk: '«{status}» мәртебесіндегі карточканы студентке қайтаруға болмайды. Алдымен тексеруді бастаңыз.',
    en: 'A card that is “{status}” cannot be returned. Start the review first.',
    ky: '«{status}» статусундагы карточканы студентке кайтарууга болбойт. Адегенде текшерүүнү баштаңыз.',
  },
  'advising.change_not_possible': {
    ru: 'Эдвайзер меняет карточку только во время проверки отправленной карточки, а сейчас статус «{status}». Начните проверку.',
    kk: 'Эдвайзер карточканы жіберілгеннен кейін тексеру кезінде ғана өзгертеді, қазіргі мәртебе\u00a0— «{status}». Тексеруді бастаңыз.',
    en: 'An advisor changes a card only while reviewing it after it was sent; it is “{status}”. Start the review.',
    ky: 'Эдвайзер карточканы жөнөтүлгөндөн кийин текшерүү учурунда гана өзгөртөт, азыркы статус\u00a0— «{status}». Текшерүүнү баштаңыз.',
  },
  'advising.comment_required': {
    status: 422,
    ru: 'Напишите студенту, что нужно исправить: без комментария карточку не вернуть.',
    kk: 'Студентке нені түзету керегін жазыңыз: түсініктемесіз карточка қайтарылмайды.',
    en: 'Tell the student what to correct: a card cannot be returned without a comment.',
    ky: 'Студентке эмнени оңдоо керектигин жазыңыз: түшүндүрмөсүз карточка кайтарылбайт.',
  },
  'advising.reason_required': {
    status: 422,
    ru: 'Укажите причину: она останется в истории, и по ней студент поймёт, что изменилось.',
    kk: 'Себебін көрсетіңіз: ол тарихта қалады, студент ненің өзгергенін содан түсінеді.',
    en: 'Give a reason: it stays in the history and tells the student what has changed.',
    ky: 'Себебин көрсөтүңүз: ал тарыхта калат, студент эмне өзгөргөнүн ошондон түшүнөт.',
  },
  'advising.not_an_advisor': {
    ru: '{advisor} не может быть эдвайзером: в справочнике преподавателей у него нет отметки «эдвайзер».',
    kk: '{advisor} эдвайзер бола алмайды: оқытушылар анықтамалығында оған «эдвайзер» белгісі қойылмаған.',
    en: '{advisor} cannot be an advisor: the list of teachers does not mark them as one.',
    ky: '{advisor} эдвайзер боло албайт: окутуучулардын маалымдамасында ага «эдвайзер» белгиси коюлган эмес.',
  },
  'advising.card_on_waiting_list': {
    ru: 'Карточку нельзя утвердить: студент ещё ждёт место на «{course}».',
    kk: 'Карточканы бекітуге болмайды: студент «{course}» курсынан әлі орын күтуде.',
    en: 'The card cannot be approved: the student is still waiting for a seat on “{course}”.',
    ky: 'Карточканы бекитүүгө болбойт: студент «{course}» курсунан дагы эле орун күтүүдө.',
  },
  'advising.card_lesson_cancelled': {
    ru: 'Карточку нельзя утвердить: занятие курса «{course}» отменено. Замените занятие, удалите курс или верните карточку студенту.',
    kk: 'Карточканы бекітуге болмайды: «{course}» курсының сабағы өткізілмейді. Сабақты ауыстырыңыз, курсты алып тастаңыз не карточканы студентке қайтарыңыз.',
    en: 'The card cannot be approved: a lesson of “{course}” has been cancelled. Change the lesson, drop the course, or return the card to the student.',
    ky: 'Карточканы бекитүүгө болбойт: «{course}» курсунун сабагы өткөрүлбөйт. Сабакты алмаштырыңыз, курсту алып салыңыз же карточканы студентке кайтарыңыз.',
  },
  'advising.teacher_not_selected': {
    ru: 'Карточку нельзя утвердить: в курсе «{course}» у занятия {load_type} нет преподавателя. Назначьте его или замените занятие.',
    kk: 'Карточканы бекітуге болмайды: «{course}» курсының {load_type} сабағында оқытушы жоқ. Тағайындаңыз не сабақты ауыстырыңыз.',
    en: 'The card cannot be approved: “{course}” has no teacher for its {load_type}. Assign one or change the lesson.',
    ky: 'Карточканы бекитүүгө болбойт: «{course}» курсунун {load_type} сабагында окутуучу жок. Дайындаңыз же сабакты алмаштырыңыз.',
  },
  'advising.card_below_minimum': {
    ru: 'В карточке кредитов: {amount}, а минимум для студента\u00a0— {min}. Добавьте курсы или утвердите карточку, указав причину.',
    kk: 'Карточкадағы кредит саны: {amount}, ал студент үшін ең азы\u00a0— {min}. Курс қосыңыз не карточканы себебін көрсетіп бекітіңіз.',
    en: 'The card holds {amount} credits, and the student’s minimum is {min}. Add courses, or approve the card and give a reason.',
    ky: 'Карточкадагы кредит саны: {amount}, ал студент үчүн эң азы\u00a0— {min}. Курс кошуңуз же себебин көрсөтүп, карточканы бекитиңиз.',
  },
});

type Texts = typeof errors;
declare module '../kernel/rejections.ts' {
  interface Refusals extends Texts {}
}
