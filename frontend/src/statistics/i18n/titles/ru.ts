export default {
  'statistics.screens.list_registered_students': 'Записанные студенты',
  'statistics.screens.list_registered_students_list': 'Студенты курса',
  'statistics.screens.list_registered_students_auca': 'Студенты по секциям',
  'statistics.screens.list_registered_students_auca_list': 'Студенты секции',
  'statistics.screens.registration_board': 'День регистрации',
  'statistics.screens.course_statistics': 'Статистика курсов',
  'statistics.screens.registration_statistics': 'Статистика регистрации',
  'statistics.screens.unregistered_students': 'Студенты без курсов',
};
