export default {
  'system.screens.maintenance': 'Технические работы',
  'system.screens.server_error': 'Ошибка сервера',
  'system.screens.first_steps': 'Первые шаги',
};
