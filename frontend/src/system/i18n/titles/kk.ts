export default {
  'system.screens.maintenance': 'Техникалық жұмыстар',
  'system.screens.server_error': 'Сервер қатесі',
  'system.screens.system_settings': 'Жүйе баптаулары',
  'system.screens.first_steps': 'Алғашқы қадамдар',
};
