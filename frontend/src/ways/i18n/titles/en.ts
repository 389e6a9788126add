export default { 'ways.screens.ways_in': 'Ways to log in', 'ways.screens.scim_clients': 'Accounts from outside (SCIM)' };
