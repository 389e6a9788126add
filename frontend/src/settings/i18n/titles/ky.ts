export default {
  'settings.screens.registration_periods': 'Каттоо мезгилдери',
  'settings.screens.credit_limits': 'Кредит чектери',
  'settings.screens.waiting_list': 'Күтүү тизмеси',
  'settings.screens.registration': 'Каттоо жөндөөлөрү',
  'settings.screens.accounts': 'Каттоо жазуулары',
  'settings.screens.system': 'Система жөндөөлөрү',
  'settings.screens.super_registration': 'Супер-каттоо',
  'settings.screens.debts': 'Карыздар жана маалымкаттар',
  'settings.screens.guide': 'Каттоо эскерткичи',
  'settings.screens.plan_applications': 'Окуу пландары боюнча карточкалар',
  'settings.screens.cancelled': 'Жокко чыгарылган курстар',
  'settings.screens.status_switch': 'Карточка статусун алмаштыруу',
};
