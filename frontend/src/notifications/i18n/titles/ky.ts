export default {
  'notifications.screens.notification': 'Билдирүүлөр',
  'notifications.screens.banner': 'Баннерлер',
  'notifications.screens.my_mails': 'Почта билдирүүлөрү',
  'notifications.screens.course_not_registered': 'Курссуз студенттерге каттар',
  'notifications.screens.general_email': 'Жалпы каттар',
};
