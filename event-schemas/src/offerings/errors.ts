import { defineErrors } from '../kernel/rejections.ts';
import { rollOverErrors } from './rollover/errors.ts';

/** Refusals of what the office plans. */
export const errors = defineErrors({
  ...rollOverErrors,
  'offerings.not_found': {
    status: 404,
    ru: 'Такого курса или черновика нет. Обновите список.',
    kk: 'Мұндай курс не жоба жоқ. Тізімді жаңартыңыз.',
    en: 'There is no such course or draft. Reload the list.',
    ky: 'Мындай курс же долбоор жок. Тизмени жаңылаңыз.',
  },
  'offerings.not_a_draft': {
    status: 409,
    ru: 'Курс «{course}» уже открыт, это не черновик. Обновите страницу.',
    kk: '«{course}» курсы ашылып қойған, бұл жоба емес. Бетті жаңартыңыз.',
    en: '“{course}” is open already and no draft any more. Reload the page.',
    ky: '«{course}» курсу ачылып калган, бул долбоор эмес. Баракты жаңылаңыз.',
  },
  'offerings.nothing_to_open': {
    status: 422,
    ru: 'В черновике «{course}» нет ни одного занятия. Добавьте поток с занятиями, потом откройте курс.',
    kk: '«{course}» жобасында бірде-бір сабақ жоқ. Алдымен сабақтары бар ағын қосып, содан кейін курсты ашыңыз.',
    en: 'The draft of “{course}” has no lessons. Add a stream with lessons, then open the course.',
    ky: '«{course}» долбоорунда бир да сабак жок. Адегенде сабактары бар агым кошуп, андан кийин курсту ачыңыз.',
  },
  'offerings.students_changed': {
    status: 409,
    ru: 'Пока вы решали, на курсе «{course}» стало больше или меньше студентов. Посмотрите ещё раз, кого затронет изменение.',
    kk: 'Сіз шешім қабылдағанша «{course}» курсындағы студенттер өзгерді. Өзгеріс кімге қатысты екенін қайта қараңыз.',
    en: 'While you were deciding, students have joined or left “{course}”. Look again at whom the change affects.',
    ky: 'Сиз чечкиче «{course}» курсундагы студенттер өзгөрдү. Өзгөртүү кимдерге тиешелүү экенин кайра караңыз.',
  },
  'offerings.reason_required': {
    status: 422,
    ru: 'Изменение затронет студентов. Напишите причину: её увидит каждый из них.',
    kk: 'Өзгеріс студенттерге әсер етеді. Себебін жазыңыз: оны әрқайсысы көреді.',
    en: 'The change affects students. Give a reason: each of them will see it.',
    ky: 'Өзгөртүү студенттерге тиешелүү. Себебин жазыңыз: аны ар бири көрөт.',
  },
  'offerings.student_without_lesson': {
    status: 422,
    ru: 'После изменения на курсе «{course}» останутся студенты без полного набора занятий: {students}. Переведите их на другие занятия или снимите с курса.',
    kk: 'Өзгерістен кейін «{course}» курсындағы {students} студенттің сабақтары толық болмайды. Оларды басқа сабақтарға ауыстырыңыз немесе курстан шығарыңыз.',
    en: 'After the change {students} students of “{course}” would lack a lesson. Move them to other lessons or remove them from the course.',
    ky: 'Өзгөртүүдөн кийин «{course}» курсундагы {students} студенттин сабактары толук болбойт. Аларды башка сабактарга которуңуз же курстан чыгарыңыз.',
  },
  'offerings.no_seat_to_move': {
    status: 409,
    ru: 'На занятии «{load_type} {section}» курса «{course}» нет места для перевода. Выберите другое занятие или добавьте мест.',
    kk: '«{course}» курсының «{load_type} {section}» сабағында ауыстыруға орын жоқ. Басқа сабақты таңдаңыз немесе орын қосыңыз.',
    en: '{load_type} {section} of “{course}” has no seat to move to. Choose another lesson or add seats.',
    ky: '«{course}» курсунун «{load_type} {section}» сабагында которууга орун жок. Башка сабакты тандаңыз же орун кошуңуз.',
  },
  'offerings.lesson_turned': {
    status: 422,
    ru: 'Занятие «{load_type} {section}» курса «{course}» нельзя перенести в другой поток или сделать занятием другого вида. Добавьте новое занятие, а это удалите.',
    kk: '«{course}» курсының «{load_type} {section}» сабағын басқа ағынға көшіруге не түрін өзгертуге болмайды. Жаңа сабақ қосып, бұл сабақты алып тастаңыз.',
    en: '{load_type} {section} of “{course}” cannot be put into another stream or become a lesson of another kind. Add a new lesson and remove this one.',
    ky: '«{course}» курсунун «{load_type} {section}» сабагын башка агымга которууга же түрүн өзгөртүүгө болбойт. Жаңы сабак кошуп, бул сабакты алып салыңыз.',
  },
});

type Texts = typeof errors;
declare module '../kernel/rejections.ts' {
  interface Refusals extends Texts {}
}
