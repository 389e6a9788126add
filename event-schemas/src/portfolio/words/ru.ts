import type { Words } from '../../kernel/entity/words.ts';
import type { entities } from '../entities.ts';

/** What types of achievements are called. */
const ru = {
  achievement_type: {
    one: 'тип достижений',
    many: 'типы достижений',
    object: 'тип достижений',
    lead: 'Какие достижения студенты добавляют в портфолио и что о них спрашивают. Тип без формы студентам не предлагается.',
    fields: {
      name: 'Название',
      description: 'Описание',
      priority: 'Порядок',
      files_needed: 'Нужен файл-подтверждение',
      max_per_year: 'Не больше за год',
      is_active: 'Можно добавлять',
    },
    hints: {
      description: 'Студент прочтёт это, выбирая тип.',
      priority: 'Чем меньше число, тем выше в списке.',
      max_per_year: 'Сколько таких достижений студент добавит за календарный год. Пусто: без ограничения.',
    },
  },
} satisfies Words<typeof entities>;
export default ru;
