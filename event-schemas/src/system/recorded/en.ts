import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

const en = {
  kind: {
    system_settings: 'Settings of the portal',
    tab_rule: 'Visibility of a section',
  },
  field: {
    settings: 'Settings',
    require_phone_number: 'Phone required',
    use_active_directory: 'Log-in through Active Directory',
    registration_of_payment: 'Registration of payment',
    finances_pay: 'Online payment',
    login_max_failed_attempts: 'Log-in attempts',
    login_failed_window_minutes: 'Attempt window, minutes',
    login_lock_minutes: 'Log-in lock, minutes',
    temporary_password_hours: 'Temporary password, hours',
    session_idle_hours: 'Idle session, hours',
    session_max_days: 'Session length, days',
    password_policy: 'Rules for passwords',
    second_factor_roles: 'Who has to confirm log-ins',
    second_factor_days: 'Days without confirmation on a remembered device',
    university_name: 'Name of the university',
    languages: 'Languages of the portal',
    time_zone: 'Time zone',
    logo: 'Logo',
    server: 'Server',
    mail_server: 'Mail server',
    host: 'Server',
    port: 'Port',
    security: 'Protection',
    user: 'User name',
    sender_address: 'Sender’s address',
    sender_name: 'Sender’s name',
    tech_block: 'Maintenance',
    tech_block_date_end: 'End of maintenance',
    screen: 'Screen',
    is_visible: 'In the menu',
  },
  code: {
    security: {
      tls: 'TLS from the first byte',
      starttls: 'STARTTLS',
      none: 'none',
    },
    password_policy: {
      composition: '8 characters or more: a digit, a lower-case and an upper-case letter',
      length: '12 characters or more, of any kind',
    },
  },
} satisfies Catalogue<typeof ru>;
export default en;
