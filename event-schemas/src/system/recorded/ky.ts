import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  kind: {
    system_settings: 'Порталдын жөндөөлөрү',
    tab_rule: 'Бөлүмдүн көрүнүшү',
  },
  field: {
    settings: 'Жөндөөлөр',
    require_phone_number: 'Телефон милдеттүү',
    use_active_directory: 'Active Directory аркылуу кирүү',
    registration_of_payment: 'Төлөмдү каттоо',
    finances_pay: 'Онлайн төлөм',
    login_max_failed_attempts: 'Кирүү аракеттери',
    login_failed_window_minutes: 'Аракеттердин убактысы, мүнөт',
    login_lock_minutes: 'Кирүүнү бөгөттөө, мүнөт',
    temporary_password_hours: 'Убактылуу сырсөздүн мөөнөтү, саат',
    session_idle_hours: 'Аракетсиз сеанс, саат',
    session_max_days: 'Сеанстын жалпы мөөнөтү, күн',
    password_policy: 'Сырсөзгө талап',
    second_factor_roles: 'Кирүүнү ким ырасташы керек',
    second_factor_days: 'Эсте калган түзмөктө ырастоосуз күндөр',
    university_name: 'Университеттин аталышы',
    languages: 'Порталдын тилдери',
    time_zone: 'Убакыт алкагы',
    logo: 'Логотип',
    server: 'Сервер',
    mail_server: 'Почта сервери',
    host: 'Сервердин дареги',
    port: 'Порт',
    security: 'Байланышты коргоо',
    user: 'Колдонуучунун аты',
    sender_address: 'Жөнөтүүчүнүн дареги',
    sender_name: 'Жөнөтүүчүнүн аты',
    tech_block: 'Техникалык иштер',
    tech_block_date_end: 'Иштердин бүтүшү',
    screen: 'Экран',
    is_visible: 'Менюда',
  },
  code: {
    security: {
      tls: 'дароо TLS',
      starttls: 'STARTTLS',
      none: 'коргоосуз',
    },
    password_policy: {
      composition: 'кеминде 8 белги: цифра, кичине жана баш тамга',
      length: 'кеминде 12 каалаган белги',
    },
  },
} satisfies Catalogue<typeof ru>;
export default ky;
