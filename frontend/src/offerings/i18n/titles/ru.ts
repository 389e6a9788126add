export default {
  'offerings.screens.courses': 'Планирование курсов',
  'offerings.screens.week': 'Неделя',
  'offerings.screens.term_plan': 'План периода',
  'offerings.screens.course': 'Курс периода',
};
