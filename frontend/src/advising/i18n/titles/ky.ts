export default {
  'advising.screens.advisor_review': 'Каттоолорду текшерүү',
  'advising.screens.students_list': 'Студенттер',
  'advising.screens.students_list_auca': 'Студенттер (AUCA)',
  'advising.screens.advisors': 'Эдвайзерлер',
  'advising.screens.advisor_card': 'Эдвайзердин карточкасы',
  'advising.screens.advisors_report': 'Эдвайзерлер боюнча отчёт',
  'advising.screens.register': 'Каттоо',
  'advising.screens.online_registration_adviser': 'Студент көргөн каттоо',
  'advising.screens.student_card': 'Студенттин карточкасы',
};
