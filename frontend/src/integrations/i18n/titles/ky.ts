export default {
  'integrations.screens.apis': 'Тышкы системалар',
  'integrations.screens.api': 'Байланыш',
};
