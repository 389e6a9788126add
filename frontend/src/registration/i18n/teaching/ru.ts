/** Texts of the teachers' screens: requests of students, registered students. */
const ru = {
  requests: {
    tabs: 'Запросы', open: 'Ждут ответа', archive: 'Архив', search: 'Студент, курс или слово из запроса', student: 'Студент', course: 'Курс', reasons: 'Что мешает', asked: 'Отправлен', status: 'Ответ', decided: 'Ответ дан', by: 'Ответил', comment: 'Комментарий',
    group: 'Группа', year: 'Курс обучения', program: 'Программа', advisor: 'Эдвайзер', email: 'Почта', registered: 'Зарегистрирован', lessons: 'Занятия', missing: 'Не изучено', text: 'Студент пишет', teachers: 'Преподаватели курса', before: 'В прошлый раз вы ответили', times: 'Просит %{count}-й раз',
    left: 'свободно %{left} из %{capacity}', waives: 'Разрешено', settled: 'уже записан', over: 'Если разрешить, студент займёт место сверх %{capacity}.',
    empty: 'Никто не ждёт ответа', empty_hint: 'Здесь появятся студенты, которые просят допустить их к вашему курсу.', empty_archive: 'Архив пуст', empty_archive_hint: 'Сюда попадают запросы, на которые дан ответ.',
    approve: 'Разрешить', refuse: 'Отказать', approve_many: 'Разрешить выбранным', refuse_many: 'Отказать выбранным', refuse_title: 'Отказать? Запросов: %{count}', take_back: 'Забрать разрешение', after_all: 'Всё же разрешить',
    answer: 'Ответ студенту', answer_hint: 'При отказе обязателен: студент его прочитает.', approved: 'Разрешено: %{name}', refused: 'Отказано: %{name}', many_done: 'Готово: %{done}, не получилось: %{refused}', report: 'Не получилось', close: 'Закрыть', read_only: 'Отвечают преподаватели курса.',
  },
  students: {
    courses_search: 'Название или код курса', period: 'Период', all_periods: 'все периоды', code: 'Код', course: 'Курс', credits: 'Кредиты', my_lessons: 'Мои занятия', registered: 'Записано', audit: 'На слушание', waiting: 'Ждут', basket: 'В корзине', seats: 'Места', left: 'свободно %{left} из %{capacity}', cathedra: 'Кафедра',
    advised: 'только ваши студенты', no_courses: 'Курсов нет', no_courses_hint: 'В этом периоде вы не ведёте курсов, а ваши студенты ни на что не записаны. Выберите другой период.',
    search: 'Имя, номер, группа или почта', student: 'Студент', number: 'Номер', group: 'Группа', program: 'Программа', year: 'Курс обучения', advisor: 'Эдвайзер', lesson: 'Занятие', lessons: 'Занятия', flux: 'Поток', standing: 'Запись', card: 'Карточка', email: 'Почта', since: 'Записан', permitted: 'по разрешению', place: 'в очереди %{place}-й', yes: 'да', is_audit: 'на слушание',
    states: { registered: 'записан', offered: 'место предложено', waiting: 'в очереди', basket: 'в корзине' }, no_students: 'На курс пока никто не записан', no_students_hint: 'Студенты появятся здесь, как только зарегистрируются.', course_missing: 'Курс не выбран', course_missing_hint: 'Откройте список курсов и выберите курс.', to_courses: 'К списку курсов',
    copy: 'Скопировать адреса', copied: 'Адресов скопировано: %{smart_count} |||| Адресов скопировано: %{smart_count} |||| Адресов скопировано: %{smart_count}', no_addresses: 'Ни у кого из студентов нет почты', print: 'Печать', print_now: 'Напечатать', back: 'К списку', printed: 'Список на %{date}', signature: 'Подпись', total: 'Всего: %{count}',
    section: 'Секция', section_number: 'Секция %{number}', sections: 'Секции', all_sections: 'Все секции', instructors: 'Преподаватели', id: 'ID студента', name: 'Имя', status: 'Статус', language: 'Язык',
  },
} as const;
export default ru;
