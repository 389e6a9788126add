import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  finishing: 'The university is confirming who you are…',
  failed: 'Could not log in',
  to_log_in: 'To the log-in page',
  nothing: 'A log-in through the university ends here',
  nothing_text: 'Begin it on the log-in page.',
  own_lead: 'If you link your account of the portal with your account of the university, you can log in with that one, too.',
  own_none: 'The university has not connected other ways to log in yet.',
  linked_as: 'linked: %{name}, since %{date}',
  not_linked: 'not linked',
  off: 'switched off at the moment',
  link: 'Link',
  link_named: 'Link: %{name}',
  unlink: 'Remove link',
  unlink_named: 'Remove link: %{name}',
  unlink_title: 'Remove the link with “%{name}”?',
  unlink_text: 'It will no longer be possible to log in to your account this way.',
  unlinked: 'The link is removed',
  linked: 'The account is linked',
  directory_title: 'Link with “%{name}”',
  directory_text: 'Enter the login and password that you use at the university. From then on the portal will ask for this password instead of the old one.',
  login: 'Login',
  password: 'Password',
} satisfies Catalogue<typeof ru>;
export default en;
