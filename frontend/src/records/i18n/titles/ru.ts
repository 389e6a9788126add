export default {
  'records.screens.own_papers': 'Документы для пребывания',
  'records.screens.papers': 'Документы иностранных студентов',
  'records.screens.notification': 'Напоминания о документах',
};
