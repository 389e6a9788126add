export default { 'operating.screens.operating': 'Работа портала' };
