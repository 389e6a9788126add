export default {
  'offerings.screens.courses': 'Кезең курстары',
  'offerings.screens.week': 'Апта',
  'offerings.screens.term_plan': 'Кезең жоспары',
  'offerings.screens.course': 'Кезең курсы',
};
