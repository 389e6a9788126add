export default {
  'offerings.screens.courses': 'Курстарды жоспарлау',
  'offerings.screens.week': 'Апта',
  'offerings.screens.term_plan': 'Кезең жоспары',
  'offerings.screens.course': 'Кезең курсы',
};
