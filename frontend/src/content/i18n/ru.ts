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
    everything_hidden: 'Все виджеты скрыты. Верните нужные кнопкой вверху.',
  },
  work: {
    title: 'Что сделать сегодня',
    nothing: 'Ничего не ждёт',
    nothing_hint: 'Когда понадобится ваше решение или действие, оно появится здесь.',
    failed: 'Сейчас не удалось посчитать. Откройте список.',
    due: 'до %{at}',
    over: 'срок истёк %{at}',
    age: 'ждёт %{smart_count} день |||| ждёт %{smart_count} дня |||| ждёт %{smart_count} дней',
    oldest: 'самое давнее ждёт %{smart_count} день |||| самое давнее ждёт %{smart_count} дня |||| самое давнее ждёт %{smart_count} дней',
  },
} as const;
export default ru;
