export default {
  'registration.screens.online_registration': 'Регистрация на курсы',
  'registration.screens.course_offerings': 'Курсы периода',
  'registration.screens.waiting_lists': 'Листы ожидания',
  'registration.screens.waiting_list': 'Лист ожидания',
  'registration.screens.course_offering': 'Курс',
  'registration.screens.isc_students': 'Студенты ИСЦ',
  'registration.screens.isc_applications': 'Заявки на проверке в ИСЦ',
  'registration.screens.isc_application_profile': 'Заявка студента',
  'registration.screens.isc_application_edit': 'Изменение заявки',
  'registration.screens.registration_results': 'Результаты регистрации',
  'registration.screens.fields_of_sciences': 'Области наук',
};
