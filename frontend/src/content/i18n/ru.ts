/** Texts of the desktop. */
const ru = {
  desktop: {
    greeting: 'Здравствуйте, %{name}',
    column: 'Столбец %{number}',
    menu: 'Действия с виджетом «%{name}»',
    up: 'Выше',
    down: 'Ниже',
    left: 'В столбец левее',
    right: 'В столбец правее',
    hide: 'Скрыть',
    drag: 'Перетащить «%{name}»',
    moved: '«%{name}»: столбец %{column}, место %{place}',
    hidden: 'Скрытые виджеты',
    show: 'Показать',
    reset: 'Вернуть как было',
    empty: 'Для вас пока нет виджетов',
    empty_hint: 'Разделы портала\u00a0— в меню.',
    everything_hidden: 'Все виджеты скрыты. Верните нужные кнопкой вверху.',
  },
  shortcuts: { title: 'Быстрый доступ' },
} as const;
export default ru;
