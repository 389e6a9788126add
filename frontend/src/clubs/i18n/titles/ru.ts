export default {
  'clubs.screens.clubs': 'Клубы',
  'clubs.screens.club': 'Клуб',
  'clubs.screens.create': 'Новый клуб',
  'clubs.screens.requests': 'Заявки на клубы',
  'clubs.screens.types': 'Типы клубов',
};
