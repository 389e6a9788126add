import { defineErrors } from '../../kernel/rejections.ts';

/** Refusals of uploads (portal.md §8 "Upload"); what is wrong with a single file is said by the platform's own (`platform.file_…`, `platform.too_large`). */
export const fileErrors = defineErrors({
  'applications.no_file': {
    status: 422,
    ru: 'В запросе нет ни одного файла.',
    kk: 'Сұрауда бірде-бір файл жоқ.',
    en: 'There is no file in the request.',
    ky: 'Сурамда бир да файл жок.',
  },
  'applications.file_not_found': {
    status: 404,
    ru: 'Такого файла нет, или он не для вас.',
    kk: 'Мұндай файл жоқ не ол сізге арналмаған.',
    en: 'There is no such file, or it is not for you.',
    ky: 'Мындай файл жок же ал сизге арналган эмес.',
  },
  'applications.too_many_files': {
    status: 409,
    ru: 'Вы загрузили слишком много файлов, которые никуда не отправлены. Уберите лишние или отправьте заявление.',
    kk: 'Ешқайда жіберілмеген тым көп файл жүктедіңіз. Артығын алып тастаңыз немесе өтінішті жіберіңіз.',
    en: 'You have uploaded too many files that no application was sent with. Remove some or send the application.',
    ky: 'Эч жакка жөнөтүлбөгөн өтө көп файл жүктөдүңүз. Ашыкчасын алып салыңыз же арызды жөнөтүңүз.',
  },
});
