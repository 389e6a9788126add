export default {
  'teacher-requests.screens.my_teacher_requests': 'Оқытушыларға өтініштерім',
  'teacher-requests.screens.teacher_requests': 'Студенттердің өтініштері',
};
