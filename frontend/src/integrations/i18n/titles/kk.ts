export default {
  'integrations.screens.apis': 'Сыртқы жүйелер',
  'integrations.screens.api': 'Қосылым',
};
