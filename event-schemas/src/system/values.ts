import { z } from 'zod';
import { passwordPolicies } from '../identity/password-rules.ts';
import { moment } from '../kernel/bounds.ts';
import { locales, localizedName } from '../kernel/localized.ts';
import { roleSchema } from '../kernel/roles.ts';

/** A server that takes the portal's mails (SMTP). `security`: `tls` from the first byte, `starttls`, or none. The password stands in no event. */
export const mailServer = z.object({
  host: z
    .string()
    .trim()
    .toLowerCase()
    .min(1)
    .max(253)
    .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/),
  port: z.int().min(1).max(65_535),
  security: z.enum(['tls', 'starttls', 'none']),
  user: z.string().trim().max(254),
  /** Sender of the mails: an address, and what it is called. */
  sender_address: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  sender_name: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .regex(/^[^"<>\r\n]+$/),
});
export type MailServer = z.infer<typeof mailServer>;

/** A name or address that a connection can be opened to: `1.2.3.999` and a broken `xn--` label look like one only. */
export const isHost = (host: string): boolean => URL.canParse(`http://${host}`);

/** Does this computer know the time zone? */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The product's settings with their defaults: what holds until somebody changes them. Minutes where the name says so. */
export const systemSettings = z.object({
  /** What the university is called, in every language; null: nobody has said yet. */
  university_name: localizedName.nullable(),
  /** Languages that the portal offers, the first being the one that a visitor sees. */
  languages: z
    .array(z.enum(locales))
    .min(1)
    .max(locales.length)
    .refine(list => new Set(list).size === list.length),
  /** Name of the time zone as IANA has it; null: that of the configuration. It holds from the next start on. */
  time_zone: z.string().min(1).max(64).nullable(),
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
  /** Who has one of these roles shows something besides the password. */
  second_factor_roles: z.array(roleSchema).max(20),
  /** So many days a person may have a browser remembered, where nothing is asked for; 0: never. */
  second_factor_days: z.int().min(0).max(365),
  /** The least pixels and the most megabytes of a wide picture: the background of the log-in, headers. */
  header_image_min_width: z.int().min(100).max(4000),
  header_image_min_height: z.int().min(50).max(4000),
  header_image_max_mb: z.int().min(1).max(20),
});
export type SystemSettings = z.infer<typeof systemSettings>;

export const defaultSystemSettings: SystemSettings = {
  university_name: null,
  languages: [...locales],
  time_zone: null,
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
  second_factor_roles: [],
  second_factor_days: 30,
  header_image_min_width: 800,
  header_image_min_height: 300,
  header_image_max_mb: 5,
};

/** Maintenance: nobody but the organisation's administrators gets in. `tech_block_date_end`: the announced return, ISO 8601, or null. */
export const techBlock = z.object({ tech_block: z.boolean(), tech_block_date_end: moment.nullable() });
export type TechBlock = z.infer<typeof techBlock>;

/**
 * Maintenance that is announced: people see it coming. `ends_at`: null where nobody knows yet; it begins and ends by
 * itself, or when an administrator does it.
 */
export const plannedWorks = z.object({
  starts_at: moment,
  ends_at: moment.nullable(),
  starts_by_itself: z.boolean(),
  ends_by_itself: z.boolean(),
});
export type PlannedWorks = z.infer<typeof plannedWorks>;

/** The id of the one stream of settings, `system_settings-portal`. */
export const settingsId = 'portal';
