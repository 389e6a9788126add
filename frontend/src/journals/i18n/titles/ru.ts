export default {
  'journals.screens.e_journal': 'Мои журналы',
  'journals.screens.detail': 'Журнал',
  'journals.screens.electronic_journal': 'Электронные журналы',
  'journals.screens.all_detail': 'Журнал преподавателя',
  'journals.screens.blocking': 'Закрытие журналов',
  'journals.screens.openings': 'Открытие журналов',
  'journals.screens.statistics': 'Статистика журналов',
  'journals.screens.settings': 'Настройки журналов',
  'journals.screens.my_absences': 'Мои пропуски',
  'journals.screens.requests': 'Просьбы открыть журнал',
  'journals.screens.emc': 'УМКД: материалы курсов',
};
