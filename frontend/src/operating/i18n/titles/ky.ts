export default { 'operating.screens.operating': 'Порталдын иши' };
