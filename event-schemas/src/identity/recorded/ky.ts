import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  kind: {
    account: 'Каттоо жазуусу',
    login_name: 'Логин',
    email_address: 'Почта дареги',
    role_name: 'Ролдун аталышы',
    first_administrator: 'Биринчи администратор',
    sign_up: 'Абитуриенттин катталышы',
    iin: 'ЖИН',
  },
  field: {
    login: 'Логин',
    phone: 'Телефон',
    credential: 'Сырсөз',
    must_change_password: 'Сырсөздү алмаштыруу керек',
    must_change: 'Сырсөздү алмаштыруу керек',
    failures: 'Ийгиликсиз кирүү аракеттери',
    warned: 'Сырсөздү табуу аракети жөнүндө кабарланды',
    locked: 'Кирүү бөгөттөлгөн',
    disabled: 'Токтотулган',
    shown_to: 'Бул ат менен кимдер кирген',
    address: 'Тармактагы дарек',
    browser: 'Браузер',
    system: 'Операциялык система',
    has_device: 'Мурда түзмөктөн кирген',
    is_new: 'Жаңы түзмөк',
    password_until: 'Убактылуу сырсөздүн акыркы мөөнөтү',
    has_signed_in: 'Порталга кирген',
    invited: 'Почта аркылуу чакыруу',
    invitation: 'Чакыруу',
    iin: 'ЖИН',
    agreement: 'Макулдашуу',
    mails: 'Ырастоо каттары',
    recovery: 'Жаңы сырсөздүн шилтемеси',
    reminded: 'Логин жазылган кат',
    recovered: 'Колдонулган шилтеме',
    letters: 'Унутулган логин же сырсөз жөнүндө каттар',
  },
  code: {
    from: {
      address: 'бир даректен',
      device: 'бир түзмөктөн',
      everywhere: 'бардык тааныш эмес түзмөктөрдөн',
    },
  },
} satisfies Catalogue<typeof ru>;
export default ky;
