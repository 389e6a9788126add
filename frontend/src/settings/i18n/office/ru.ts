/** Texts of what the office writes and watches over besides the settings: guide, study plans, cancellations. */
const ru = {
  guide: {
    lead: 'Что студент читает на странице регистрации во вкладке «Как это работает». Пустая строка начинает новый абзац.',
    text: 'Текст (%{language})',
    saved: 'Памятка сохранена',
    preview: 'Так увидит студент',
  },
  plans: {
    lead: 'Сколько студентов каждого учебного плана уже отправили и утвердили карточки.',
    code: 'План',
    program: 'Программа',
    students: 'Студентов',
    not_started: 'Не начали',
    choosing: 'Выбирают',
    sent: 'Отправили',
    checking: 'На проверке',
    rejected: 'Возвращены',
    confirmed: 'Утверждены',
    search: 'Код плана',
    empty: 'Учебных планов со студентами нет',
    empty_hint: 'В этом периоде никто не учится по таким планам.',
  },
  cancelled: {
    lead: 'Курсы, потоки и занятия, которые отменил офис. Кто на них записан, того нужно перевести.',
    course: 'Курс',
    what: 'Что отменено',
    levels: {
      course: 'весь курс',
      flux: 'поток',
      lesson: 'занятие %{section}',
    },
    students: 'Записано',
    reason: 'Причина',
    by: 'Кто отменил',
    at: 'Когда',
    search: 'Курс или причина',
    empty: 'Ничего не отменено',
    empty_hint: 'Отмены появятся здесь, пока курс не откроют снова.',
  },
} as const;
export default ru;
