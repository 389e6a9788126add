export default {
  'system.screens.maintenance': 'Maintenance',
  'system.screens.server_error': 'Server error',
  'system.screens.system_settings': 'System settings',
  'system.screens.first_steps': 'First steps',
};
