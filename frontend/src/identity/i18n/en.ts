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
    hard_to_guess: 'Not one of the most common, and without your name, login or e-mail address',
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
  sessions: {
    lead: 'Where you are signed in now. If you do not recognise a device, end its session and change your password.', this: 'this session', unknown: 'Unknown browser', seat: 'looking as %{person}',
    times: 'logged in %{since}, last active %{seen}', end: 'End', end_named: 'End: %{name}', ended: 'The session has ended', end_others: 'End all others', others_ended: 'The other sessions have ended',
    ask_others: 'End all other sessions?', ask_text: 'You will have to log in again on your other devices. This session stays.',
  },
  login_as: {
    lead: 'You will see the portal as this person sees it, but cannot change anything there: the office has its own screens for that. When you come and go is written into the history together with your name.',
    search: 'Name or login',
    person: 'Person',
    login: 'Login',
    roles: 'Roles',
    act: 'Log in as',
    ask: 'Log in as %{person}?',
    ask_text: 'That you were here stays in the history. The button at the top brings you back at any time.',
    nobody: 'Nobody found',
    more: 'Show more',
  },
} satisfies Catalogue<typeof ru>;
export default en;
