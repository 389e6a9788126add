export default {
  'content.screens.home': 'Главная',
  'content.screens.desktop': 'Рабочий стол',
};
