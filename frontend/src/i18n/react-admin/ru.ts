import type { TranslationMessages } from 'ra-core';

/** react-admin's own texts. They load with the office's screens only. */
const ru: TranslationMessages['ra'] = {
  action: {
    add_filter: 'Добавить фильтр', add: 'Добавить', back: 'Назад', bulk_actions: 'Выбрана %{smart_count} строка |||| Выбраны %{smart_count} строки |||| Выбрано %{smart_count} строк', cancel: 'Отмена',
    clear_array_input: 'Очистить список', clear_input_value: 'Очистить', clone: 'Сделать копию', confirm: 'Подтвердить', create: 'Создать', create_item: 'Создать: %{item}', delete: 'Удалить', edit: 'Изменить',
    export: 'Экспорт', list: 'Список', refresh: 'Обновить', remove_filter: 'Убрать фильтр', remove_all_filters: 'Убрать все фильтры', remove: 'Убрать', reset: 'Сбросить', save: 'Сохранить', search: 'Поиск',
    search_columns: 'Найти столбец', select_all: 'Выбрать всё', select_all_button: 'Выбрать всё', select_row: 'Выбрать строку', show: 'Открыть', sort: 'Сортировка', undo: 'Вернуть', unselect: 'Снять выбор',
    expand: 'Развернуть', close: 'Закрыть', open_menu: 'Открыть меню', close_menu: 'Закрыть меню', update: 'Изменить', move_up: 'Выше', move_down: 'Ниже', open: 'Открыть', toggle_theme: 'Сменить тему',
    select_columns: 'Столбцы', update_application: 'Обновить портал',
  },
  boolean: { true: 'Да', false: 'Нет', null: ' ' },
  page: {
    create: 'Создать: %{name}', dashboard: 'Рабочий стол', edit: '%{name} %{recordRepresentation}', error: 'Что-то пошло не так', list: '%{name}', loading: 'Загрузка', not_found: 'Не найдено',
    show: '%{name} %{recordRepresentation}', empty: 'Здесь пока пусто.', invite: 'Добавить первую запись?', access_denied: 'Нет доступа', authentication_error: 'Вход не подтверждён',
  },
  input: {
    file: { upload_several: 'Перетащите файлы сюда или нажмите, чтобы выбрать.', upload_single: 'Перетащите файл сюда или нажмите, чтобы выбрать.' },
    image: { upload_several: 'Перетащите картинки сюда или нажмите, чтобы выбрать.', upload_single: 'Перетащите картинку сюда или нажмите, чтобы выбрать.' },
    references: { all_missing: 'Связанные записи не найдены.', many_missing: 'Одной из связанных записей больше нет.', single_missing: 'Связанной записи больше нет.' },
    password: { toggle_visible: 'Скрыть пароль', toggle_hidden: 'Показать пароль' },
  },
  message: {
    about: 'О записи', access_denied: 'У вас нет прав на эту страницу', are_you_sure: 'Вы уверены?', authentication_error: 'Сервер не подтвердил вход.', auth_error: 'Вход не подтверждён.',
    bulk_delete_content: 'Удалить %{name}? |||| Удалить %{smart_count} записи? |||| Удалить %{smart_count} записей?', bulk_delete_title: 'Удаление |||| Удаление: %{smart_count} записи |||| Удаление: %{smart_count} записей',
    bulk_update_content: 'Изменить %{name}? |||| Изменить %{smart_count} записи? |||| Изменить %{smart_count} записей?', bulk_update_title: 'Изменение |||| Изменение: %{smart_count} записи |||| Изменение: %{smart_count} записей',
    clear_array_input: 'Очистить весь список?', delete_content: 'Удалить эту запись?', delete_title: 'Удаление: %{recordRepresentation}', details: 'Подробности', error: 'В портале произошла ошибка, действие не выполнено.',
    invalid_form: 'Проверьте поля формы', loading: 'Подождите', no: 'Нет', not_found: 'В адресе ошибка или ссылка устарела.', select_all_limit_reached: 'Строк слишком много: выбраны первые %{max}.',
    unsaved_changes: 'Есть несохранённые изменения. Уйти без них?', yes: 'Да', placeholder_data_warning: 'Нет связи: данные не обновились.',
  },
  navigation: {
    clear_filters: 'Сбросить фильтры', no_filtered_results: 'По этим условиям ничего не нашлось.', no_results: 'Ничего не нашлось', no_more_results: 'Страницы %{page} нет. Вернитесь на предыдущую.',
    page_out_of_boundaries: 'Страницы %{page} нет', page_out_from_end: 'Это последняя страница', page_out_from_begin: 'Это первая страница', page_range_info: '%{offsetBegin}–%{offsetEnd} из %{total}',
    partial_page_range_info: '%{offsetBegin}–%{offsetEnd} из более чем %{offsetEnd}', current_page: 'Страница %{page}', page: 'На страницу %{page}', first: 'На первую страницу', last: 'На последнюю страницу',
    next: 'На следующую страницу', previous: 'На предыдущую страницу', page_rows_per_page: 'Строк на странице:', skip_nav: 'К содержанию',
  },
  sort: { sort_by: 'Сортировать по столбцу «%{field}» %{order}', ASC: 'по возрастанию', DESC: 'по убыванию' },
  auth: {
    auth_check_error: 'Войдите, чтобы продолжить', user_menu: 'Учётная запись', username: 'Логин', password: 'Пароль', email: 'Почта', sign_in: 'Войти', sign_in_error: 'Войти не удалось', logout: 'Выйти',
  },
  notification: {
    updated: 'Запись изменена |||| Изменены %{smart_count} записи |||| Изменено %{smart_count} записей', created: 'Запись создана', deleted: 'Запись удалена |||| Удалены %{smart_count} записи |||| Удалено %{smart_count} записей',
    bad_item: 'Запись не подходит', item_doesnt_exist: 'Такой записи нет', http_error: 'Сервер не ответил', data_provider_error: 'Данные не получены.', i18n_error: 'Тексты на этом языке не загрузились',
    canceled: 'Действие отменено', logged_out: 'Сеанс закончился, войдите снова.', not_authorized: 'У вас нет прав на эти данные.', application_update_available: 'Есть новая версия портала.', offline: 'Нет связи, данные не получены.',
  },
  validation: {
    required: 'Обязательное поле', minLength: 'Не меньше %{min} символов', maxLength: 'Не больше %{max} символов', minValue: 'Не меньше %{min}', maxValue: 'Не больше %{max}', number: 'Введите число',
    email: 'Неверный адрес почты', oneOf: 'Одно из: %{options}', regex: 'Не подходит к образцу %{pattern}', unique: 'Такое значение уже есть',
  },
  saved_queries: {
    label: 'Сохранённые запросы', query_name: 'Название', new_label: 'Сохранить запрос…', new_dialog_title: 'Сохранить запрос как', remove_label: 'Удалить запрос', remove_label_with_name: 'Удалить запрос «%{name}»',
    remove_dialog_title: 'Удалить запрос?', remove_message: 'Убрать запрос из сохранённых?', help: 'Отберите строки и сохраните запрос',
  },
  configurable: {
    customize: 'Настроить', configureMode: 'Настроить страницу', inspector: { title: 'Настройка', content: 'Наведите на часть страницы', reset: 'Сбросить', hideAll: 'Скрыть все', showAll: 'Показать все' },
    Datagrid: { title: 'Таблица', unlabeled: 'Столбец %{column}' }, SimpleForm: { title: 'Форма', unlabeled: 'Поле %{input}' },
    SimpleList: { title: 'Простой список', primaryText: 'Главный текст', secondaryText: 'Второй текст', tertiaryText: 'Третий текст' },
  },
};
export default ru;
