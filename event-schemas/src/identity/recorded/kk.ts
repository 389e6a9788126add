import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  kind: {
    account: 'Есептік жазба',
    login_name: 'Логин',
    email_address: 'Пошта мекенжайы',
    role_name: 'Рөл атауы',
    first_administrator: 'Алғашқы әкімші',
    sign_up: 'Талапкердің тіркелуі',
    iin: 'ЖСН',
  },
  field: {
    login: 'Логин',
    phone: 'Телефон',
    credential: 'Құпиясөз',
    must_change_password: 'Құпиясөзді ауыстыру керек',
    must_change: 'Құпиясөзді ауыстыру керек',
    failures: 'Сәтсіз кіру әрекеттері',
    warned: 'Құпиясөзді табу әрекеті туралы хабарланды',
    locked: 'Кіру бұғатталған',
    disabled: 'Ажыратылған',
    shown_to: 'Осы атпен кімдер кірген',
    address: 'Желідегі мекенжай',
    browser: 'Браузер',
    system: 'Операциялық жүйе',
    has_device: 'Бұрын құрылғыдан кірген',
    is_new: 'Жаңа құрылғы',
    password_until: 'Уақытша құпиясөздің соңғы мерзімі',
    has_signed_in: 'Порталға кірген',
    invited: 'Поштамен шақыру',
    invitation: 'Шақыру',
    iin: 'ЖСН',
    agreement: 'Келісім',
    mails: 'Растау хаттары',
    recovery: 'Жаңа құпиясөз сілтемесі',
    reminded: 'Логин жазылған хат',
    recovered: 'Пайдаланылған сілтеме',
    letters: 'Ұмытылған логин не құпиясөз туралы хаттар',
  },
  code: {
    from: {
      address: 'бір мекенжайдан',
      device: 'бір құрылғыдан',
      everywhere: 'барлық бейтаныс құрылғылардан',
    },
  },
} satisfies Catalogue<typeof ru>;
export default kk;
