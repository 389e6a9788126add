export default {
  'portfolio.screens.mine': 'Портфолио',
  'portfolio.screens.review': 'Портфолиону текшерүү',
  'portfolio.screens.window': 'Башкалар үчүн портфолио',
  'portfolio.screens.types': 'Жетишкендик түрлөрү',
  'portfolio.screens.form': 'Жетишкендиктин формасы',
};
