export default {
  'grades.screens.openings': 'Ведомостторду ачуу',
  'grades.screens.sheets': 'Жыйынтык баалар',
  'grades.screens.sheet': 'Ведомость',
  'grades.screens.results': 'Менин бааларым',
  'grades.screens.performance': 'Менин жетишүүм',
  'grades.screens.systems': 'Баалоо системалары',
  'grades.screens.periods': 'Баалоо мезгилдери',
  'grades.screens.contributions': 'Сабактардын рейтингдеги үлүшү',
};
