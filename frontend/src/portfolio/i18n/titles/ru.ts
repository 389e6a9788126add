export default {
  'portfolio.screens.mine': 'Портфолио',
  'portfolio.screens.review': 'Проверка портфолио',
  'portfolio.screens.window': 'Портфолио для других',
  'portfolio.screens.types': 'Типы достижений',
  'portfolio.screens.form': 'Форма достижения',
};
