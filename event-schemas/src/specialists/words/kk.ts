import type { Words } from '../../kernel/entity/words.ts';
import type { entities } from '../entities.ts';

/** What kinds of specialists, and those who are one, are called. */
const kk = {
  specialist_type: {
    one: 'маман түрі',
    many: 'маман түрлері',
    object: 'маман түрін',
    lead: 'Кімге және қандай тәртіппен жазылуға болады. Кемінде бір маманы бар түрді өшіруге болмайды.',
    fields: {
      name: 'Атауы',
      minutes: 'Қабылдау ұзақтығы, мин',
      book_from_hours: 'Кемінде неше сағат бұрын жазылу керек',
      book_until_days: 'Неше күн алға жазылуға болады',
      cancel_until_hours: 'Студент кемінде неше сағат бұрын болдырмай алады',
      open_limit: 'Студенттің ашық жазылуы',
    },
    hints: { name: 'Орысша, қазақша және ағылшынша; қырғызша атауы болмаса, орысшасы көрсетіледі.' },
    rules: { 'specialists.name_required': 'Атауын орысша, қазақша және ағылшынша жазыңыз.' },
  },
  specialist_role: {
    one: 'маман',
    many: 'мамандар',
    object: 'маманды',
    lead: 'Кім қабылдайды. Қабылдау сағаттары мен келмейтін уақытын маман өзі белгілейді, қажет болса, оның орнына сіз белгілей аласыз.',
    empty: 'Әзірге маман жоқ',
    removal: 'Жаңа жазылу болмайды, бұрынғылары қалады.',
    fields: {
      account: 'Маман',
      type: 'Түрі',
      room: 'Бөлме',
      minutes: 'Қабылдау ұзақтығы, мин',
      about: 'Маман туралы',
      photo: 'Фотосурет',
    },
    hints: { photo: 'Оны студенттер көреді. PNG, JPEG немесе WebP, кемінде 200 × 200 пиксель', minutes: 'Көрсетілмесе, маман түрінің ұзақтығы қолданылады.' },
  },
} satisfies Words<typeof entities>;
export default kk;
