import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

export default {
  field_of_sciences: {
    one: 'ғылым саласы',
    many: 'ғылым салалары',
    object: 'ғылым саласын',
    lead: 'Қосымша білім беру бағдарламасы: студент ғылым саласын таңдап, оның курстарын негізгі бағдарламамен қатар оқиды.',
    empty: 'Ғылым салалары әлі жоқ',
    removal: 'Студенттер оны енді таңдай алмайды. Таңдап қойғандарға тек негізгі бағдарламаның курстары ашық болады.',
    fields: {
      code: 'Коды',
      name: 'Атауы',
      credit: 'Кредит',
      disciplines: 'Пәндер',
      is_active: 'Таңдауға болады',
    },
    hints: { disciplines: 'Саланы таңдағандарға осы пәндердің курстары ашылады' },
    own: { count: '%{smart_count} пән |||| %{smart_count} пән' },
  },
} satisfies Catalogue<typeof ru>;
