import { z } from 'zod';
import { preparationLevel } from '../curriculum/values.ts';
import { moment, yearOfStudy } from '../kernel/bounds.ts';
import { localized } from '../kernel/localized.ts';
import { defineRecord } from '../kernel/records.ts';
import { roleSchema } from '../kernel/roles.ts';
import { loadType, uid } from '../registration/values.ts';
import { audiences } from './audiences.ts';
import { inSome, notificationType } from './values.ts';

/** Notification banners (portal.md §3): a line above every screen, for some people and for some time. */
export const targetAudience = z.enum(audiences);
const iso = z.iso.datetime();
export const bannerTextMax = 500;

/**
 * `target_audience_options`: roles, where the audience is by roles. `preparation_level` and `course` (year of study)
 * narrow students, `load_type` teachers to those who give such lessons; null = all. `type` is its colour. `duration`:
 * seconds until it goes by itself; null = until it is closed.
 */
export const bannerFields = z.object({
  type: notificationType,
  message: inSome(bannerTextMax),
  begin_to_show_at: moment,
  stop_to_show_at: moment,
  target_audience: targetAudience,
  target_audience_options: z.array(roleSchema).max(20),
  preparation_level: preparationLevel.nullable(),
  load_type: loadType.nullable(),
  course: yearOfStudy.nullable(),
  duration: z.int().min(3).max(3600).nullable(),
});
export const banner = defineRecord({
  module: 'notifications',
  calls: {},
  entity: 'web_banner',
  name: 'WebBanner',
  table: 'web_banners',
  readers: ['office', 'org_admin'],
  writers: ['office', 'org_admin'],
  fields: bannerFields.extend({ author: uid }),
});
export type Banner = z.infer<typeof banner.fields>;

/** `POST /new_notifications/web_notification_banner/`; a change gives what changes. */
export const newBanner = bannerFields.extend({
  type: notificationType.default('university'),
  target_audience_options: bannerFields.shape.target_audience_options.default([]),
  preparation_level: bannerFields.shape.preparation_level.default(null),
  load_type: bannerFields.shape.load_type.default(null),
  course: bannerFields.shape.course.default(null),
  duration: bannerFields.shape.duration.default(null),
});
export const bannerChanges = bannerFields.partial();
export const bannerAnswer = banner.fields.extend({ uid });

/** `GET /new_notifications/web_notification_banner/`: what the reader is shown now, the newest first. */
export const shownBanners = z.array(
  z.object({ uid, type: notificationType, message: localized, stop_to_show_at: iso, duration: z.int().nullable() }),
);
export type ShownBanners = z.infer<typeof shownBanners>;

/** Row of `GET /new_notifications/web_notification_banner/list_for_banner_creators/`. `state` by the clock. */
export const bannerStates = ['scheduled', 'shown', 'over'] as const;
export const bannerRow = bannerAnswer.extend({ author_name: z.string().nullable(), state: z.enum(bannerStates) });
export type BannerRow = z.infer<typeof bannerRow>;

/** `GET /new_notifications/role_names/`: roles that a banner can be for. */
export const roleOptions = z.array(z.object({ value: roleSchema, name: localized }));
