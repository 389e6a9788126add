export default {
  'integrations.screens.apis': 'Other systems',
  'integrations.screens.api': 'Connection',
};
