export default {
  'content.screens.home': 'Басты бет',
  'content.screens.desktop': 'Жұмыс үстелі',
};
