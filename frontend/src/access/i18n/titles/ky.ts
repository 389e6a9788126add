export default {
  'access.screens.discipline_registration_access': 'Курстарга каттоонун жеткиликтүүлүгү',
  'access.screens.discipline_online_registration_access': 'Дисциплиналар боюнча жеткиликтүүлүк',
  'access.screens.discipline_teacher_access': 'Окутуучулар боюнча жеткиликтүүлүк',
  'access.screens.discipline_registration_access_for_selected_students': 'Айрым студенттердин уруксаты',
};
