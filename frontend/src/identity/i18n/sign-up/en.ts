import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  lead: 'Applicants register here. Students and staff get access from the registrar’s office.',
  phone: 'Phone',
  phone_hint: 'With the country code, for example +7 701 123 45 67',
  iin: 'IIN or PIN (if you have one)',
  email: 'E-mail address',
  email_hint: 'A link will come there, and you will log in with this address',
  language: 'In which language we write to you',
  agreement: 'Agreement',
  agreement_text: {
    first: 'I allow the university to collect and keep what I give here and in the questionnaire, to consider my application for admission and to contact me.',
    second: 'Only the admission staff see it. It is passed on to others only where the law says so. This consent can be withdrawn: the account is then closed and the data deleted, but for what has to be kept by law.',
    third: 'The e-mail address has to be confirmed within 24 hours, or what was typed is deleted.',
  },
  agree: 'I accept the agreement',
  submit: 'Register',
  working: 'This may take a few seconds: the portal checks that you are not a program.',
  sent: 'Check your e-mail',
  sent_text: 'We have sent an e-mail to %{email}. Open the link in it and press the button on the page within 24 hours: then your account will be open.',
  not_come: 'No e-mail? Look into spam, or have it sent again: the old link then stops working.',
  again: 'Send it again',
  again_sent: 'If a sign-up with this address waits to be confirmed, the e-mail was sent',
  back: 'Back to log-in',
  ask: 'Confirm that the e-mail address is yours: press the button, and your account will be open.',
  activate: 'Open the account',
  done: 'Your account is open',
  already: 'Your account was open already',
  done_text: 'Log in with the password that you chose. Your login: %{login}; the e-mail address works as well.',
  log_in: 'Log in',
  failed: 'The account could not be opened',
  sign_up_again: 'Register again',
} satisfies Catalogue<typeof ru>;
export default en;
