import { defineErrors } from '../kernel/rejections.ts';

export const errors = defineErrors({
  'bugs.too_many': {
    status: 429,
    ru: 'За сутки можно сообщить не больше чем о {max} ошибках. Продолжите завтра.',
    kk: 'Бір тәулікте ең көбі {max} қате туралы хабарлауға болады. Ертең жалғастырыңыз.',
    en: 'At most {max} bugs can be reported in a day. Please continue tomorrow.',
    ky: 'Бир суткада эң көп {max} ката тууралуу билдирсе болот. Эртең улантыңыз.',
  },
});

type Texts = typeof errors;
declare module '../kernel/rejections.ts' {
  interface Refusals extends Texts {}
}
