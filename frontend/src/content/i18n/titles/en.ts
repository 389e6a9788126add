export default {
  'content.screens.home': 'Home',
  'content.screens.desktop': 'Dashboard',
};
