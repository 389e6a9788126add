import { defineErrors } from '../kernel/rejections.ts';

/** Refusals besides those of the connection's own rules (words). */
export const errors = defineErrors({
  'integrations.key_shown_already': {
    status: 409,
    ru: 'Этот ключ уже создан и был показан один раз. Создайте новый.',
    kk: 'Бұл кілт жасалып, бір рет көрсетілді. Жаңасын жасаңыз.',
    en: 'This key was made and shown once already. Make a new one.',
    ky: 'Бул ачкыч түзүлүп, бир жолу көрсөтүлгөн. Жаңысын түзүңүз.',
  },
  'integrations.secret_missing': {
    status: 422,
    ru: 'Сначала создайте секрет подписи: без него сообщение не подписать.',
    kk: 'Алдымен қолтаңба құпиясын жасаңыз: онсыз хабарламаға қол қойылмайды.',
    en: 'Make a signing secret first: without one no message can be signed.',
    ky: 'Адегенде кол тамганын сырын түзүңүз: ансыз билдирүүгө кол коюлбайт.',
  },
  'integrations.not_outgoing': {
    status: 422,
    ru: 'Это подключение ничего не отправляет: оно само обращается к порталу.',
    kk: 'Бұл қосылым ештеңе жібермейді: ол порталға өзі жүгінеді.',
    en: 'This connection sends nothing: it calls the portal itself.',
    ky: 'Бул байланыш эч нерсе жөнөтпөйт: ал порталга өзү кайрылат.',
  },
  'integrations.replay_from_future': {
    status: 422,
    ru: 'Выберите момент в прошлом: отправить повторно можно только то, что уже произошло.',
    kk: 'Өткен сәтті таңдаңыз: тек болып өткен нәрсені қайта жіберуге болады.',
    en: 'Choose a moment in the past: only what has happened can be sent again.',
    ky: 'Өткөн учурду тандаңыз: болуп өткөн нерсени гана кайра жөнөтсө болот.',
  },
});

type Texts = typeof errors;
declare module '../kernel/rejections.ts' {
  interface Refusals extends Texts {}
}
