export default {
  'system.screens.maintenance': 'Техникалык иштер',
  'system.screens.server_error': 'Сервердин катасы',
  'system.screens.system_settings': 'Система жөндөөлөрү',
  'system.screens.first_steps': 'Алгачкы кадамдар',
};
