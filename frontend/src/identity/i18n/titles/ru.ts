export default {
  'identity.screens.log_in': 'Вход',
  'identity.screens.first_administrator': 'Первый администратор',
  'identity.screens.invitation': 'Приглашение',
  'identity.screens.create_new_password': 'Новый пароль',
  'identity.screens.fill_phone_number': 'Номер телефона',
  'identity.screens.access_denied': 'Нет доступа',
  'identity.screens.change_password': 'Смена пароля',
  'identity.screens.sessions': 'Мои сеансы',
  'identity.screens.login_as_other_user': 'Войти от имени другого',
  'identity.screens.accounts': 'Учётные записи',
};
