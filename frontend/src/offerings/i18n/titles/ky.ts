export default {
  'offerings.screens.courses': 'Курстарды пландоо',
  'offerings.screens.week': 'Жума',
  'offerings.screens.term_plan': 'Мезгил планы',
  'offerings.screens.course': 'Мезгил курсу',
};
