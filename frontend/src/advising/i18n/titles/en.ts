export default {
  'advising.screens.advisor_review': 'Registrations to review',
  'advising.screens.students_list': 'Students',
  'advising.screens.students_list_auca': 'Students (AUCA)',
  'advising.screens.advisors': 'Advisors',
  'advising.screens.advisor_card': 'Advisor’s card',
  'advising.screens.advisors_report': 'Advisors report',
  'advising.screens.register': 'Registration',
  'advising.screens.online_registration_adviser': 'Registration as the student sees it',
  'advising.screens.student_card': 'Student’s card',
};
