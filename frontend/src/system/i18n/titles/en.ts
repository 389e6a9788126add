export default {
  'system.screens.maintenance': 'Maintenance',
  'system.screens.server_error': 'Server error',
  'system.screens.first_steps': 'First steps',
};
