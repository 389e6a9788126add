import { defineErrors } from '../kernel/rejections.ts';

/** Refusals of the system's settings and of maintenance (portal.md §2, §8). */
export const errors = defineErrors({
  'system.maintenance': {
    status: 503,
    ru: 'На портале идут технические работы. Зайдите позже.',
    kk: 'Порталда техникалық жұмыстар жүріп жатыр. Кейінірек кіріңіз.',
    en: 'The portal is under maintenance. Please come back later.',
    ky: 'Порталда техникалык иштер жүрүп жатат. Кийинчерээк кириңиз.',
  },
  'system.return_date_passed': {
    status: 422,
    ru: 'Время возвращения уже прошло.',
    kk: 'Қайта ашылу уақыты өтіп кеткен.',
    en: 'The time of return has passed already.',
    ky: 'Кайра ачылуу убактысы өтүп кеткен.',
  },
});

type Texts = typeof errors;
declare module '../kernel/rejections.ts' {
  interface Refusals extends Texts {}
}
