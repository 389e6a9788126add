export default {
  'grades.screens.openings': 'Открытие ведомостей',
  'grades.screens.sheets': 'Итоговые оценки',
  'grades.screens.sheet': 'Ведомость',
  'grades.screens.results': 'Мои оценки',
  'grades.screens.performance': 'Моя успеваемость',
  'grades.screens.systems': 'Системы оценивания',
  'grades.screens.periods': 'Периоды оценивания',
  'grades.screens.contributions': 'Вклад занятий в рейтинг',
  'grades.screens.statements': 'Официальные ведомости',
  'grades.screens.statement': 'Официальная ведомость',
  'grades.screens.all_statements': 'Все официальные ведомости',
  'grades.screens.check_statement': 'Проверка официальной ведомости',
};
