export default {
  'access.screens.discipline_registration_access': 'Registration access of courses',
  'access.screens.discipline_online_registration_access': 'Registration access of disciplines',
  'access.screens.discipline_teacher_access': 'Registration access by teacher',
  'access.screens.discipline_registration_access_for_selected_students': 'Access of selected students',
};
