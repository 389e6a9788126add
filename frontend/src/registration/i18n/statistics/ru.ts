const ru = {
  period: 'Период', as_table: 'Показать таблицей', as_chart: 'Показать графиком', table_of: 'Таблица: %{title}', nothing: 'Данных пока нет', of: '%{part} из %{whole}', percent: '%{value} %',
  columns: {
    title: 'Название', course: 'Курс', code: 'Код', capacity: 'Мест', taken: 'Занято', held: 'В корзинах', offered: 'Предложено', waiting: 'Ждут', left: 'Свободно', fill: 'Заполнено', registered: 'Записей', refused: 'Отказов', dropped: 'Отказались',
    demand: 'Спрос', demand_share: 'Спрос к местам', cathedra: 'Кафедра', cycle: 'Цикл', component: 'Компонент', credits: 'Кредиты', courses: 'Курсов', lessons: 'Занятий', time: 'Время', joined: 'Встали в очередь',
    students: 'Студентов', unregistered: 'Без курсов', share: 'Доля', mean_credits: 'Кредитов в среднем', group: 'Группа', year: 'Курс', name: 'Студент', number: 'Номер', program: 'Программа', faculty: 'Факультет', advisor: 'Эдвайзер', email: 'Почта',
    access: 'Доступ', debt: 'Есть долг', level: 'Уровень', form: 'Форма обучения', entry_year: 'Год поступления', status: 'Статус студента', reason: 'Причина', code_of: 'Причина отказа', count: 'Сколько', sent: 'Отправлено', approved: 'Утверждено',
  },
  board: {
    live: 'Идёт сейчас', replay: 'Повтор', as_of: 'На %{time}', day: 'День', today: 'Сегодня', go_live: 'К текущему моменту', play: 'Воспроизвести', pause: 'Пауза', speed: 'Скорость', times: '%{speed} с за секунду',
    slider: 'Момент дня', second_back: 'На секунду назад', second_on: 'На секунду вперёд', minute_back: 'На минуту назад', minute_on: 'На минуту вперёд', no_day: 'В этом периоде ещё ничего не происходило', no_day_hint: 'Как только студенты начнут записываться, день появится здесь.',
    seats: 'Места', seats_hint: 'занято %{taken} из %{capacity}, в корзинах %{held}', full: 'Заполнено курсов', waiting: 'В очередях', offered_hint: 'предложено %{count}', registered: 'Записей за день', registered_hint: 'студентов с курсами: %{count}',
    refused: 'Отказов за день', dropped_hint: 'отказались от курса: %{count}', per_second: 'Записей в секунду', peak: 'пик %{count} в %{time}', no_peak: 'пока без пика', last_minute: 'Последняя минута', last_minute_label: 'Записи и отказы по секундам',
    curve: 'Ход дня', curve_label: 'Записи, отказы и новые места в очереди по минутам', refusals: 'Отказы по причинам', no_refusals: 'Отказов сегодня не было', statuses: 'Карточки по статусам', courses: 'Курсы', shown: 'показано %{shown} из %{found}',
    order: 'Порядок', orders: { hot: 'самые горячие', waiting: 'очередь', fill: 'заполненность', refused: 'отказы', code: 'код' }, find: 'Найти курс', heat: 'За 5 минут', heat_hint: 'Записи, отказы и новые места в очереди за последние пять минут', minute: 'минута %{time}',
  },
  courses: { title: 'Сводка', total: 'Курсов', full: 'из них полных %{count}', by: 'В разрезе', bys: { cathedra: 'кафедр', teacher: 'преподавателей', language: 'языков', cycle: 'циклов', component: 'компонентов', load_type: 'видов занятий' }, search: 'Название или код', empty: 'Курсов нет', empty_hint: 'Под такие условия не подходит ни один курс.', list: 'Все курсы', lessons_note: 'места занятий' },
  students: {
    by: 'В разрезе', bys: { faculty: 'факультетов', cathedra: 'кафедр', edu_program: 'программ', student_group: 'групп', course: 'курсов обучения', entry_year: 'годов поступления', preparation_level: 'уровней', study_form: 'форм обучения' },
    total: 'Обучаются', registered: 'С курсами', unregistered: 'Без курсов', credits: 'Кредитов в среднем', open_list: 'Список без курсов', groups: 'Записались и нет', statuses: 'Карточки по статусам', curve: 'Ход регистрации', curve_minute: 'по минутам', curve_hour: 'по часам', curve_day: 'по дням', curve_label: 'Студенты с курсами и занятые места со временем',
    students_line: 'студенты с курсами', waiting_line: 'ждут места', sent_line: 'отправлено карточек', show_more: 'Показать все (%{count})',
  },
  unregistered: { search: 'Имя, номер или группа', empty: 'Все записались', empty_hint: 'Студентов без курсов под такие условия нет.', mail: 'Написать выбранным', mail_title: 'Письмо студентам: %{count}', subject: 'Тема', text: 'Текст', send: 'Отправить', sent: 'Писем отправлено: %{count}', card: 'Карточка', open: 'открыт', closed: 'закрыт', default: 'по правилам', yes: 'да', no: 'нет' },
  queues: {
    search: 'Название или код', empty: 'Очередей нет', empty_hint: 'В этом периоде никто не ждёт места.', first: 'Первый ждёт с', due: 'Ответ до', passed: 'Упущено', joined: 'Всего вставали',
    place: 'Место', since: 'Ждёт с', lessons: 'Занятия', offered_until: 'ответ до %{time}', waits: 'ждёт', audit: 'на слушание', move: 'Переместить', admit: 'Принять', to: 'Новое место', reason: 'Причина', reason_hint: 'Останется в истории очереди и курса', move_title: 'Переместить в очереди: %{name}', move_text: 'Сейчас %{place}-е место. Остальные сохранят порядок между собой.',
    moved: 'Место в очереди изменено', admit_title: 'Принять вне очереди: %{name}', admit_text: 'Студент будет записан на курс сразу, минуя тех, кто стоит выше.', add_seat: 'Если мест нет, добавить по одному в полные занятия', admitted: 'Студент записан на курс', queue: 'Очередь', history: 'История очереди', nobody: 'Никто не ждёт', when: 'Когда', what: 'Событие', by: 'Кто', search_student: 'Имя студента', seats_line: 'занято %{taken} из %{capacity}, ждут %{waiting}',
    happenings: { joined: 'встал в очередь', offered: 'предложено место', passed: 'предложение упущено', withdrawn: 'предложение отозвано', left: 'вышел из очереди', moved: 'перемещён', admitted: 'принят вне очереди' },
    details: { until: 'ответить до %{time}', move: 'с %{from}-го места на %{to}-е', from: 'с %{from}-го места', over: 'пропущено впереди: %{count}' },
    reasons: { withdrawn: 'отказался сам', registered: 'записан на курс', reset: 'очередь очищена', office: 'решение офиса', lesson_cancelled: 'занятие отменено', declined: 'отказался от места', expired: 'время вышло', checks_failed: 'проверка не пройдена', blocked: 'занятие закрыто' },
  },
} as const;
export default ru;
