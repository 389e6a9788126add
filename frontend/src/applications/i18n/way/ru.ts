const ru = {
  track: 'Маршрут заявления',
  step: { done: 'пройден', current: 'сейчас здесь', ahead: 'впереди', passed_by: 'не понадобится' },
  waypoint: {
    waiting: 'ждёт решения',
    approved: 'согласовано',
    rejected: 'отказано',
    returned: 'возвращено на доработку',
    forwarded: 'передано на другой шаг',
    ahead: 'впереди',
    passed_by: 'решения не было',
  },
  due: 'срок %{time}',
  overdue: 'срок прошёл %{time}',
  since: 'ждёт с %{time}',
  opened: 'просмотрено %{time}',
  not_opened: 'ещё не открывали',
  history: {
    title: 'История',
    status: 'Статусы',
    waypoint: 'Согласование',
    opened: 'Кто открывал',
    empty: 'Пока ничего не происходило',
    empty_opened: 'Никто из согласующих ещё не открывал',
    more: 'Показать более ранние',
    on_behalf: '%{actor} от имени %{person}',
  },
} as const;
export default ru;
