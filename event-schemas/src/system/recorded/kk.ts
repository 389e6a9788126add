import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  kind: {
    system_settings: 'Портал баптаулары',
    tab_rule: 'Бөлімнің көрінуі',
  },
  field: {
    settings: 'Баптаулар',
    require_phone_number: 'Телефон міндетті',
    use_active_directory: 'Active Directory арқылы кіру',
    registration_of_payment: 'Төлемді тіркеу',
    finances_pay: 'Онлайн төлем',
    login_max_failed_attempts: 'Кіру әрекеттері',
    login_failed_window_minutes: 'Әрекеттер уақыты, минут',
    login_lock_minutes: 'Кіруді бұғаттау, минут',
    temporary_password_hours: 'Уақытша құпиясөздің мерзімі, сағат',
    session_idle_hours: 'Әрекетсіз сеанс, сағат',
    session_max_days: 'Сеанстың жалпы мерзімі, күн',
    password_policy: 'Құпиясөзге талап',
    second_factor_roles: 'Кіруді кім растауы керек',
    second_factor_days: 'Есте қалған құрылғыда растаусыз күндер',
    university_name: 'Университет атауы',
    languages: 'Портал тілдері',
    time_zone: 'Уақыт белдеуі',
    logo: 'Логотип',
    server: 'Сервер',
    mail_server: 'Пошта сервері',
    host: 'Сервер мекенжайы',
    port: 'Порт',
    security: 'Қосылымды қорғау',
    user: 'Пайдаланушы аты',
    sender_address: 'Жіберушінің мекенжайы',
    sender_name: 'Жіберушінің аты',
    tech_block: 'Техникалық жұмыстар',
    tech_block_date_end: 'Жұмыстың аяқталуы',
    screen: 'Экран',
    is_visible: 'Мәзірде',
  },
  code: {
    security: {
      tls: 'бірден TLS',
      starttls: 'STARTTLS',
      none: 'қорғаусыз',
    },
    password_policy: {
      composition: 'кемінде 8 таңба: цифр, кіші және бас әріп',
      length: 'кемінде 12 кез келген таңба',
    },
  },
} satisfies Catalogue<typeof ru>;
export default kk;
