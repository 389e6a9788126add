export default {
  'notifications.screens.notification': 'Notifications',
  'notifications.screens.banner': 'Banners',
  'notifications.screens.my_mails': 'E-mail notifications',
  'notifications.screens.course_not_registered': 'E-mail to students without courses',
  'notifications.screens.general_email': 'General scheduled e-mail',
};
