export default {
  'access.screens.discipline_registration_access': 'Доступ к регистрации на курсы',
  'access.screens.discipline_online_registration_access': 'Доступ по дисциплинам',
  'access.screens.discipline_teacher_access': 'Доступ по преподавателям',
  'access.screens.discipline_registration_access_for_selected_students': 'Доступ отдельных студентов',
};
