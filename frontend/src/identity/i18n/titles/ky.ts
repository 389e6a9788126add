export default {
  'identity.screens.log_in': 'Кирүү',
  'identity.screens.first_administrator': 'Биринчи администратор',
  'identity.screens.invitation': 'Чакыруу',
  'identity.screens.create_new_password': 'Жаңы сырсөз',
  'identity.screens.fill_phone_number': 'Телефон номери',
  'identity.screens.access_denied': 'Кирүүгө уруксат жок',
  'identity.screens.change_password': 'Сырсөздү алмаштыруу',
  'identity.screens.sessions': 'Менин сеанстарым',
  'identity.screens.login_as_other_user': 'Башка адам болуп кирүү',
  'identity.screens.accounts': 'Каттоо жазуулары',
};
