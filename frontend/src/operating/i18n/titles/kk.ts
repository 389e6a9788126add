export default { 'operating.screens.operating': 'Порталдың жұмысы' };
