import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  kind: {
    achievement: 'Жетістік',
    achievement_form: 'Жетістік түрінің формасы',
    portfolio: 'Портфолио',
  },
  field: {
    order: 'Мәртебе нөмірі',
    accepted: 'Не қабылданды',
    achievements: 'Жетістіктер',
    shown: 'Басқаларға көрінетіні',
    achievement: 'Жетістік',
    title: 'Тақырыбы',
    day: 'Күні',
  },
} satisfies Catalogue<typeof ru>;
export default kk;
