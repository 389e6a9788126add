import type { Words } from '../../../kernel/entity/words.ts';
import type { discipline, study_plan } from '../../entities/plans.ts';

export default {
  discipline: {
    one: 'дисциплина',
    many: 'дисциплиналар',
    object: 'дисциплинаны',
    lead: 'Дисциплиналардын каталогу: кредиттер, түрлөрү боюнча жүктөм, пререквизиттер жана кореквизиттер.',
    add: 'Дисциплина кошуу',
    fields: {
      code: 'Коду',
      name: 'Аталышы',
      credits: 'Кредит саны',
      cathedra: 'Кафедра',
      cycle: 'Цикл',
      component: 'Компонент',
      load: 'Жүктөм, семестрдеги саат',
      description: 'Сүрөттөмөсү',
      prerequisites: 'Пререквизиттер',
      corequisites: 'Кореквизиттер',
      recommended_for: 'Кимге сунушталат',
      edu_programs: 'Кайсы программаларга ачык',
      preparation_levels: 'Кайсы деңгээлдерге ачык',
      is_sport: 'Спорт дисциплинасы',
      is_introductory: 'Киришүү курсу',
      needs_medical_certificate: 'Медициналык маалымкат керек',
    },
    columns: {
      load: { kind: 'Сабактын түрү', hours: 'Саат' },
      prerequisites: {
        required_discipline: 'Дисциплина',
        and_prerequisites: 'аны менен кошо',
        edu_program: 'Ушул программага гана',
        is_active: 'Күчүндө',
      },
    },
    hints: {
      prerequisites:
        'Бир программанын саптары\u00a0— варианттар: бирөө жетиштүү. Саптагы дисциплиналардын баары керек.',
      corequisites: 'Бул дисциплина менен бирге же андан мурун окулат.',
      edu_programs: 'Бош болсо, баарына ачык.',
      preparation_levels: 'Бош болсо, баарына ачык.',
    },
    rules: { 'curriculum.load_kind_twice': 'Жүктөмдө сабактын бир түрү эки жолу жазылган. Ага бир сап калтырыңыз.' },
  },
  study_plan: {
    one: 'окуу планы',
    many: 'окуу пландары',
    object: 'окуу планын',
    lead: 'Ар бир жылы кабыл алынгандар эмнени окуйт: программанын дисциплиналары семестрлер боюнча.',
    fields: {
      code: 'Коду',
      edu_program: 'Программа',
      entry_year: 'Кирген жылы',
      lines: 'Дисциплиналар',
      students: 'Студенттер',
    },
    columns: { lines: { discipline: 'Дисциплина', semester: 'Семестр', credits: 'Кредит' } },
    rules: {
      'curriculum.plan_line_twice': 'Дисциплина пландын бир семестринде эки жолу турат. Ашык сабын алып салыңыз.',
    },
  },
} satisfies Words<{ discipline: typeof discipline; study_plan: typeof study_plan }>;
