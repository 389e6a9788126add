import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  lead: 'What have you forgotten?',
  password: 'Password',
  login: 'Login',
  about: {
    password: 'We will e-mail you a link with which to set a new one.',
    login: 'We will send the login to the e-mail address of your account.',
  },
  back: 'Back to log-in',
  ask_login: 'Give the e-mail address that the university has of you, or your IIN: the login will come to that address.',
  ask_password: 'Give your login or e-mail address: a link will come to the address that the university has of you.',
  email: 'E-mail address or IIN',
  login_or_email: 'Login or e-mail address',
  send: 'Send',
  working: 'This usually takes a second: the portal checks that you are not a program.',
  sent: 'Check your e-mail',
  sent_text: 'If there is such an account and it has an address, an e-mail will come within a few minutes. Look into spam as well. Nothing came? The registrar’s office can reset the password.',
  states: {
    used: 'A password was set with this link already',
    expired: 'The link has expired',
    replaced: 'There was a later e-mail',
    unknown: 'There is no such link',
  },
  why: {
    used: 'Log in with the new password. If it was not you who set it, ask for another e-mail at once.',
    expired: 'A link works for an hour. Ask for another e-mail.',
    replaced: 'Open the link in the latest e-mail: earlier ones no longer work.',
    unknown: 'Open the link from the e-mail as a whole: it holds a key.',
  },
  again: 'Ask for an e-mail',
  new_lead: 'Choose a new password. All open sessions will end, and you will log in with the new password.',
  save: 'Save the new password',
  saved: 'The password was changed. Log in with it; your login: %{login}',
} satisfies Catalogue<typeof ru>;
export default en;
