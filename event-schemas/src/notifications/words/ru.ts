import type { Words } from '../../kernel/entity/words.ts';
import type { entities } from '../entities.ts';

export default {
  web_banner: {
    one: 'баннер',
    many: 'баннеры',
    object: 'баннер',
    lead: 'Объявления университета строкой над всеми экранами: кому, с какого и до какого времени.',
    empty: 'Баннеров нет',
    removal: 'Баннер сразу исчезнет у всех. Удаление можно отменить сразу после него.',
    fields: {
      message: 'Текст',
      type: 'Цвет',
      target_audience: 'Кому',
      target_audience_options: 'Роли',
      preparation_level: 'Уровень подготовки',
      course: 'Курс',
      load_type: 'Вид занятий',
      begin_to_show_at: 'Показывать с',
      stop_to_show_at: 'Показывать до',
      duration: 'Скрыть через, секунд',
      author: 'Кто создал',
    },
    hints: {
      message: 'Достаточно одного языка. Кто читает на другом, увидит русский текст, а если его нет\u00a0— тот, что есть.',
      preparation_level: 'Не выбрано: всем уровням',
      course: 'Пусто: все курсы',
      load_type: 'Преподавателям, которые ведут такие занятия; не выбрано: всем',
      duration: 'Пусто: пока читатель не закроет сам.',
    },
    codes: {
      type: {
        university: 'Предупреждение университета',
        important: 'Важное',
        personal: 'Личное',
        group: 'Хорошая новость',
      },
      target_audience: { everybody: 'Всем', roles: 'По ролям', students: 'Студентам', teachers: 'Преподавателям' },
    },
    states: { scheduled: 'Ждёт начала', shown: 'Показывается', over: 'Закончился' },
    rules: {
      'notifications.banner_text_required': 'Напишите текст баннера хотя бы на одном языке.',
      'notifications.banner_ends_before_start': 'Баннер перестаёт показываться раньше, чем начинает. Поставьте конец позже начала.',
      'notifications.banner_roles_required': 'Выберите хотя бы одну роль, которой виден баннер.',
    },
    own: { preview: 'Как его увидят', year: '%{course} курс' },
  },
} satisfies Words<typeof entities>;
