export default {
  'system.screens.maintenance': 'Maintenance',
  'system.screens.server_error': 'Server error',
};
