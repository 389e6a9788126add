export default {
  'clubs.screens.clubs': 'Clubs',
  'clubs.screens.club': 'Club',
  'clubs.screens.create': 'New club',
  'clubs.screens.requests': 'Club requests',
  'clubs.screens.types': 'Club types',
};
