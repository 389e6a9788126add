import { defineErrors } from '../kernel/rejections.ts';

export const errors = defineErrors({
  'curriculum.period_ends_before_start': {
    status: 422,
    ru: 'Учебный период заканчивается раньше, чем начинается. Поправьте даты.',
    kk: 'Оқу кезеңі басталмай тұрып аяқталады. Күндерін түзетіңіз.',
    en: 'The term ends before it starts. Correct the dates.',
    ky: 'Окуу мезгили башталбай жатып бүтөт. Күндөрүн оңдоңуз.',
  },
  'curriculum.study_plan_not_found': {
    status: 404,
    ru: 'Такого учебного плана нет',
    kk: 'Мұндай оқу жоспары жоқ',
    en: 'There is no such study plan',
    ky: 'Мындай окуу планы жок',
  },
});

type Texts = typeof errors;
declare module '../kernel/rejections.ts' {
  interface Refusals extends Texts {}
}
