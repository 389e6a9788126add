import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  tabs: 'Which clubs to show',
  tab: {
    open: 'All clubs',
    mine: 'My clubs',
  },
  members: '%{smart_count} member |||| %{smart_count} members',
  keeps: {
    founder: 'You founded it',
    moderator: 'You moderate it',
  },
  join: 'Join',
  asked: 'Request sent: a moderator of the club will look at it',
  change: 'Change the club',
  create_lead: 'Say what the club is for. Only you see the draft until you send the request.',
  requests_lead: 'Requests to open clubs: approve them, return them for correction or reject them with a comment.',
  draft_hint: 'This is a draft. Check it and send the request: nobody sees it before that.',
  sent_hint: 'The request is sent. You will be notified of the decision.',
  history: 'History',
  people: 'Members',
  no_members: 'Nobody is here yet',
} satisfies Catalogue<typeof ru>;
export default en;
