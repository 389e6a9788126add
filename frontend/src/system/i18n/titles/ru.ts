export default {
  'system.screens.maintenance': 'Технические работы',
  'system.screens.server_error': 'Ошибка сервера',
  'system.screens.system_settings': 'Настройки системы',
  'system.screens.first_steps': 'Первые шаги',
};
