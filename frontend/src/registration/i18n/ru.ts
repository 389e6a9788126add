const ru = {
  status: {
    NOT_STARTED: 'Не начата', CHOOSING: 'Выбор курсов', CHANGED: 'Изменена', REJECTED: 'Возвращена', CHECKING: 'На проверке до отправки',
    CHOSEN: 'Отправлена эдвайзеру', CHANGED_AFTER: 'Отправлена после изменений', CONFIRMED: 'Утверждена', CHECKING_AFTER: 'На проверке',
  },
  cycle: { ood: 'ООД', bd: 'БД', pd: 'ПД' },
  component: { ok: 'обязательный компонент', vk: 'вузовский компонент', kv: 'компонент по выбору' },
  load: { lecture: 'Лекция', practice: 'Практика', laboratory: 'Лабораторная', srsp: 'СРСП', srs: 'СРС' },
  kind: { main: 'основная регистрация', add_drop: 'добавление и отказ', late: 'поздняя регистрация' },
  day: { mo: 'Пн', tu: 'Вт', we: 'Ср', th: 'Чт', fr: 'Пт', sa: 'Сб', su: 'Вс' },
  period: { until: '%{kind} до %{date}', from: '%{kind} с %{date}', over: '%{kind} закончилась %{date}', super: 'супер-регистрация до %{date}' },
  credits: {
    of: '%{amount} из %{max} кредитов', audit: '%{amount} из %{max} на слушание', min: 'минимум %{min}',
    enough: 'Кредитов достаточно, карточку можно отправить', label: 'Набранные кредиты', audit_label: 'Кредиты на слушание',
  },
  send: {
    action: 'Отправить эдвайзеру', done: 'Карточка отправлена эдвайзеру', title: 'Отправить карточку эдвайзеру?',
    text: 'После отправки вы не сможете менять курсы, пока эдвайзер не ответит.',
  },
  rejected: { title: 'Эдвайзер вернул карточку', by: '%{name}, %{date}' },
  readonly: 'Сейчас карточку менять нельзя: %{status}.',
  courses: {
    title: 'Курсы', search: 'Поиск по названию или коду', none: 'Ничего не найдено', none_hint: 'Измените запрос или очистите поиск.',
    empty: 'На этот период курсов пока нет', empty_hint: 'Они появятся здесь, как только офис откроет их для регистрации.',
    recommended: 'рекомендован', connected: 'связан с выбранным', postrequisite: 'продолжает изученное', locked: 'закрыт', seats: '%{smart_count} место |||| %{smart_count} места |||| %{smart_count} мест', full: 'мест нет',
    registered: 'выбран', basket: 'в корзине', waiting: 'в очереди', offered: 'место предложено', studied: 'изучено: %{letter}', credits: '%{smart_count} кредит |||| %{smart_count} кредита |||| %{smart_count} кредитов',
  },
  list: { open: 'Только те, что можно выбрать', shown: 'Показано %{count} из %{all}', back: 'К списку курсов' },
  reason: { plan: 'в вашем учебном плане', program: 'советует ваша программа', additional: 'из дополнительной программы', connected: 'вместе с: %{names}', continues: 'после: %{names}', permitted: 'разрешён вам лично' },
  locked: {
    course_blocked: 'запись закрыта', course_cancelled: 'отменён', medical_certificate_required: 'нужна медицинская справка', course_not_for_direction: 'другое направление', course_not_for_level: 'другой уровень',
    course_not_for_program: 'другая программа', prerequisite_missing: 'не изучен пререквизит', corequisite_missing: 'изучают вместе с другим', already_registered: 'дисциплина уже выбрана', one_sport_course: 'спорт уже выбран',
    free_sport_courses_used: 'спортивные курсы исчерпаны', introductory_limit: 'вводных уже достаточно', other: 'закрыт',
  },
  detail: {
    pick: 'Выберите курс в списке', pick_hint: 'Здесь появятся потоки, занятия и свободные места.', tabs: { lessons: 'Потоки и занятия', about: 'О курсе' },
    flux: 'Поток %{number}', lesson: 'Занятие', teacher: 'Преподаватель', time: 'Время', seats: 'Места', left: 'свободно %{left} из %{capacity}', waiting: 'ждут %{count}', no_teacher: 'не назначен',
    room: 'ауд. %{room}', subgroup: 'подгруппа %{name}', why: 'Нельзя выбрать', prerequisites: 'Пререквизиты', no_prerequisites: 'Пререквизитов нет', met: 'изучено', unmet: 'не изучено', and: 'и',
    cathedra: 'Кафедра', description: 'Описание', no_description: 'Описания пока нет', choose: 'Выбрать занятие: %{name}', chosen: 'Выбрано', with_parent: 'только вместе с: %{name}', blocked: 'закрыто', cancelled: 'отменено',
    clash: 'Пересекается по времени: %{names}', audit: 'Слушать без кредитов',
  },
  act: {
    register: 'Зарегистрироваться', hold: 'В корзину', queue: 'Встать в очередь', change: 'Сменить занятия', drop: 'Отказаться', remove: 'Убрать', accept: 'Принять место', leave: 'Выйти из очереди', more: 'Ещё',
    registered: 'Вы зарегистрированы: %{name}', held: 'Место держим за вами: %{name}', queued: 'Вы в очереди: %{name}', dropped: 'Курс убран: %{name}', changed: 'Занятия изменены: %{name}', left: 'Вы вышли из очереди: %{name}',
    incomplete: 'Выберите по одному занятию каждого вида',
  },
  card: {
    cancelled: 'Занятие отменено. Выберите другое или откажитесь от курса; если карточка закрыта, обратитесь в учебный офис.', title: 'Моя карточка', empty: 'Курсов пока нет', empty_hint: 'Выберите курс в списке: здесь будет всё, что вы набрали.', basket: 'Корзина', waiting: 'Очередь', holds: 'Место держим ещё',
    place: '%{place}-е место из %{total}', offer: 'Место ваше, если примете; осталось', summary: '%{smart_count} курс |||| %{smart_count} курса |||| %{smart_count} курсов',
    audit: 'на слушание', by_advisor: 'добавил эдвайзер', by_registrar: 'добавил офис', drop_title: 'Отказаться от курса?', drop_text: 'Место на курсе «%{name}» освободится. Если его ждут, вернуть его не получится.',
  },
  week: { title: 'Неделя', print: 'Печать', empty: 'Занятий по расписанию пока нет', chosen: 'в карточке', tried: 'будет', clash: 'пересечение', caption: 'Расписание недели: курсы карточки и выбранные занятия', none: 'Нет занятий' },
  office: {
    code: 'Код', name: 'Курс', credits: 'Кредиты', cycle: 'Цикл', component: 'Компонент', capacity: 'Мест', taken: 'Занято', waiting: 'Ждут', fill: 'Заполнено', access: 'Доступ', cathedra: 'Кафедра', fluxes: 'Потоков', search: 'Название или код',
    empty: 'Курсов нет', empty_hint: 'В этом периоде под такие условия не подходит ни один курс.', open: 'Открыт', blocked: 'Закрыт', cancelled: 'Отменён', partially_blocked: 'Закрыт частично', partially_cancelled: 'Отменён частично', mixed: 'Частью закрыт, частью отменён',
    seats_line: 'занято %{taken} из %{capacity}, ждут %{waiting}', students: 'Студенты', no_students: 'На курс пока никто не записан', student: 'Студент', group: 'Группа', standing: 'Запись', since: 'Записан', flux: 'Поток', room: 'Аудитория', left: 'Свободно', card: 'Карточка', lessons: 'Занятия', history: 'История с воспроизведением', audit: 'на слушание', period: 'Период', place: 'в очереди %{place}-й', capacity_of: 'Места: %{name}', save: 'Сохранить', capacity_saved: 'Число мест изменено',
  },
  requests: {
    reason: { prerequisite: 'пререквизит не изучен', capacity: 'нет мест' },
    widget_none: 'Запросов нет', widget_hint: 'Здесь появятся студенты, которые просят допустить их к вашему курсу.', widget_all: 'Все запросы: %{count}',
  },
  no_card: { title: 'Здесь студенты регистрируются на курсы', hint: 'У вас нет карточки студента. Карточки студентов открываются в списке студентов.' },
  no_period: { title: 'Регистрация сейчас не идёт', retry: 'Проверить ещё раз' },
  day_widget: { free: 'Сегодня занятий нет', free_hint: 'Ближайшие занятия видны в неделе на странице регистрации.' },
  widget: { open: 'Перейти к регистрации', sent: 'Отправлено %{date}' },
  now: { registered: 'Записей за день', refused: 'Отказов за день', waiting: 'Ждут места', full: 'Курсов без мест', seats: 'Занято мест: %{taken} из %{capacity}', seats_label: 'Занятые места', open: 'Открыть день регистрации' },
} as const;
export default ru;
