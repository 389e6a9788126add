export default {
  'integrations.screens.apis': 'Внешние системы',
  'integrations.screens.api': 'Подключение',
};
