import type { Words } from '../../../kernel/entity/words.ts';
import type { discipline, study_plan } from '../../entities/plans.ts';

export default {
  discipline: {
    one: 'пән',
    many: 'пәндер',
    object: 'пәнді',
    lead: 'Пәндер каталогы: кредиттер, түрлері бойынша жүктеме, пререквизиттер мен кореквизиттер.',
    add: 'Пән қосу',
    fields: {
      code: 'Коды',
      name: 'Атауы',
      credits: 'Кредит саны',
      cathedra: 'Кафедра',
      cycle: 'Цикл',
      component: 'Компонент',
      load: 'Жүктеме, семестрдегі сағат',
      description: 'Сипаттамасы',
      prerequisites: 'Пререквизиттер',
      corequisites: 'Кореквизиттер',
      recommended_for: 'Кімге ұсынылады',
      edu_programs: 'Қай бағдарламаларға ашық',
      preparation_levels: 'Қай деңгейлерге ашық',
      is_sport: 'Спорт пәні',
      is_introductory: 'Кіріспе курс',
      needs_medical_certificate: 'Медициналық анықтама қажет',
    },
    columns: {
      load: { kind: 'Сабақ түрі', hours: 'Сағат' },
      prerequisites: {
        required_discipline: 'Пән',
        and_prerequisites: 'онымен қоса',
        edu_program: 'Тек мына бағдарламаға',
        is_active: 'Қолданыста',
      },
    },
    hints: {
      prerequisites: 'Бір бағдарламаның жолдары\u00a0— баламалар: біреуі жеткілікті. Жолдағы пәндердің бәрі керек.',
      corequisites: 'Осы пәнмен бірге немесе одан бұрын оқылады.',
      edu_programs: 'Бос болса, бәріне ашық.',
      preparation_levels: 'Бос болса, бәріне ашық.',
    },
    rules: { 'curriculum.load_kind_twice': 'Жүктемеде бір сабақ түрі екі рет көрсетілген. Оған бір жол қалдырыңыз.' },
  },
  study_plan: {
    one: 'оқу жоспары',
    many: 'оқу жоспарлары',
    object: 'оқу жоспарын',
    lead: 'Әр жылы қабылданғандар не оқиды: бағдарлама пәндері семестрлер бойынша.',
    fields: {
      code: 'Коды',
      edu_program: 'Бағдарлама',
      entry_year: 'Түскен жылы',
      lines: 'Пәндер',
      students: 'Студенттер',
    },
    columns: { lines: { discipline: 'Пән', semester: 'Семестр', credits: 'Кредит' } },
    rules: { 'curriculum.plan_line_twice': 'Пән жоспардың бір семестрінде екі рет тұр. Артық жолын алып тастаңыз.' },
  },
} satisfies Words<{ discipline: typeof discipline; study_plan: typeof study_plan }>;
