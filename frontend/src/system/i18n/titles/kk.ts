export default {
  'system.screens.maintenance': 'Техникалық жұмыстар',
  'system.screens.server_error': 'Сервер қатесі',
  'system.screens.first_steps': 'Алғашқы қадамдар',
};
