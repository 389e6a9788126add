// What modules tell is declared by all of them.
import '@portal/platform/modules/declared.ts';
import { causes } from '@portal/event-schemas/notifications/declared.ts';
import { defineReaction } from '@portal/platform/jobs/types.ts';
import { noticesMade, noticesOf } from './notices.ts';

/** Accounts of one message: so many fit into one notice of the database. */
const atOnce = 150;

/**
 * Tells the browsers of those who get a notification that there is one, once it can be read. The message says nothing else; a lost one
 * costs nothing, the browser counts again with its next screen.
 */
export const pushNotifications = defineReaction({
  name: 'notifications.push',
  handles: causes(),
  ready: noticesMade,
  async react(events, host, db) {
    const told = [
      ...new Set((await noticesOf(events, db)).filter(notice => notice.portal).map(notice => notice.account)),
    ];
    for (let start = 0; start < told.length; start += atOnce) {
      await host.live.publish('notifications', {
        type: 'new_notifications',
        accounts: told.slice(start, start + atOnce),
        keys: ['notifications'],
      });
    }
  },
});
