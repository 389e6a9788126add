export default { 'ways.screens.ways_in': 'Способы входа' };
