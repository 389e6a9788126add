export default {
  'offerings.screens.courses': 'Courses of a term',
  'offerings.screens.week': 'Week',
  'offerings.screens.term_plan': 'Term plan',
  'offerings.screens.course': 'Course of a term',
};
