export default {
  'offerings.screens.courses': 'Планирование курсов',
  'offerings.screens.week': 'Неделя',
  'offerings.screens.term_plan': 'План периода',
  'offerings.screens.course': 'Курс периода',
  'offerings.screens.roll_over': 'Перенос курсов',
  'offerings.screens.needs': 'Потребность в курсах',
};
