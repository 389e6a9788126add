const ru = {
  search: { label: 'Студент, курс или имя потока', hint: 'Найдите карточку или курс, чтобы увидеть всё, что с ними было.', none: 'Ничего не найдено', none_hint: 'Попробуйте фамилию, код студента или код курса.', events: '%{smart_count} событие |||| %{smart_count} события |||| %{smart_count} событий', last: 'последнее %{date}', results: 'Найденные записи' },
  history: { rest: 'Показать ещё %{smart_count} различие |||| Показать ещё %{smart_count} различия |||| Показать ещё %{smart_count} различий', compare: 'Сравнить с другим моментом', compare_now: 'Сравнить с настоящим', two: 'Два момента', slider_to: 'Второй момент', portal: 'Весь портал на этот момент', newer: 'Показать более поздние', same_two: 'В оба момента было одно и то же', timeline: 'События', slider: 'Момент времени', as_of: 'На %{date}', version: 'событие %{version} из %{total}', previous: 'Раньше', next: 'Позже', then_now: 'Тогда и сейчас', then: 'Тогда', now: 'Сейчас', same: 'Тогда было так же, как сейчас', field: 'Что', state: 'Состояние на этот момент', raw: 'Как записано', on_behalf: '%{actor} от имени %{person}', command: 'команда %{command}, позиция %{position}', facts: 'факты на позицию %{position}', more: 'Показать более ранние', empty: 'Событий нет', none: '–', jump: 'Перейти к событию', at_label: 'Дата и время', go: 'Показать на этот момент', exact: 'Точный момент' },
  field: {
    status: 'Статус', courses: 'Курс', queued: 'Лист ожидания', credits: 'Кредиты', audit_credits: 'Кредиты на аудит', max_credit: 'Личный предел кредитов',
    max_credit_audit: 'Личный предел аудита', comment: 'Замечание эдвайзера', seats: 'Место', holds: 'Место в корзине', queue: 'Лист ожидания', offers: 'Предложенное место',
    access: 'Доступ', selected: 'Выбранные студенты', lessons: 'Занятие', lesson: 'Занятие', fluxes: 'Поток', flux: 'Поток',
    taken: 'занято', held: 'удержано', offered: 'предложено', waiting: 'ждут', capacity: 'мест', teacher: 'Преподаватель',
    room: 'Аудитория', until: 'до', audit: 'Аудит', name: 'Название', code: 'Код', added_by: 'Добавил',
    roles: 'Роли', login: 'Логин', email: 'Почта', phone: 'Телефон', fields: 'Сведения', debts: 'Задолженности',
  },
  value: { yes: 'да', no: 'нет', there: 'есть', credits: '%{smart_count} кредит |||| %{smart_count} кредита |||| %{smart_count} кредитов', blocked: 'закрыто', cancelled: 'отменено' },
  kind: { study_card: 'Карточка студента', course_offering: 'Курс периода', registration_standing: 'Доступ и долги', account: 'Учётная запись', student: 'Сведения о студенте', other: 'Запись' },
} as const;
export default ru;
