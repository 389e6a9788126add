import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  track: 'Route of the application',
  step: { done: 'done', current: 'it is here now', ahead: 'ahead', passed_by: 'not needed' },
  waypoint: {
    waiting: 'waiting for a decision',
    approved: 'approved',
    rejected: 'rejected',
    returned: 'returned for correction',
    forwarded: 'forwarded to another step',
    ahead: 'ahead',
    passed_by: 'nothing was decided here',
  },
  due: 'due %{time}',
  overdue: 'was due %{time}',
  since: 'waiting since %{time}',
  opened: 'seen %{time}',
  not_opened: 'not opened yet',
  history: {
    title: 'History',
    status: 'Statuses',
    waypoint: 'Approval',
    opened: 'Who opened it',
    empty: 'Nothing has happened yet',
    empty_opened: 'Nobody who approves has opened it yet',
    more: 'Show earlier ones',
    on_behalf: '%{actor} on behalf of %{person}',
  },
} satisfies Catalogue<typeof ru>;
export default en;
