export default {
  'content.screens.home': 'Башкы бет',
  'content.screens.desktop': 'Иш столу',
};
