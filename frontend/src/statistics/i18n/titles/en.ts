export default {
  'statistics.screens.list_registered_students': 'Registered students',
  'statistics.screens.list_registered_students_list': 'Students of the course',
  'statistics.screens.list_registered_students_auca': 'Students by section',
  'statistics.screens.list_registered_students_auca_list': 'Students of the section',
  'statistics.screens.registration_board': 'Registration day',
  'statistics.screens.course_statistics': 'Course statistics',
  'statistics.screens.registration_statistics': 'Registration statistics',
  'statistics.screens.unregistered_students': 'Students without courses',
};
