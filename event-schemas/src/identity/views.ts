import { z } from 'zod';
import { localized } from '../kernel/localized.ts';
import { roleFlags, roleSchema, type Role } from '../kernel/roles.ts';
import { uid } from './values.ts';

/** One entry of the user's role list: every role of kernel/roles.ts in that order (the seventh is the social affairs moderator, portal.md §6). */
export const roleEntry = z.object({ code: roleSchema, name: localized, is_active: z.boolean() });

/** A role's name for choices. */
export const roleName = z.object({ code: roleSchema, name: localized });

/** The role flags of portal.md §6: `is_org_admin`, …, `edit_moderator`, `is_auditor`. */
export const flags = z.object(
  Object.fromEntries(Object.values(roleFlags).map(flag => [flag, z.boolean()])) as Record<
    (typeof roleFlags)[Role],
    z.ZodBoolean
  >,
);

/** The person whose portal this is. `profileId` is spelt as in portal.md §3. */
export const sessionProfile = z.object({
  uid,
  profileId: uid,
  login: z.string(),
  display_name: z.string(),
  last_name: z.string(),
  first_name: z.string(),
  middle_name: z.string(),
  email: z.string(),
  phone: z.string(),
});

/**
 * Who is signed in: answer of `GET /user/my_roles/` and `POST /user/login/` (portal-calls.md §7.9, user flags of portal.md §3).
 * Without a session `profile` is null and every flag false. `message` is a text for the person, empty as a rule.
 */
export const sessionView = flags.extend({
  message: z.string(),
  role: z.array(roleEntry),
  registration_of_payment: z.boolean(),
  finances_pay: z.boolean(),
  profile: sessionProfile.nullable(),
  /** First log-in: only user/create-new-password is open. */
  must_create_password: z.boolean(),
  /** The password was right; something else is to be shown before anything is. Nobody is signed in yet. */
  must_prove: z.boolean(),
  /** A role needs a second factor, and there is none: only its set-up is open. */
  must_set_up_factor: z.boolean(),
  /** A student without a phone number while the setting is on: only fill_phone_number is open. */
  must_fill_phone: z.boolean(),
  /** The administrator who really sits there, for the banner of "log in as". */
  login_as: z.object({ account: uid, display_name: z.string() }).nullable(),
  /** Goes into the header `X-CSRFToken` of every change; null without a session. */
  csrf: z.string().nullable(),
});
export type SessionView = z.infer<typeof sessionView>;

export const accountStates = ['active', 'locked', 'disabled'] as const;

/** A row of the office's list of accounts. Times are ISO 8601. */
export const accountRow = z.object({
  uid,
  login: z.string(),
  display_name: z.string(),
  last_name: z.string(),
  first_name: z.string(),
  middle_name: z.string(),
  email: z.string(),
  phone: z.string(),
  roles: z.array(roleSchema),
  state: z.enum(accountStates),
  must_change_password: z.boolean(),
  locked_until: z.string().nullable(),
  last_login_at: z.string().nullable(),
  opened_at: z.string(),
  has_second_factor: z.boolean(),
  /** The administrator who asks for a reset of the second factor, and until when another one may agree. */
  reset_asked_by: z.string().nullable(),
  reset_until: z.string().nullable(),
  /** The way in whose directory keeps the password; null: the portal does. */
  directory: z.string().nullable(),
});
export type AccountRow = z.infer<typeof accountRow>;

/** A row of `GET /user/login_as_other_user_profiles/`. */
export const loginAsProfile = z.object({
  uid,
  display_name: z.string(),
  login: z.string(),
  roles: z.array(roleSchema),
});

/** A row of `GET /user/search/`. */
export const personFound = z.object({
  uid,
  display_name: z.string(),
  middle_name: z.string(),
  roles: z.array(roleSchema),
});

/** A temporary password is shown once, in this answer, with the moment until which it holds (ISO 8601). */
export const temporaryPassword = z.object({
  account: uid,
  temporary_password: z.string(),
  until: z.string().nullable(),
});
export type Temporary = z.infer<typeof temporaryPassword>;

/** A session that one has signed in to: `GET /user/sessions/`. `person`: whose portal it shows, where that is another's. Times are ISO 8601. */
export const ownSession = z.object({
  id: z.string().regex(/^[0-9a-f]{64}$/),
  browser: z.string(),
  system: z.string(),
  address: z.string(),
  person: z.string().nullable(),
  since: z.string(),
  last_seen_at: z.string(),
  is_this: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;
