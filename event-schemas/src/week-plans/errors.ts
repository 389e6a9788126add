import { defineErrors } from '../kernel/rejections.ts';

/** Refusals about plans of a week, and about a week that is taken as a whole. */
export const errors = defineErrors({
  'week_plans.not_found': {
    status: 404,
    ru: 'Такого плана недели нет. Обновите страницу.',
    kk: 'Мұндай апта жоспары жоқ. Бетті жаңартыңыз.',
    en: 'There is no such plan of a week. Reload the page.',
    ky: 'Мындай жумалык план жок. Баракты жаңылаңыз.',
  },
  'week_plans.too_many': {
    ru: 'У вас уже {count} планов на этот период, это наибольшее число. Удалите ненужный.',
    kk: 'Бұл кезеңге жасалған жоспарларыңыз {count} болды, бұдан көп болмайды. Керексізін жойыңыз.',
    en: 'You have {count} plans for this term, and there can be no more. Delete one that you do not need.',
    ky: 'Бул мезгилге {count} планыңыз бар, мындан көп болбойт. Кереги жогун өчүрүңүз.',
  },
  'week_plans.name_taken': {
    ru: 'План с названием «{name}» уже есть. Выберите другое название.',
    kk: '«{name}» деп аталатын жоспар бар. Басқа атау таңдаңыз.',
    en: 'There is a plan called “{name}” already. Choose another name.',
    ky: '«{name}» деген план бар. Башка ат тандаңыз.',
  },
  'week_plans.empty': {
    ru: 'В плане «{name}» пока нет курсов. Сначала добавьте их.',
    kk: '«{name}» жоспарында әлі курс жоқ. Алдымен курстарды қосыңыз.',
    en: 'The plan “{name}” has no courses yet. Add some first.',
    ky: '«{name}» планында азырынча курс жок. Адегенде курстарды кошуңуз.',
  },
  'week_plans.not_shared': {
    ru: 'Студент пока не показал вам план «{name}» или забрал его. Обновите список.',
    kk: 'Студент «{name}» жоспарын сізге әлі көрсеткен жоқ немесе қайтарып алды. Тізімді жаңартыңыз.',
    en: 'The student has not shared the plan “{name}” with you, or has taken it back. Reload the list.',
    ky: 'Студент «{name}» планын сизге али көрсөткөн жок же кайра алып койду. Тизмени жаңылаңыз.',
  },
  'week_plans.changed_meanwhile': {
    ru: 'План «{name}» за это время изменился. Посмотрите его ещё раз и повторите.',
    kk: 'Осы арада «{name}» жоспары өзгерді. Оны қайта қарап, әрекетті қайталаңыз.',
    en: 'The plan “{name}” has changed meanwhile. Look at it again and repeat.',
    ky: 'Бул аралыкта «{name}» планы өзгөрдү. Аны кайра карап, аракетти кайталаңыз.',
  },
  'week_plans.week_refused': {
    ru: 'Неделя записывается только целиком, поэтому ничего не изменилось. Мешают курсы: {courses}.',
    kk: 'Апта тек тұтасымен жазылады, сондықтан ештеңе өзгерген жоқ. Кедергі болып тұрған курстар: {courses}.',
    en: 'A week is taken as a whole, so nothing has changed. Courses that stand in the way: {courses}.',
    ky: 'Жума бүтүндөй гана жазылат, ошондуктан эч нерсе өзгөргөн жок. Тоскоол болуп турган курстар: {courses}.',
  },
});

type Texts = typeof errors;
declare module '../kernel/rejections.ts' {
  interface Refusals extends Texts {}
}
