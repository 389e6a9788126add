export default {
  'statistics.screens.list_registered_students': 'Тіркелген студенттер',
  'statistics.screens.list_registered_students_list': 'Курс студенттері',
  'statistics.screens.list_registered_students_auca': 'Секциялар бойынша студенттер',
  'statistics.screens.list_registered_students_auca_list': 'Секция студенттері',
  'statistics.screens.registration_board': 'Тіркелу күні',
  'statistics.screens.course_statistics': 'Курстар статистикасы',
  'statistics.screens.registration_statistics': 'Тіркелу статистикасы',
  'statistics.screens.unregistered_students': 'Курсы жоқ студенттер',
};
