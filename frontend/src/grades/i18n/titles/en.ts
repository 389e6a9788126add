export default {
  'grades.screens.openings': 'Opening of sheets',
  'grades.screens.sheets': 'Final grades',
  'grades.screens.sheet': 'Grade sheet',
  'grades.screens.results': 'My grades',
  'grades.screens.performance': 'My performance',
  'grades.screens.systems': 'Grading systems',
  'grades.screens.periods': 'Grade periods',
  'grades.screens.contributions': 'Lessons in the rating',
  'grades.screens.statements': 'Statements',
  'grades.screens.statement': 'Statement',
  'grades.screens.all_statements': 'All statements',
  'grades.screens.check_statement': 'Check a statement',
};
