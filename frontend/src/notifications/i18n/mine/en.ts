import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  all: 'All',
  unread: 'Unread',
  only: 'Which notifications to show',
  read_all: 'Mark this page as read',
  read: 'Mark as read',
  remove_all: 'Delete all',
  removed: 'Notifications deleted',
  remove_title: 'Delete all notifications?',
  remove_text: 'The list will be empty. Notifications cannot be restored.',
  empty: 'No notifications',
  empty_unread: 'Everything is read',
  empty_hint: 'Everything the portal tells you will appear here.',
  newer: 'Newer',
  older: 'Older',
  page: 'Page %{page} of %{pages}',
  types: { personal: 'personal', important: 'important', group: 'group', university: 'university' },
} satisfies Catalogue<typeof ru>;
export default en;
