export default {
  'notifications.screens.notification': 'Хабарландырулар',
  'notifications.screens.banner': 'Баннерлер',
  'notifications.screens.my_mails': 'Пошта хабарландырулары',
  'notifications.screens.course_not_registered': 'Курссыз студенттерге хаттар',
  'notifications.screens.general_email': 'Жалпы хат тарату',
};
