import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  kind: {
    achievement: 'Жетишкендик',
    achievement_form: 'Жетишкендик түрүнүн формасы',
    portfolio: 'Портфолио',
  },
  field: {
    order: 'Статустун номери',
    accepted: 'Эмне кабыл алынды',
    achievements: 'Жетишкендиктер',
    shown: 'Башкаларга көрүнгөнү',
    achievement: 'Жетишкендик',
    title: 'Аталышы',
    day: 'Күнү',
  },
} satisfies Catalogue<typeof ru>;
export default ky;
