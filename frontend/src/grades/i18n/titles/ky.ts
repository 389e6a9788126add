export default {
  'grades.screens.openings': 'Ведомостторду ачуу',
  'grades.screens.sheets': 'Жыйынтык баалар',
  'grades.screens.sheet': 'Ведомость',
  'grades.screens.results': 'Менин бааларым',
  'grades.screens.performance': 'Менин жетишүүм',
  'grades.screens.systems': 'Баалоо системалары',
  'grades.screens.periods': 'Баалоо мезгилдери',
  'grades.screens.contributions': 'Сабактардын рейтингдеги үлүшү',
  'grades.screens.statements': 'Расмий ведомосттор',
  'grades.screens.statement': 'Расмий ведомость',
  'grades.screens.all_statements': 'Бардык расмий ведомосттор',
  'grades.screens.check_statement': 'Расмий ведомостту текшерүү',
};
