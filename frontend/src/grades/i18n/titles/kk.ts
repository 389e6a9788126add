export default {
  'grades.screens.openings': 'Ведомостарды ашу',
  'grades.screens.sheets': 'Қорытынды бағалар',
  'grades.screens.sheet': 'Ведомость',
  'grades.screens.results': 'Менің бағаларым',
  'grades.screens.performance': 'Менің үлгерімім',
  'grades.screens.systems': 'Бағалау жүйелері',
  'grades.screens.periods': 'Бағалау кезеңдері',
  'grades.screens.contributions': 'Сабақтардың рейтингтегі үлесі',
  'grades.screens.statements': 'Ресми ведомостар',
  'grades.screens.statement': 'Ресми ведомость',
  'grades.screens.all_statements': 'Барлық ресми ведомостар',
  'grades.screens.check_statement': 'Ресми ведомосты тексеру',
};
