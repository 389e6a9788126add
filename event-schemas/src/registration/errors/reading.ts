import { defineErrors } from '../../kernel/rejections.ts';

/** Refusals of queries. The first three leave the screen's state as it is (portal.md §4, year-semester load). */
export const readingErrors = defineErrors({
  'registration.finished_registration': {
    ru: '«{period}»: этот период закончился {end_date}[, супер-регистрация\u00a0— {until}].',
    kk: '«{period}»: бұл кезең аяқталды, {end_date}[, супер-тіркелу: {until}].',
    en: '“{period}” ended on {end_date}[, super registration on {until}].',
    ky: '«{period}»: бул мезгил аяктады, {end_date}[, супер-каттоо: {until}].',
  },
  'registration.access_status_for_not_found_reg_period': {
    status: 404,
    ru: 'Для вас не назначен период регистрации. Следите за объявлениями офиса регистратора.',
    kk: 'Сізге тіркелу кезеңі белгіленбеген. Тіркеуші офисінің хабарландыруларын қадағалаңыз.',
    en: 'No registration period has been set for you. Watch for announcements from the registrar’s office.',
    ky: 'Сизге каттоо мезгили дайындалган эмес. Каттоо офисинин кулактандырууларын көзөмөлдөңүз.',
  },
  'registration.not_status_info': {
    ru: 'Вам не назначен учебный план, поэтому карточки регистрации нет. Обратитесь в офис регистратора.',
    kk: 'Сізге оқу жоспары бекітілмеген, сондықтан тіркелу карточкасы жоқ. Тіркеуші офисіне хабарласыңыз.',
    en: 'You have no study plan yet, so there is no registration card. Please contact the registrar’s office.',
    ky: 'Сизге окуу планы бекитилген эмес, ошондуктан каттоо карточкасы жок. Каттоо офисине кайрылыңыз.',
  },
  'registration.study_period_not_found': {
    status: 404,
    ru: 'Такого учебного периода нет.',
    kk: 'Мұндай оқу кезеңі жоқ.',
    en: 'There is no such term.',
    ky: 'Мындай окуу мезгили жок.',
  },
  'registration.study_plan_not_found': {
    status: 404,
    ru: 'Такого учебного плана нет.',
    kk: 'Мұндай оқу жоспары жоқ.',
    en: 'There is no such study plan.',
    ky: 'Мындай окуу планы жок.',
  },
});
