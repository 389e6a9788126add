export default {
  'settings.screens.registration_periods': 'Registration periods',
  'settings.screens.credit_limits': 'Credit limits',
  'settings.screens.waiting_list': 'Waiting list',
  'settings.screens.registration': 'Registration settings',
  'settings.screens.accounts': 'Accounts',
  'settings.screens.system': 'System settings',
  'settings.screens.super_registration': 'Super registration',
  'settings.screens.debts': 'Debts and certificates',
  'settings.screens.guide': 'Guide of registration',
  'settings.screens.plan_applications': 'Cards by study plan',
  'settings.screens.cancelled': 'Cancelled courses',
  'settings.screens.status_switch': 'Switch of card status',
};
