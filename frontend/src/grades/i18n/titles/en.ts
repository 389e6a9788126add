export default {
  'grades.screens.systems': 'Grading systems',
  'grades.screens.periods': 'Grade periods',
  'grades.screens.contributions': 'Lessons in the rating',
};
