import { z } from 'zod';

/** `POST /new_notifications/read/` (portal-calls.md §7.3) */
export const readNotifications = z.object({ notifications: z.array(z.uuid()).min(1).max(100) });
