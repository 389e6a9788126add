import { z } from 'zod';
import { defineEvents, event, type EventsOf } from '../kernel/events.ts';

/** Events of `notification_inbox-<account>`: what a person did with their notifications. The notifications themselves are read off the other modules' events. */
export const notificationEvents = defineEvents({
  NotificationsRead: event(z.object({ account: z.uuid(), notifications: z.array(z.uuid()).min(1) })),
  /** Everything up to this moment is gone from the list. */
  NotificationsDeleted: event(z.object({ account: z.uuid(), until: z.iso.datetime() })),
});
export type NotificationEvent = EventsOf<typeof notificationEvents>;
