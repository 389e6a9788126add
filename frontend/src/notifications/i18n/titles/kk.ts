export default {
  'notifications.screens.my_mails': 'Пошта хабарландырулары',
  'notifications.screens.course_not_registered': 'Курссыз студенттерге хаттар',
  'notifications.screens.general_email': 'Жалпы хат тарату',
};
