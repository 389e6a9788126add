export default { 'ways.screens.ways_in': 'Кирүү жолдору' };
