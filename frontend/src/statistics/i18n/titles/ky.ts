export default {
  'statistics.screens.list_registered_students': 'Катталган студенттер',
  'statistics.screens.list_registered_students_list': 'Курстун студенттери',
  'statistics.screens.list_registered_students_auca': 'Секциялар боюнча студенттер',
  'statistics.screens.list_registered_students_auca_list': 'Секциянын студенттери',
  'statistics.screens.registration_board': 'Каттоо күнү',
  'statistics.screens.course_statistics': 'Курстардын статистикасы',
  'statistics.screens.registration_statistics': 'Каттоо статистикасы',
  'statistics.screens.unregistered_students': 'Курсу жок студенттер',
};
