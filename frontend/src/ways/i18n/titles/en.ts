export default { 'ways.screens.ways_in': 'Ways to log in' };
