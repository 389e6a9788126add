const ru = {
  all: 'Все',
  unread: 'Непрочитанные',
  only: 'Какие уведомления показать',
  read_all: 'Отметить эту страницу прочитанной',
  read: 'Прочитано',
  remove_all: 'Удалить все',
  removed: 'Уведомления удалены',
  remove_title: 'Удалить все уведомления?',
  remove_text: 'Список станет пустым. Вернуть уведомления нельзя.',
  empty: 'Уведомлений нет',
  empty_unread: 'Всё прочитано',
  empty_hint: 'Здесь появится всё, о чём портал вам сообщит.',
  newer: 'Новее',
  older: 'Старее',
  page: 'Страница %{page} из %{pages}',
  types: { personal: 'личное', important: 'важное', group: 'группа', university: 'университет' },
} as const;
export default ru;
