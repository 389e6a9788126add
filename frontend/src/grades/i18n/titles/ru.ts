export default {
  'grades.screens.systems': 'Системы оценивания',
  'grades.screens.periods': 'Периоды оценивания',
  'grades.screens.contributions': 'Вклад занятий в рейтинг',
};
