export default {
  'registration.screens.online_registration': 'Course registration',
  'registration.screens.course_offerings': 'Courses of the period',
  'registration.screens.waiting_lists': 'Waiting lists',
  'registration.screens.waiting_list': 'Waiting list',
  'registration.screens.course_offering': 'Course',
  'registration.screens.isc_students': 'ISC students',
  'registration.screens.isc_applications': 'Applications to review in the ISC',
  'registration.screens.isc_application_profile': 'Student’s application',
  'registration.screens.isc_application_edit': 'Change of an application',
  'registration.screens.registration_results': 'Registration results',
  'registration.screens.fields_of_sciences': 'Fields of sciences',
};
