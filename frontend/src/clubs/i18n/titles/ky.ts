export default {
  'clubs.screens.clubs': 'Клубдар',
  'clubs.screens.club': 'Клуб',
  'clubs.screens.create': 'Жаңы клуб',
  'clubs.screens.requests': 'Клубдарга арыздар',
  'clubs.screens.types': 'Клубдардын түрлөрү',
};
