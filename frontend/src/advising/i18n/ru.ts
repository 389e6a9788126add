const ru = {
  list: {
    search: 'Фамилия, имя или код', code: 'Код', name: 'Студент', group: 'Группа', status: 'Карточка', credits: 'Кредиты', queued: 'В очереди', advisor: 'Эдвайзер', changed: 'Последнее изменение', course: 'Курс', program: 'Образовательная программа', faculty: 'Факультет',
    entry_year: 'Год поступления', study_form: 'Форма обучения', level: 'Уровень', debt: 'Задолженность', empty: 'Студентов нет', empty_hint: 'Никто не подходит под эти условия. Снимите часть фильтров.', cathedra: 'Кафедра', student_status: 'Статус студента', gender: 'Пол', citizenship: 'Гражданство',
    speciality: 'Специальность', program_group: 'Группа программ', study_year: 'Учебный год', semester: 'Семестр', email: 'Почта', audit: 'Вольнослушатель', sent: 'Отправлена', show_status: 'Показать карточки «%{status}»: %{count}', bulk_return: 'Вернуть', bulk_return_title: 'Вернуть %{smart_count} карточку студенту? |||| Вернуть %{smart_count} карточки студентам? |||| Вернуть %{smart_count} карточек студентам?', mail: 'Написать', mail_title: 'Письмо %{smart_count} студенту |||| Письмо %{smart_count} студентам |||| Письмо %{smart_count} студентам', mail_send: 'Отправить', mail_subject: 'Тема', mail_text: 'Текст письма', mail_done: 'Письмо отправлено %{smart_count} студенту |||| Письмо отправлено %{smart_count} студентам |||| Письмо отправлено %{smart_count} студентам', mail_without: 'У %{smart_count} студента нет почты: он получит только уведомление на портале. |||| У %{smart_count} студентов нет почты: они получат только уведомление на портале. |||| У %{smart_count} студентов нет почты: они получат только уведомление на портале.',
    bulk_start: 'Начать проверку', bulk_approve: 'Утвердить', bulk_done: 'Готово: %{done}. Отказано: %{refused}.', bulk_report: 'Что не получилось', close: 'Закрыть', yes: 'да', no: 'нет', all: 'Все', counts: 'Карточки по статусам',
  },
  card: {
    tabs: { card: 'Карточка', try: 'Что если', completed: 'Изучено', plan: 'Учебный план', permits: 'Разрешения', history: 'История' }, group: 'группа %{group}', year: '%{course} курс', no_advisor: 'Эдвайзер не назначен', advisor: 'Эдвайзер', program: 'Программа', email: 'Почта', period: 'Период',
    credits: 'Кредиты', of: '%{amount} из %{max}, минимум %{min}', audit: 'Аудит', courses: 'Курсы', waiting: 'Очередь', none: 'Курсов в карточке нет', debts: 'Задолженности', no_debts: 'нет', certificate: 'Медицинская справка', until: 'до %{date}', no_certificate: 'нет',
    replay: 'Открыть историю с воспроизведением', results_none: 'Результатов прошлых периодов нет', plan_none: 'Учебный план не назначен', semester: '%{number} семестр', history_none: 'С карточкой ещё ничего не делали', comment: 'Комментарий эдвайзера', discipline: 'Дисциплина', letter: 'Оценка', line_credits: 'Кредиты',
    debt: { financial: 'оплата обучения', library: 'библиотека', fine: 'штраф' }, on_behalf: '%{actor} от имени %{person}',
  },
  act: {
    start_review: 'Начать проверку', approve: 'Утвердить', reject: 'Вернуть с комментарием', set_status: 'Сменить статус', started: 'Проверка начата', approved: 'Карточка утверждена', rejected: 'Карточка возвращена студенту', status_set: 'Статус изменён',
    start_title: 'Начать проверку карточки?', start_text: 'Студент увидит, что вы взяли карточку на проверку.', reject_title: 'Вернуть карточку студенту', reject_text: 'Студент увидит комментарий и сможет исправить карточку.', comment: 'Комментарий', reason: 'Причина', status_title: 'Сменить статус карточки', status: 'Новый статус',
    add: 'Добавить курс', add_title: 'Добавить курс в карточку', added: 'Курс добавлен: %{name}', drop: 'Убрать', drop_title: 'Убрать курс из карточки?', drop_text: 'Место в курсе «%{name}» освободится.', dropped: 'Курс убран: %{name}', pick: 'Курс', lessons: 'Занятия', off: 'Почему нельзя: %{why}',
  },
  assign: { act: 'Другому эдвайзеру', title: 'Передать %{smart_count} студента другому эдвайзеру |||| Передать %{smart_count} студентов другому эдвайзеру |||| Передать %{smart_count} студентов другому эдвайзеру', text: 'Карточки остаются как есть: проверку продолжит новый эдвайзер.', confirm: 'Передать', advisor: 'Новый эдвайзер', none: 'Никого не найдено', students: '%{smart_count} студент |||| %{smart_count} студента |||| %{smart_count} студентов' },
  queue: { none: 'Карточек на проверку нет', hint: 'Когда студент отправит карточку, она появится здесь.', open: 'Все мои студенты' },
  review: { title: 'Карточки у эдвайзера', waiting: 'Ждут проверки', sent: 'отправлена %{date}', filter: 'Показать карточки со статусом' },
} as const;
export default ru;
