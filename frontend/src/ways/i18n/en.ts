import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  set_up: 'Test and secret',
  set_up_title: '%{name}: test and secret',
  has_secret: 'A secret is set',
  no_secret: 'No secret is set',
  bind_secret: 'Password with which the portal looks in the directory',
  client_secret: 'Secret of the portal at the server (client_secret)',
  keep: 'Save the secret',
  kept: 'The secret is saved',
  secret_hint: 'Once it is saved, nobody will see it.',
  people: 'Linked accounts: %{count}',
  check: 'Last comparison on %{date}: %{checked} checked, %{missing} not in the directory, %{closed} disabled',
  check_stopped: 'The comparison was stopped: too many are missing.',
  addresses: 'Register these addresses at the server',
  callback: 'Return after log-in (redirect URI)',
  backchannel: 'Log-out (back-channel logout)',
  after_logout: 'After log-out (post logout redirect URI)',
  try_login: 'Whose login to look at (optional)',
  do_try: 'Try this way',
  good: 'The way works',
  bad: 'The way does not work',
  person: 'This is how the portal sees the person',
  groups: 'Groups: %{groups}',
  no_groups: 'No groups',
  disabled: 'Disabled in the directory',
  steps: {
    reached: 'The server answers',
    secret: 'The secret is accepted',
    search: 'People can be looked for',
    discovery: 'The server has said what it is',
    keys: 'The keys of the server are there',
    person: 'The person was found',
  },
} satisfies Catalogue<typeof ru>;
export default en;
