export default {
  'notifications.screens.notification': 'Notifications',
  'notifications.screens.banner': 'Banners',
  'notifications.screens.my_mails': 'Mail notifications',
  'notifications.screens.course_not_registered': 'Mail to students without courses',
  'notifications.screens.general_email': 'General scheduled mail',
};
