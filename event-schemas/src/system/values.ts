import { z } from 'zod';
import { passwordPolicies } from '../identity/password-rules.ts';
import { moment } from '../kernel/bounds.ts';

/** The product's settings with their defaults: what holds until somebody changes them. Minutes where the name says so. */
export const systemSettings = z.object({
  /** Students without a phone number have to give one before anything else (portal.md §2, §5). */
  require_phone_number: z.boolean(),
  /** Active Directory authentication, on by default (portal.md §9); it takes effect once a server address is configured. */
  use_active_directory: z.boolean(),
  /** User flags of portal.md §3. */
  registration_of_payment: z.boolean(),
  finances_pay: z.boolean(),
  /** So many wrong passwords within the window close the log-in for `login_lock_minutes`, for their address or device alone. */
  login_max_failed_attempts: z.int().min(1).max(100),
  login_failed_window_minutes: z.int().min(1).max(1440),
  login_lock_minutes: z.int().min(1).max(1440),
  /** So long a temporary password opens the portal. */
  temporary_password_hours: z.int().min(1).max(720),
  /** A session ends after so many hours without use, and after so many days in all. */
  session_idle_hours: z.int().min(1).max(168),
  session_max_days: z.int().min(1).max(90),
  /** What a new password needs (identity/password-rules.ts). */
  password_policy: z.enum(passwordPolicies),
});
export type SystemSettings = z.infer<typeof systemSettings>;

export const defaultSystemSettings: SystemSettings = {
  require_phone_number: false,
  use_active_directory: true,
  registration_of_payment: false,
  finances_pay: false,
  login_max_failed_attempts: 5,
  login_failed_window_minutes: 15,
  login_lock_minutes: 15,
  temporary_password_hours: 72,
  session_idle_hours: 12,
  session_max_days: 7,
  password_policy: 'composition',
};

/** Maintenance: nobody but the organisation's administrators gets in. `tech_block_date_end`: the announced return, ISO 8601, or null. */
export const techBlock = z.object({ tech_block: z.boolean(), tech_block_date_end: moment.nullable() });
export type TechBlock = z.infer<typeof techBlock>;

/** The id of the one stream of settings, `system_settings-portal`. */
export const settingsId = 'portal';
