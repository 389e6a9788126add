export default { 'operating.screens.operating': 'How the portal runs' };
