import { defineAccess } from '../kernel/access.ts';

/** One's own notifications (portal-calls.md §7.3). */
export const access = defineAccess({
  module: 'notifications',
  commands: {
    'POST /new_notifications/read/': 'all',
    'POST /new_notifications/delete_all_notifications/': 'all',
  },
  queries: {
    'GET /new_notifications/my/': 'all',
    'GET /new_notifications/my/unread_count/': 'all',
  },
});
