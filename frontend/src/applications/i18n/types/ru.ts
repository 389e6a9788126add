const ru = {
  yes: 'да', no: 'нет', more: 'Другие действия', act_on: 'Действия: %{name}', faults: '%{smart_count} замечание |||| %{smart_count} замечания |||| %{smart_count} замечаний',
  closed_because: 'Приём заявлений закрыт: %{reason}',
  list: {
    lead: 'Кто может подать заявление, какую форму он заполняет и кто её согласует.', create: 'Новый вид заявления', search: 'Название вида заявления', name: 'Вид заявления',
    state: 'Состояние', version: 'Версия', changed: 'Есть правки', open: 'Не завершено', finished: 'Завершено', period: 'Приём', always: 'всегда', properties: 'Полей', steps: 'Шагов',
    changed_at: 'Изменён', changed_by: 'Кем', portal: 'портал', empty: 'Видов заявлений нет', empty_hint: 'Создайте первый или снимите часть фильтров.',
  },
  states: {
    draft: 'Черновик', published: 'Принимается', closed: 'Закрыт',
  },
  tabs: {
    general: 'Общее', form: 'Форма', route: 'Маршрут', versions: 'Версии',
  },
  bar: {
    unsaved: 'Есть несохранённые правки', unpublished: 'Сохранено, но не опубликовано', published: 'Опубликовано', undo: 'Отменить правку', save: 'Сохранить черновик',
    publish: 'Опубликовать', save_anyway: 'Сохранить моё',
  },
  leave: {
    title: 'Уйти без сохранения?', text: 'Правки этого вида заявления не сохранены и пропадут.', go: 'Уйти и потерять правки',
  },
  ask: {
    publish: 'Опубликовать версию %{version}?', publish_new: 'Новые заявления пойдут по этой версии.',
    publish_running: 'С %{smart_count} незавершённым заявлением ничего не случится: оно идёт по своей версии. |||| С %{smart_count} незавершёнными заявлениями ничего не случится: они идут по своей версии. |||| С %{smart_count} незавершёнными заявлениями ничего не случится: они идут по своей версии.',
    warnings: 'Обратите внимание:', close: 'Закрыть приём заявлений?',
    close_text: 'Новых заявлений никто не подаст. %{smart_count} незавершённое пойдёт дальше. |||| Новых заявлений никто не подаст. %{smart_count} незавершённых пойдут дальше. |||| Новых заявлений никто не подаст. %{smart_count} незавершённых пойдут дальше.',
    reason: 'Причина', remove: 'Удалить вид заявления?', remove_text: 'Он ещё не публиковался, заявлений по нему нет.',
  },
  acts_done: {
    saved: 'Черновик сохранён', published: 'Опубликована версия %{version}', closed: 'Приём закрыт', reopened: 'Приём снова открыт', removed: 'Вид заявления удалён',
    copied: 'Создана копия',
  },
  act: {
    up: 'Выше', down: 'Ниже', left: 'Левее', right: 'Правее', earlier: 'Раньше', later: 'Позже', duplicate: 'Повторить', remove: 'Убрать', copy: 'Создать копию', close: 'Закрыть приём',
    reopen: 'Открыть приём снова', remove_type: 'Удалить',
  },
  debts: {
    financial: 'оплата обучения', library: 'библиотека', fine: 'штраф',
  },
  general: {
    names_title: 'Как называется', names: 'Название', description: 'Пояснение для заявителя', description_hint: 'Показывается в списке заявлений. Можно оставить пустым.',
    who: 'Кто может подать', roles: 'Роли', levels: 'Уровни подготовки', forms: 'Формы обучения', courses: 'Курсы', programs: 'Образовательные программы', all_hint: 'Пусто — все',
    debts: 'Долг не даёт подать', debts_hint: 'Какая задолженность мешает отправить', max_open: 'Незавершённых одновременно', max_open_hint: 'Пусто — сколько угодно',
    period: 'Когда принимается', zone: 'время университета, %{zone}', always: 'Заявления принимаются всегда.', set_period: 'Задать срок', no_period: 'Принимать всегда', start: 'Начало',
    end: 'Конец', texts: 'Соглашение и сообщение', agreement: 'Соглашение', agreement_hint: 'Заявитель отмечает его перед отправкой. Пусто — не требуется.',
    completion: 'Сообщение после одобрения', completion_hint: 'Что делать дальше: куда прийти, что взять с собой.',
  },
  form: {
    fields: 'Поля', count: '%{smart_count} поле |||| %{smart_count} поля |||| %{smart_count} полей', order_hint: 'Порядок меняют перетаскиванием, через меню или Alt + стрелки.',
    empty: 'Полей нет: заявление отправят без данных.', add: 'Добавить поле', preview: 'Так увидит заявитель', preview_hint: 'можно попробовать',
  },
  day_rules: { not_before: 'не раньше, чем', not_after: 'не позже, чем', at_most_after: 'не дольше срока после' }, span_units: { days: 'дней', months: 'месяцев', years: 'лет' },
  kinds: {
    rel: 'Ссылка на справочник', file: 'Файлы', date: 'Дата', datetime: 'Дата и время', float: 'Дробное число', bool: 'Да или нет', int: 'Целое число', text: 'Длинный текст', input: 'Строка',
    dropdown: 'Выбор из списка',
  },
  related: {
    discipline: 'Дисциплины', teacher: 'Преподаватели', student: 'Студенты', student_group: 'Группы', edu_program: 'Образовательные программы', faculty: 'Факультеты', cathedra: 'Кафедры',
    study_period: 'Учебные периоды', study_year: 'Учебные годы', my_course: 'Курсы заявителя',
  },
  field: {
    name: 'Название поля', kind: 'Вид', code: 'Код', code_hint: 'Латиница, цифры и _', depends: 'Открывается после', depends_hint: 'Поля, которые должны быть заполнены раньше',
    required: 'Обязательное', accessible: 'Заявитель заполняет сам', multiple: 'Несколько значений', as_dropdown: 'Показывать выпадающим списком', hint: 'Подсказка под полем',
    related: 'На что ссылается', min: 'Минимум', max: 'Максимум', min_days: 'Не раньше, дней от сегодня', max_days: 'Не позже, дней от сегодня',
    days_hint: '0 — сегодня, минус — в прошлом', max_length: 'Не больше знаков', max_count: 'Не больше значений', max_mb: 'Размер файла, МБ', max_mb_hint: 'Пусто — до 100 МБ',
    file_types: 'Типы файлов', file_types_hint: 'Например: pdf jpg. Пусто — любые', options: 'Варианты', option_value: 'Код варианта', option_name: 'Название варианта',
    option_fills: 'Заполнит ещё поле', fills: 'Заполнит «%{name}»', add_option: 'Добавить вариант', initial: 'Что стоит в начале', autofill: 'Заполняет другие поля', take: 'Взять',
    into: 'В поле', add_autofill: 'Добавить заполнение',
    day_rules: 'Правила сроков', day_rule: 'Правило', span: 'Срок', span_unit: 'Единица', day_rule_field: 'Поле, с которым сравнивать', add_day_rule: 'Добавить правило',
  },
  initial: {
    none: 'Ничего', value: 'Значение',
  },
  sources: {
    profile_full_name: 'ФИО заявителя', profile_code: 'Код студента', profile_email: 'Почта заявителя', profile_phone: 'Телефон заявителя', profile_group: 'Группа',
    profile_edu_program: 'Программа', profile_faculty: 'Факультет', profile_cathedra: 'Кафедра', profile_course: 'Курс', profile_preparation_level: 'Уровень подготовки',
    profile_study_form: 'Форма обучения', profile_advisor: 'Эдвайзер', today: 'Сегодняшний день', now: 'Текущее время', current_study_year: 'Текущий учебный год',
    current_study_period: 'Текущий период',
  },
  taken: {
    name: 'Название', code: 'Код', credits: 'Кредиты', teacher: 'Преподаватель', edu_program: 'Программа', faculty: 'Факультет', cathedra: 'Кафедра', group: 'Группа', course: 'Курс',
    start_date: 'Начало', end_date: 'Конец',
  },
  acts: {
    approve: 'Одобрить', reject: 'Отказать', return: 'Вернуть на доработку', forward: 'Перенаправить',
  },
  actor: {
    role: 'Роль', profile: 'Человек', advisor: 'Эдвайзер заявителя', head_of_department: 'Заведующий кафедрой заявителя', which_role: 'Какая роль', which_person: 'Фамилия или имя',
    add: 'Добавить: %{name}',
  },
  operators: {
    is: 'равно', is_not: 'не равно', at_least: 'не меньше', at_most: 'не больше', filled: 'заполнено', empty: 'не заполнено',
  },
  condition: {
    is: '%{name}: %{value}', is_not: '%{name}: не %{value}', at_least: '%{name} ≥ %{value}', at_most: '%{name} ≤ %{value}', filled: '%{name} заполнено', empty: '%{name} не заполнено',
  },
  route: {
    title: 'Карта маршрута', map: 'Карта маршрута: шаги и переходы', count: '%{smart_count} шаг |||| %{smart_count} шага |||| %{smart_count} шагов', add_first: 'Шаг в начало',
    add_last: 'Шаг в конец', after_return: 'После доработки', resume: 'Продолжить с шага, который вернул', from_start: 'Пройти маршрут заново', step_of: 'шаг %{number} из %{count}',
    end: 'Одобрено', days: '%{smart_count} день |||| %{smart_count} дня |||| %{smart_count} дней', add_after: 'Добавить шаг после', add_parallel: 'Добавить этап рядом',
    move_to: 'Перенести в «%{name}»', remove_step: 'Убрать шаг', step_name: 'Название шага', waypoints: 'Этапы согласования',
    waypoints_hint: 'Этапы одного шага идут одновременно; дальше заявление идёт, когда одобрят все.', waypoint_name: 'Название этапа', actors: 'Кто согласует',
    add_actor: 'Добавить', in_order: 'Подписывают все по очереди', acts: 'Что можно сделать', comment_required: 'Комментарий обязателен', deadline: 'Срок, дней',
    deadline_hint: 'Календарных; пусто — без срока', remind: 'Напомнить за, дней', branches: 'Куда дальше', otherwise: 'Во всех остальных случаях', always: 'Всегда',
    leads_to: 'Ведёт к', branch: 'Переход %{number}', add_branch: 'Добавить переход по условию', no_fields: 'Чтобы ветвить маршрут, добавьте в форму поля.', when: 'Если поле',
    operator: 'Сравнение', value: 'Значение', forward_to: 'Можно перенаправить в шаги', forward_hint: 'Работает на этапах, где разрешено перенаправлять',
  },
  heads: {
    lead: 'Заведующий согласует заявления студентов и преподавателей своей кафедры.', search: 'Название или код кафедры', name: 'Кафедра', code: 'Код', head: 'Заведующий',
    none: 'не назначен', set: 'Назначить', title: 'Заведующий: %{name}', teacher: 'Преподаватель', nobody: 'Без заведующего', saved: 'Заведующий назначен', save: 'Сохранить',
    empty: 'Кафедр нет',
  },
  versions: {
    title: 'Опубликованные версии', none: 'Версий пока нет', none_hint: 'Первая появится после публикации.', version: 'Версия %{version}', draft: 'Черновик на экране',
    running: 'не завершено: %{open}, завершено: %{finished}', take: 'Взять за черновик', differences: 'Чем отличаются', from: 'Было', to: 'Стало', same: 'Отличий нет.',
    what: {
      general: 'Общее', field: 'Поле', step: 'Шаг', waypoint: 'Этап',
    },
    how: {
      added: 'добавлено', removed: 'убрано', changed: 'изменено', moved: 'переставлено',
    },
  },
  parts: {
    names: 'название', description: 'пояснение', audience: 'кто может подать', period: 'срок приёма', blocked_by: 'долги', max_open: 'предел незавершённых', agreement: 'соглашение',
    completion_message: 'сообщение', after_return: 'после доработки', prop_code: 'код', code: 'вид', name: 'название', hint: 'подсказка', required: 'обязательность',
    multiple: 'несколько значений', is_accessible: 'кто заполняет', accessibility_depends_on: 'зависимости', display_as_dropdown: 'вид списка', related: 'на что ссылается',
    options: 'варианты', min: 'минимум', max: 'максимум', max_length: 'длина', max_count: 'количество', file_types: 'типы файлов', max_mb: 'размер', initial: 'начальное значение',
    autofill: 'заполнение', day_rules: 'правила сроков', forward_to: 'перенаправление', next: 'переходы', step: 'шаг', actors: 'согласующие', in_order: 'очерёдность', acts: 'действия', comment_required: 'комментарии',
    deadline_days: 'срок', remind_days_before: 'напоминание',
  },
} as const;
export default ru;
