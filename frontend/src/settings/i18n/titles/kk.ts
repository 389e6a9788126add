export default {
  'settings.screens.registration_periods': 'Тіркелу кезеңдері',
  'settings.screens.credit_limits': 'Кредит шектері',
  'settings.screens.waiting_list': 'Күту тізімі',
  'settings.screens.registration': 'Тіркелу баптаулары',
  'settings.screens.accounts': 'Есептік жазбалар',
  'settings.screens.system': 'Жүйе баптаулары',
  'settings.screens.super_registration': 'Супер-тіркелу',
  'settings.screens.debts': 'Қарыздар мен анықтамалар',
  'settings.screens.guide': 'Тіркелу жадынамасы',
  'settings.screens.plan_applications': 'Оқу жоспарлары бойынша карточкалар',
  'settings.screens.cancelled': 'Тоқтатылған курстар',
  'settings.screens.status_switch': 'Карточка мәртебесін ауыстыру',
};
