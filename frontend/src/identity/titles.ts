/** Titles of identity's screens, in the menu of every page. */
export const titles = {
  'identity.screens.log_in': { ru: 'Вход', kk: 'Кіру', en: 'Log in', ky: 'Кирүү' },
  'identity.screens.create_new_password': { ru: 'Новый пароль', kk: 'Жаңа құпиясөз', en: 'A new password', ky: 'Жаңы сырсөз' },
  'identity.screens.fill_phone_number': { ru: 'Номер телефона', kk: 'Телефон нөмірі', en: 'Phone number', ky: 'Телефон номери' },
  'identity.screens.access_denied': { ru: 'Нет доступа', kk: 'Кіруге рұқсат жоқ', en: 'Access denied', ky: 'Кирүүгө уруксат жок' },
  'identity.screens.change_password': { ru: 'Смена пароля', kk: 'Құпиясөзді ауыстыру', en: 'Change password', ky: 'Сырсөздү алмаштыруу' },
  'identity.screens.login_as_other_user': { ru: 'Войти от имени другого', kk: 'Басқа адам болып кіру', en: 'Log in as another user', ky: 'Башка адам болуп кирүү' },
};
