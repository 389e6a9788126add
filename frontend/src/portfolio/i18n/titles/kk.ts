export default {
  'portfolio.screens.mine': 'Портфолио',
  'portfolio.screens.review': 'Портфолионы тексеру',
  'portfolio.screens.window': 'Басқаларға арналған портфолио',
  'portfolio.screens.types': 'Жетістік түрлері',
  'portfolio.screens.form': 'Жетістік формасы',
};
