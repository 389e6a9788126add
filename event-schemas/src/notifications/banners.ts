import { z } from 'zod';
import { localized } from '../kernel/localized.ts';
import { roleSchema } from '../kernel/roles.ts';
import { uid } from '../registration/values.ts';
import { notificationType } from './values.ts';

/** `GET /new_notifications/web_notification_banner/`: what the reader is shown now, the newest first. */
export const shownBanners = z.array(
  z.object({
    uid,
    type: notificationType,
    message: localized,
    stop_to_show_at: z.iso.datetime(),
    duration: z.int().nullable(),
  }),
);
export type ShownBanners = z.infer<typeof shownBanners>;

/** `GET /new_notifications/role_names/`: roles that a banner can be for. */
export const roleOptions = z.array(z.object({ value: roleSchema, name: localized }));
