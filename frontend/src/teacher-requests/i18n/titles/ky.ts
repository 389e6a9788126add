export default {
  'teacher-requests.screens.my_teacher_requests': 'Окутуучуларга өтүнүчтөрүм',
  'teacher-requests.screens.teacher_requests': 'Студенттердин өтүнүчтөрү',
};
