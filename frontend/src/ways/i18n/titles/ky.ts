export default { 'ways.screens.ways_in': 'Кирүү жолдору', 'ways.screens.scim_clients': 'Сырттан жазуу ачуу (SCIM)' };
