export default { 'ways.screens.ways_in': 'Способы входа', 'ways.screens.scim_clients': 'Открытие записей извне (SCIM)' };
