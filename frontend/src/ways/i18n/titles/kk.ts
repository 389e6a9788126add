export default { 'ways.screens.ways_in': 'Кіру тәсілдері' };
