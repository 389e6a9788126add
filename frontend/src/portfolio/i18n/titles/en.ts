export default {
  'portfolio.screens.mine': 'Portfolio',
  'portfolio.screens.review': 'Portfolio review',
  'portfolio.screens.window': 'Portfolio for others',
  'portfolio.screens.types': 'Achievement types',
  'portfolio.screens.form': 'Achievement form',
};
