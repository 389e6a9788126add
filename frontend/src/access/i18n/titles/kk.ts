export default {
  'access.screens.discipline_registration_access': 'Курстарға тіркелу қолжетімділігі',
  'access.screens.discipline_online_registration_access': 'Пәндер бойынша қолжетімділік',
  'access.screens.discipline_teacher_access': 'Оқытушылар бойынша қолжетімділік',
  'access.screens.discipline_registration_access_for_selected_students': 'Жекелеген студенттердің рұқсаты',
};
