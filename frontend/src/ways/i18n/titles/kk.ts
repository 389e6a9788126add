export default { 'ways.screens.ways_in': 'Кіру тәсілдері', 'ways.screens.scim_clients': 'Сырттан жазба ашу (SCIM)' };
