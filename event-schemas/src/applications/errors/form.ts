import { defineErrors } from '../../kernel/rejections.ts';

/** Refusals of what was filled in. `fields`: prop_code → fault (`form-faults.ts`), so that the form puts each at its field; `names`: the fields in words. */
export const formErrors = defineErrors({
  'applications.form_faulty': {
    status: 422,
    ru: 'Проверьте поля заявления: {names}.',
    kk: 'Өтініштің мына өрістерін тексеріңіз: {names}.',
    en: 'Please check these fields of the application: {names}.',
    ky: 'Арыздын бул талааларын текшериңиз: {names}.',
  },
  'applications.changed_elsewhere': {
    ru: 'Эти поля тем временем изменили в другом окне: {names}. Решите, что оставить.',
    kk: 'Бұл өрістер осы арада басқа терезеде өзгертілді: {names}. Қайсысын қалдыратыныңызды шешіңіз.',
    en: 'These fields have meanwhile been changed in another window: {names}. Decide which to keep.',
    ky: 'Бул талаалар ошол учурда башка терезеде өзгөртүлдү: {names}. Кайсынысын калтырарыңызды чечиңиз.',
  },
});
