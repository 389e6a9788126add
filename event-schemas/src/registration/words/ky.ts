import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

export default {
  field_of_sciences: {
    one: 'илим тармагы',
    many: 'илим тармактары',
    object: 'илим тармагын',
    lead: 'Кошумча билим берүү программасы: студент илим тармагын тандап, анын курстарын негизги программа менен катар окуйт.',
    empty: 'Илим тармактары азырынча жок',
    removal: 'Студенттер аны мындан ары тандай албайт. Тандап койгондорго негизги программанын гана курстары ачык калат.',
    fields: {
      code: 'Коду',
      name: 'Аталышы',
      credit: 'Кредит',
      disciplines: 'Дисциплиналар',
      is_active: 'Тандоого болот',
    },
    hints: { disciplines: 'Тармакты тандагандарга ушулардын курстары ачылат' },
    own: { count: '%{smart_count} дисциплина |||| %{smart_count} дисциплина' },
  },
} satisfies Catalogue<typeof ru>;
