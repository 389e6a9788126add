export default {
  'settings.screens.registration_periods': 'Периоды регистрации',
  'settings.screens.credit_limits': 'Лимиты кредитов',
  'settings.screens.waiting_list': 'Лист ожидания',
  'settings.screens.registration': 'Настройки регистрации',
  'settings.screens.accounts': 'Учётные записи',
  'settings.screens.system': 'Настройки системы',
  'settings.screens.super_registration': 'Супер-регистрация',
  'settings.screens.debts': 'Долги и справки',
  'settings.screens.guide': 'Памятка о регистрации',
  'settings.screens.plan_applications': 'Карточки по учебным планам',
  'settings.screens.cancelled': 'Отменённые курсы',
  'settings.screens.status_switch': 'Смена статуса карточек',
};
