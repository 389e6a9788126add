export default {
  'advising.screens.advisor_review': 'Тіркелулерді тексеру',
  'advising.screens.students_list': 'Студенттер',
  'advising.screens.students_list_auca': 'Студенттер (AUCA)',
  'advising.screens.advisors': 'Эдвайзерлер',
  'advising.screens.advisor_card': 'Эдвайзер карточкасы',
  'advising.screens.advisors_report': 'Эдвайзерлер бойынша есеп',
  'advising.screens.register': 'Тіркелу',
  'advising.screens.online_registration_adviser': 'Студент көретін тіркелу',
  'advising.screens.student_card': 'Студент карточкасы',
};
