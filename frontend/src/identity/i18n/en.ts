import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  log_in: {
    welcome: 'Welcome',
    lead: 'Log in with the login and password that the university gave you.',
    login: 'Login',
    password: 'Password',
    submit: 'Log in',
    demo: 'Accounts for looking around',
    demo_note: 'One password for all: %{password}',
    demo_use: 'Log in: %{name}',
  },
  new_password: {
    lead: 'This is your first log-in. Choose a password of your own; the old one is not needed any more.',
    new: 'New password',
    confirmation: 'New password once more',
    current: 'Current password',
    submit: 'Save the password',
    changed: 'The password is changed',
    rules: 'What a password needs',
    rule: {
      password_too_short: 'At least %{min} characters',
      password_needs_digit: 'A digit',
      password_needs_lowercase: 'A lower-case letter',
      password_needs_uppercase: 'An upper-case letter',
      password_same_as_old: 'Differs from the old one',
      passwords_do_not_match: 'Typed the same twice',
    },
    met: 'met',
    unmet: 'not yet',
  },
  phone: {
    lead: 'The university needs a number to reach you. The portal opens after that.',
    label: 'Phone',
    hint: 'With the country code, for example +7 701 123 45 67',
    submit: 'Save and go on',
    saved: 'The number is saved',
  },
  denied: { text: 'Your account has no right to this section. If you need it, ask the study office.', home: 'To the desktop' },
  settings: { sections: 'Sections of the settings' },
  login_as: {
    lead: 'You will see the portal with this person’s eyes. Every act is written into the history together with your name.',
    search: 'Name or login',
    person: 'Person',
    login: 'Login',
    roles: 'Roles',
    act: 'Log in as',
    ask: 'Log in as %{person}?',
    ask_text: 'Whatever you do stays in the history with the note that it was you. The button at the top brings you back at any time.',
    nobody: 'Nobody found',
    more: 'Show more',
  },
} satisfies Catalogue<typeof ru>;
export default en;
