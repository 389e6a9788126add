import type { Words } from '../../../kernel/entity/words.ts';
import type { discipline, study_plan } from '../../entities/plans.ts';

export default {
  discipline: {
    one: 'дисциплина',
    many: 'дисциплины',
    object: 'дисциплину',
    lead: 'Каталог дисциплин: кредиты, нагрузка по видам, пререквизиты и кореквизиты.',
    add: 'Добавить дисциплину',
    fields: {
      code: 'Код',
      name: 'Название',
      credits: 'Кредиты',
      cathedra: 'Кафедра',
      cycle: 'Цикл',
      component: 'Компонент',
      load: 'Нагрузка, часов за семестр',
      description: 'Описание',
      prerequisites: 'Пререквизиты',
      corequisites: 'Кореквизиты',
      recommended_for: 'Кому рекомендована',
      edu_programs: 'Доступна программам',
      preparation_levels: 'Доступна уровням',
      is_sport: 'Спортивная дисциплина',
      is_introductory: 'Вводный курс',
      needs_medical_certificate: 'Нужна медицинская справка',
    },
    columns: {
      load: { kind: 'Вид занятий', hours: 'Часы' },
      prerequisites: {
        required_discipline: 'Дисциплина',
        and_prerequisites: 'и вместе с ней',
        edu_program: 'Только для программы',
        is_active: 'Действует',
      },
    },
    hints: {
      prerequisites:
        'Строки одной программы\u00a0— варианты: достаточно любой из них. В строке нужны все её дисциплины.',
      corequisites: 'Изучаются вместе с этой дисциплиной или раньше.',
      edu_programs: 'Пусто: доступна всем.',
      preparation_levels: 'Пусто: доступна всем.',
    },
    rules: { 'curriculum.load_kind_twice': 'Вид занятий указан в нагрузке дважды. Оставьте для него одну строку.' },
  },
  study_plan: {
    one: 'учебный план',
    many: 'учебные планы',
    object: 'учебный план',
    lead: 'Что изучает каждый набор: дисциплины программы по семестрам.',
    fields: {
      code: 'Код',
      edu_program: 'Программа',
      entry_year: 'Год поступления',
      lines: 'Дисциплины',
      students: 'Студенты',
    },
    columns: { lines: { discipline: 'Дисциплина', semester: 'Семестр', credits: 'Кредиты' } },
    rules: { 'curriculum.plan_line_twice': 'Дисциплина стоит в одном семестре плана дважды. Уберите лишнюю строку.' },
  },
} satisfies Words<{ discipline: typeof discipline; study_plan: typeof study_plan }>;
