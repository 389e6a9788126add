import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

const en = {
  kind: {
    account: 'Account',
    login_name: 'Log-in name',
    email_address: 'E-mail address',
    role_name: 'Role name',
    first_administrator: 'First administrator',
    sign_up: 'Sign-up of an applicant',
    iin: 'IIN',
  },
  field: {
    login: 'Login',
    phone: 'Phone',
    credential: 'Password',
    must_change_password: 'Password must be changed',
    must_change: 'Password must be changed',
    failures: 'Failed log-ins',
    warned: 'Warned of guesses',
    locked: 'Log-in locked',
    disabled: 'Disabled',
    shown_to: 'Who has logged in as this person',
    address: 'Network address',
    browser: 'Browser',
    system: 'Operating system',
    has_device: 'Has logged in from a device',
    is_new: 'New device',
    password_until: 'Temporary password until',
    has_signed_in: 'Has logged in before',
    invited: 'Invitation by e-mail',
    invitation: 'Invitation',
    iin: 'IIN',
    agreement: 'Agreement',
    mails: 'E-mails for confirming',
    recovery: 'Link for a new password',
    reminded: 'E-mail with the login',
    recovered: 'Link that was used',
    letters: 'E-mails about a forgotten login or password',
  },
  code: {
    from: {
      address: 'one address',
      device: 'one device',
      everywhere: 'all devices that are not known',
    },
  },
} satisfies Catalogue<typeof ru>;
export default en;
