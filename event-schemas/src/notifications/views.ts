import { z } from 'zod';
import { localized } from '../kernel/localized.ts';
import { notificationType } from './values.ts';

/** A row of `GET /new_notifications/my/`, newest first. `link`: a path below `/{lang}/`. */
export const notificationRow = z.object({
  uid: z.uuid(), type: notificationType, title: localized, text: localized, link: z.string().nullable(), read: z.boolean(), created_at: z.string(),
});
export type NotificationRow = z.infer<typeof notificationRow>;
/** `GET /new_notifications/my/unread_count/` */
export const unreadCount = z.object({ unread_count: z.int() });
