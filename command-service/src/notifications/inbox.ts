import type { InboxEvent } from '@portal/event-schemas/notifications/events.ts';
import { defineCommand, type Aggregate } from '@portal/platform/dispatcher/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

/** Which of the newest notifications were read; older ones that are read again say nothing new to anybody. */
export interface Inbox {
  read: readonly string[];
}
const remembered = 500;

/** Stream `notification_inbox-<account>`: what a person did with their notifications. */
export const inbox: Aggregate<Inbox, InboxEvent> = {
  name: 'notification_inbox',
  initialState: () => ({ read: [] }),
  evolve(state, event) {
    if (event.type === 'NotificationsRead')
      return { read: [...state.read, ...event.data.notifications].slice(-remembered) };
    return event.type === 'NotificationsDeleted' ? { read: [] } : state;
  },
};

/** Those of the notifications that the person has and has not read: others are nobody's business and leave no event. */
export async function unreadOf(db: Sql, account: string, notifications: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ uid: string }>(
    'select uid from notifications.notices where account = $1 and portal and not read and uid = any($2)',
    [account, notifications],
  );
  return rows.map(({ uid }) => uid);
}
/** Is there anything in the person's list? */
export async function hasNotifications(db: Sql, account: string): Promise<boolean> {
  const { rows } = await db.query('select 1 from notifications.notices where account = $1 and portal limit 1', [
    account,
  ]);
  return rows.length > 0;
}

const happened = (event: InboxEvent): InboxEvent[] => [event];

export const readNotifications = defineCommand({
  type: 'ReadNotifications',
  aggregates: [inbox],
  ids: (data: { account: string; notifications: readonly string[] }) => [data.account],
  decide({ account, notifications }, [{ read }]) {
    const fresh = [...new Set(notifications)].filter(uid => !read.includes(uid));
    return [fresh.length > 0 ? happened({ type: 'NotificationsRead', data: { account, notifications: fresh } }) : []];
  },
});

/** Empties the list up to now. */
export const deleteNotifications = defineCommand({
  type: 'DeleteNotifications',
  aggregates: [inbox],
  ids: (data: { account: string }) => [data.account],
  decide: ({ account }, _states, _facts, { now }) => [
    happened({ type: 'NotificationsDeleted', data: { account, until: now } }),
  ],
});
