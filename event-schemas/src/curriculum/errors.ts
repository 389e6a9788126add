import { defineErrors } from '../kernel/rejections.ts';

export const errors = defineErrors({
  'curriculum.study_plan_not_found': {
    status: 404,
    ru: 'Такого учебного плана нет', kk: 'Мұндай оқу жоспары жоқ', en: 'There is no such study plan', ky: 'Мындай окуу планы жок',
  },
});
