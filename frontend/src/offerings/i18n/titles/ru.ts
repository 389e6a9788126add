export default {
  'offerings.screens.courses': 'Курсы периода',
  'offerings.screens.week': 'Неделя',
  'offerings.screens.term_plan': 'План периода',
  'offerings.screens.course': 'Курс периода',
};
