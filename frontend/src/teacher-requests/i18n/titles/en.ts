export default {
  'teacher-requests.screens.my_teacher_requests': 'My requests to teachers',
  'teacher-requests.screens.teacher_requests': 'Students’ requests',
};
