export default {
  'teacher-requests.screens.my_teacher_requests': 'Мои запросы преподавателям',
  'teacher-requests.screens.teacher_requests': 'Запросы студентов',
};
