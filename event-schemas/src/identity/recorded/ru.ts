const ru = {
  kind: {
    account: 'Учётная запись',
    login_name: 'Логин',
    email_address: 'Адрес почты',
    role_name: 'Название роли',
    first_administrator: 'Первый администратор',
  },
  field: {
    login: 'Логин',
    phone: 'Телефон',
    credential: 'Пароль',
    must_change_password: 'Пароль нужно сменить',
    must_change: 'Пароль нужно сменить',
    failures: 'Неудачные попытки входа',
    warned: 'Сообщено о подборе',
    locked: 'Вход закрыт',
    disabled: 'Отключена',
    shown_to: 'Кто входил под этим именем',
    address: 'Адрес в сети',
    browser: 'Браузер',
    system: 'Операционная система',
    has_device: 'Уже входил с устройства',
    is_new: 'Новое устройство',
    password_until: 'Временный пароль до',
    has_signed_in: 'Уже входил на портал',
    invited: 'Приглашение по почте',
    invitation: 'Приглашение',
  },
  code: {
    from: {
      address: 'с одного адреса',
      device: 'с одного устройства',
      everywhere: 'со всех незнакомых устройств',
    },
  },
} as const;
export default ru;
