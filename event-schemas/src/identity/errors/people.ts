import { defineErrors } from '../../kernel/rejections.ts';

/** People’s cards and pictures, and the review of their rights. */
export const peopleErrors = defineErrors({
  'identity.invalid_avatar': {
    status: 422,
    ru: 'Это не снимок, который портал может показать: нужен PNG, JPEG или WebP не меньше 200 × 200 точек.',
    kk: 'Бұл портал көрсете алатын сурет емес: кемінде 200 × 200 нүктелік PNG, JPEG немесе WebP керек.',
    en: 'This is no picture that the portal can show: it takes PNG, JPEG or WebP of at least 200 × 200 pixels.',
    ky: 'Бул портал көрсөтө ала турган сүрөт эмес: кеминде 200 × 200 чекиттик PNG, JPEG же WebP керек.',
  },
  'identity.avatar_gone': {
    status: 404,
    ru: 'Этого снимка больше нет: его заменили или убрали.',
    kk: 'Бұл сурет енді жоқ: ол ауыстырылған не алынған.',
    en: 'This picture is gone: it was replaced or removed.',
    ky: 'Бул сүрөт эми жок: ал алмаштырылган же алынган.',
  },
  'identity.person_not_found': {
    status: 404,
    ru: 'Такого человека на портале нет.',
    kk: 'Порталда мұндай адам жоқ.',
    en: 'There is no such person in the portal.',
    ky: 'Порталда мындай адам жок.',
  },
  'identity.review_begun': {
    ru: 'Проверка прав за этот год уже начата.',
    kk: 'Осы жылғы құқықтарды тексеру басталған.',
    en: 'The review of rights of this year was begun already.',
    ky: 'Бул жылкы укуктарды текшерүү башталган.',
  },
  'identity.review_not_begun': {
    status: 404,
    ru: 'Проверка прав за этот год не начата.',
    kk: 'Осы жылғы құқықтарды тексеру басталмаған.',
    en: 'The review of rights of this year was not begun.',
    ky: 'Бул жылкы укуктарды текшерүү башталган эмес.',
  },
  'identity.roles_changed': {
    ru: 'Роли человека изменились, пока вы смотрели. Посмотрите ещё раз.',
    kk: 'Қарап отырғаныңызда адамның рөлдері өзгерді. Қайта қараңыз.',
    en: 'The person’s roles have changed while you were looking. Look again.',
    ky: 'Карап турганыңызда адамдын ролдору өзгөрдү. Кайра караңыз.',
  },
});
