export default {
  'registration.screens.online_registration': 'Курстарға тіркелу',
  'registration.screens.course_offerings': 'Кезең курстары',
  'registration.screens.waiting_lists': 'Күту тізімдері',
  'registration.screens.waiting_list': 'Күту тізімі',
  'registration.screens.course_offering': 'Курс',
  'registration.screens.isc_students': 'АСО студенттері',
  'registration.screens.isc_applications': 'АСО-да тексерілетін өтінімдер',
  'registration.screens.isc_application_profile': 'Студенттің өтінімі',
  'registration.screens.isc_application_edit': 'Өтінімді өзгерту',
  'registration.screens.registration_results': 'Тіркелу нәтижелері',
  'registration.screens.fields_of_sciences': 'Ғылым салалары',
};
