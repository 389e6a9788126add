export default {
  'notifications.screens.notification': 'Уведомления',
  'notifications.screens.banner': 'Баннеры',
  'notifications.screens.my_mails': 'Уведомления по почте',
  'notifications.screens.course_not_registered': 'Письма студентам без курсов',
  'notifications.screens.general_email': 'Общие рассылки',
};
