import { everywhere, type NoticeKind } from './kind.ts';

/** About logging in: these always arrive. */
export const signInKinds = {
  /** To the owner of the account. */
  passwords_guessed: {
    type: 'important',
    channels: everywhere,
    link: 'user-settings/change-password',
    title: {
      ru: 'Кто-то подбирает пароль к вашей учётной записи',
      kk: 'Біреу есептік жазбаңыздың құпиясөзін іріктеп жатыр',
      en: 'Somebody is trying passwords on your account',
      ky: 'Кимдир бирөө каттоо жазууңуздун сырсөзүн тандап жатат',
    },
    text: {
      ru: 'Неверный пароль ввели {attempts} раз подряд. Вход оттуда закрыт до {until}; с ваших прежних устройств вы входите как обычно. Если это были не вы, смените пароль.',
      kk: 'Құпиясөз {attempts} рет қатарынан қате терілді. Ол жерден кіру жабық, ашылатын уақыты: {until}. Бұрын кірген құрылғыларыңыздан әдеттегідей кіре бересіз. Бұл сіз болмасаңыз, құпиясөзді өзгертіңіз.',
      en: 'A wrong password was entered {attempts} times in a row. Log-in from there is closed until {until}; on devices that you have used before you log in as always. If this was not you, change your password.',
      ky: 'Сырсөз {attempts} жолу катары менен туура эмес терилди. Ал жактан кирүү жабык, ачылуу убактысы: {until}. Мурда кирген түзмөктөрүңүздөн адаттагыдай эле кире бересиз. Бул сиз болбосоңуз, сырсөздү алмаштырыңыз.',
    },
  },
  /** To the administrators. */
  passwords_guessed_of: {
    type: 'important',
    channels: ['portal'],
    link: 'accounts',
    title: {
      ru: 'Подбор пароля: {person}',
      kk: 'Құпиясөзді іріктеу: {person}',
      en: 'Passwords are being tried: {person}',
      ky: 'Сырсөз тандоо: {person}',
    },
    text: {
      ru: 'Неверный пароль ввели {attempts} раз подряд. Вход оттуда закрыт до {until}.',
      kk: 'Құпиясөз {attempts} рет қатарынан қате терілді. Ол жерден кіру жабық, ашылатын уақыты: {until}.',
      en: 'A wrong password was entered {attempts} times in a row. Log-in from there is closed until {until}.',
      ky: 'Сырсөз {attempts} жолу катары менен туура эмес терилди. Ал жактан кирүү жабык, ачылуу убактысы: {until}.',
    },
  },
} as const satisfies Record<string, NoticeKind>;
