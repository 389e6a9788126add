export default {
  'advising.screens.advisor_review': 'Проверка регистраций',
  'advising.screens.students_list': 'Студенты',
  'advising.screens.students_list_auca': 'Студенты (AUCA)',
  'advising.screens.advisors': 'Эдвайзеры',
  'advising.screens.advisor_card': 'Карточка эдвайзера',
  'advising.screens.advisors_report': 'Отчёт об эдвайзерах',
  'advising.screens.register': 'Регистрация',
  'advising.screens.online_registration_adviser': 'Регистрация глазами студента',
  'advising.screens.student_card': 'Карточка студента',
};
