import type { Words } from '../../kernel/entity/words.ts';
import type { entities } from '../entities.ts';

export default {
  field_of_sciences: {
    one: 'область наук',
    many: 'области наук',
    object: 'область наук',
    lead: 'Дополнительная образовательная программа: студент выбирает область наук и изучает её курсы рядом с основной программой.',
    empty: 'Областей наук пока нет',
    removal: 'Студенты больше не смогут её выбрать. У тех, кто уже выбрал, откроются только курсы основной программы.',
    fields: {
      code: 'Код',
      name: 'Название',
      credit: 'Кредиты',
      disciplines: 'Дисциплины',
      is_active: 'Можно выбрать',
    },
    hints: { disciplines: 'Их курсы открываются тем, кто выбрал область' },
    own: { count: '%{smart_count} дисциплина |||| %{smart_count} дисциплины |||| %{smart_count} дисциплин' },
  },
} satisfies Words<typeof entities>;
