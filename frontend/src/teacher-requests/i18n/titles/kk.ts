export default {
  'teacher-requests.screens.my_teacher_requests': 'Оқытушыларға сұраныстарым',
  'teacher-requests.screens.teacher_requests': 'Студенттердің сұраныстары',
};
