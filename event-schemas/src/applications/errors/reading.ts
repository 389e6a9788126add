import { defineErrors } from '../../kernel/rejections.ts';

/** Refusals of the read side. */
export const readingErrors = defineErrors({
  'applications.not_found': {
    status: 404,
    ru: 'Такого заявления нет, или оно не ваше.',
    kk: 'Мұндай өтініш жоқ немесе ол сіздікі емес.',
    en: 'There is no such application, or it is not yours.',
    ky: 'Мындай арыз жок же ал сиздики эмес.',
  },
  'applications.property_not_found': {
    status: 404,
    ru: 'Такого поля нет ни в одной форме. Обновите страницу: форма могла измениться.',
    kk: 'Мұндай өріс ешбір формада жоқ. Бетті жаңартыңыз: форма өзгерген болуы мүмкін.',
    en: 'No form has this field. Reload the page: the form may have changed.',
    ky: 'Мындай талаа бир да формада жок. Баракты жаңыртыңыз: форма өзгөргөн болушу мүмкүн.',
  },
  'applications.property_not_related': {
    status: 422,
    ru: 'В поле «{name}» ничего не выбирают из справочника.',
    kk: '«{name}» өрісінде анықтамалықтан ештеңе таңдалмайды.',
    en: 'Nothing is chosen from a directory in “{name}”.',
    ky: '«{name}» талаасында маалымдамадан эч нерсе тандалбайт.',
  },
  'applications.related_not_found': {
    status: 422,
    ru: 'Выбранного больше нет в справочнике. Выберите другое.',
    kk: 'Таңдалған нәрсе анықтамалықта жоқ. Басқасын таңдаңыз.',
    en: 'What was chosen is no longer in the directory. Choose something else.',
    ky: 'Тандалган нерсе маалымдамада жок. Башкасын тандаңыз.',
  },
});
