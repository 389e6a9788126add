export default {
  'grades.screens.systems': 'Бағалау жүйелері',
  'grades.screens.periods': 'Бағалау кезеңдері',
  'grades.screens.contributions': 'Сабақтардың рейтингтегі үлесі',
};
