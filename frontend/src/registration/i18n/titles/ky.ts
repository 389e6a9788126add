export default {
  'registration.screens.online_registration': 'Курстарга катталуу',
  'registration.screens.course_offerings': 'Мезгилдин курстары',
  'registration.screens.waiting_lists': 'Күтүү тизмелери',
  'registration.screens.waiting_list': 'Күтүү тизмеси',
  'registration.screens.course_offering': 'Курс',
  'registration.screens.isc_students': 'МСБ студенттери',
  'registration.screens.isc_applications': 'МСБда текшерилүүчү арыздар',
  'registration.screens.isc_application_profile': 'Студенттин арызы',
  'registration.screens.isc_application_edit': 'Арызды өзгөртүү',
  'registration.screens.registration_results': 'Каттоонун жыйынтыгы',
  'registration.screens.fields_of_sciences': 'Илим тармактары',
};
