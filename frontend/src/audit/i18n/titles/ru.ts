export default {
  'audit.screens.verify': 'Проверка журнала',
  'audit.screens.my_receipts': 'Мои квитанции',
  'audit.screens.check_receipt': 'Проверка квитанции',
  'audit.screens.search': 'История',
  'audit.screens.causes': 'Причины и последствия',
  'audit.screens.after_deadline': 'После срока',
  'audit.screens.by_others': 'Изменено другими',
  'audit.screens.log_in_as': 'Входы под чужим именем',
  'audit.screens.bulk': 'Массовые изменения',
  'audit.screens.refused': 'Отказы',
  'audit.screens.history': 'История записи',
  'audit.screens.as_of': 'Портал на момент времени',
};
