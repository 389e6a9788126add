import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  stage: {
    draft: 'Долбоор',
    in_review: 'Каралууда',
    returned: 'Оңдоого кайтарылган',
    approved: 'Жактырылган',
    rejected: 'Четке кагылган',
    withdrawn: 'Кайра алынган',
  },
  widgets: {
    all_mine: 'Бардык арыздарым',
    none_mine: 'Арыздар азырынча жок',
    none_mine_hint: 'Маалымкат, которулуу, өргүү жана университетке башка өтүнүчтөр.',
    none_waiting: 'Сизди күткөн арыз жок',
    none_waiting_hint: 'Жаңы арыздар бул жерге өзү чыгат.',
    all_waiting: 'Чечим күтүүдө: %{count}',
  },
} satisfies Catalogue<typeof ru>;
export default ky;
