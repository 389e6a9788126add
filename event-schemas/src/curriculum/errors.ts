import { defineErrors } from '../kernel/rejections.ts';

export const errors = defineErrors({
  'curriculum.study_plan_not_found': {
    status: 404,
    ru: 'Такого учебного плана нет',
    kk: 'Мұндай оқу жоспары жоқ',
    en: 'There is no such study plan',
    ky: 'Мындай окуу планы жок',
  },
  'curriculum.no_plans_of_year': {
    status: 422,
    ru: 'Планов {year} года нет',
    kk: '{year} жылдың жоспары жоқ',
    en: 'There are no plans of {year}',
    ky: '{year}-жылдын планы жок',
  },
  'curriculum.students_gone': {
    status: 409,
    ru: 'Никто не переведён. Этих студентов больше нет: {names}. Обновите список.',
    kk: 'Ешкім ауыстырылмады. Мына студенттер енді жоқ: {names}. Тізімді жаңартыңыз.',
    en: 'Nobody was moved. These students are no longer there: {names}. Reload the list.',
    ky: 'Эч ким которулган жок. Бул студенттер эми жок: {names}. Тизмени жаңылаңыз.',
  },
  'curriculum.prerequisites_in_a_circle': {
    status: 422,
    ru: 'Пререквизиты образуют круг: {circle}. Уберите одно из этих требований.',
    kk: 'Пререквизиттер тұйық шеңбер құрап тұр: {circle}. Осы талаптардың бірін алып тастаңыз.',
    en: 'The prerequisites form a circle: {circle}. Remove one of these requirements.',
    ky: 'Пререквизиттер туюк тегерек түзүп калды: {circle}. Бул талаптардын бирин алып салыңыз.',
  },
});

type Texts = typeof errors;
declare module '../kernel/rejections.ts' {
  interface Refusals extends Texts {}
}
