import { defineErrors } from '../kernel/rejections.ts';

/** Refusals of scheduled mails and letters (portal.md §5). */
export const errors = defineErrors({
  'notifications.frequency_needs_day': {
    status: 422,
    ru: 'Для этой частоты нужен день: выберите день недели или число месяца.',
    kk: 'Бұл жиілікке күн керек: апта күнін не айдың күнін таңдаңыз.',
    en: 'Notification frequency needs a weekday or a month day.',
    ky: 'Бул жыштыкка күн керек: жуманын күнүн же айдын күнүн тандаңыз.',
  },
  'notifications.text_required': {
    status: 422,
    ru: 'Напишите тему и текст хотя бы на одном языке.',
    kk: 'Тақырып пен мәтінді кемінде бір тілде жазыңыз.',
    en: 'Write the subject and the text in at least one language.',
    ky: 'Теманы жана текстти жок дегенде бир тилде жазыңыз.',
  },
  'notifications.not_your_schedule': {
    status: 403,
    ru: 'Эту рассылку создал другой сотрудник. Менять её может он или офис регистратора.',
    kk: 'Бұл таратылымды басқа қызметкер жасаған. Оны сол адам не тіркеуші офисі өзгерте алады.',
    en: 'Somebody else created this mailing. Only they or the registrar’s office can change it.',
    ky: 'Бул таратууну башка кызматкер түзгөн. Аны ошол адам же каттоо офиси өзгөртө алат.',
  },
  'notifications.nothing_to_send_again': {
    ru: 'Письма этой отправки дошли до всех или ещё в пути: повторять нечего.',
    kk: 'Бұл жіберілімнің хаттары бәріне жетті не жолда: қайталайтын ештеңе жоқ.',
    en: 'The e-mails of this run have reached everybody or are under way: there is nothing to send again.',
    ky: 'Бул жөнөтүүнүн каттары баарына жетти же жолдо: кайталай турган эч нерсе жок.',
  },
  'notifications.student_not_found': {
    status: 404,
    ru: 'Не найдены студенты: {count}. Обновите список и выберите их снова.',
    kk: 'Табылмаған студенттер: {count}. Тізімді жаңартып, қайта таңдаңыз.',
    en: 'Students not found: {count}. Reload the list and select them again.',
    ky: 'Табылбаган студенттер: {count}. Тизмени жаңыртып, кайра тандаңыз.',
  },
  'notifications.not_your_students': {
    status: 403,
    ru: 'Среди получателей есть не ваши студенты: {count}. Писать можно только своим.',
    kk: 'Алушылардың арасында сіздің студенттеріңіз емес: {count}. Тек өз студенттеріңізге жаза аласыз.',
    en: 'Some of the recipients are not your students: {count}. You can only write to your own students.',
    ky: 'Алуучулардын арасында сиздин студенттериңиз эмес: {count}. Өз студенттериңизге гана жаза аласыз.',
  },
});

type Texts = typeof errors;
declare module '../kernel/rejections.ts' {
  interface Refusals extends Texts {}
}
