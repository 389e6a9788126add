export default {
  'clubs.screens.clubs': 'Клубтар',
  'clubs.screens.club': 'Клуб',
  'clubs.screens.create': 'Жаңа клуб',
  'clubs.screens.requests': 'Клуб өтінімдері',
  'clubs.screens.types': 'Клуб түрлері',
};
