export default {
  'grades.screens.systems': 'Баалоо системалары',
  'grades.screens.periods': 'Баалоо мезгилдери',
  'grades.screens.contributions': 'Сабактардын рейтингдеги үлүшү',
};
