export default {
  'offerings.screens.courses': 'Course planning',
  'offerings.screens.week': 'Week',
  'offerings.screens.term_plan': 'Term plan',
  'offerings.screens.course': 'Course of a term',
  'offerings.screens.roll_over': 'Roll-over of a term',
  'offerings.screens.needs': 'Course needs',
};
