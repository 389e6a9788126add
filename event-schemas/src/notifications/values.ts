import { z } from 'zod';

/** Kinds of notification with their colours of portal.md §9: personal primary, important danger, group success, university warning. */
export const notificationTypes = ['personal', 'important', 'group', 'university'] as const;
export const notificationType = z.enum(notificationTypes);
/** Page size of the list (portal.md §9). */
export const notificationPageSize = 10;
