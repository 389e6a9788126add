const ru = {
  kind: {
    system_settings: 'Настройки портала',
    tab_rule: 'Видимость раздела',
  },
  field: {
    settings: 'Настройки',
    require_phone_number: 'Телефон обязателен',
    use_active_directory: 'Вход через Active Directory',
    registration_of_payment: 'Регистрация оплаты',
    finances_pay: 'Онлайн-оплата',
    login_max_failed_attempts: 'Попыток входа',
    login_failed_window_minutes: 'Окно попыток, минут',
    login_lock_minutes: 'Блокировка входа, минут',
    temporary_password_hours: 'Временный пароль действует, часов',
    session_idle_hours: 'Сеанс без действий, часов',
    session_max_days: 'Сеанс всего, дней',
    password_policy: 'Требования к паролю',
    tech_block: 'Технические работы',
    tech_block_date_end: 'Окончание работ',
    screen: 'Экран',
    is_visible: 'В меню',
  },
  code: {
    password_policy: {
      composition: 'от 8 символов: цифра, строчная и заглавная буква',
      length: 'от 12 любых символов',
    },
  },
} as const;
export default ru;
