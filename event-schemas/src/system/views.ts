import { z } from 'zod';
import { locales, localized } from '../kernel/localized.ts';
import { roleSchema } from '../kernel/roles.ts';
import { firstStepCodes } from './first-steps.ts';
import { mailServer, plannedWorks, systemSettings, techBlock } from './values.ts';

/** `GET /common/tech_code/`. `planned`: maintenance that is announced. */
export const techCodeView = techBlock.extend({ planned: plannedWorks.nullable() });
/** `GET /user/require_phone_number_setting/` */
export const requirePhoneNumberView = systemSettings.pick({ require_phone_number: true });
/** `GET /user/use_active_directory/`: `is_configured` is false while no server address is set; then the portal's own passwords are used. */
export const useActiveDirectoryView = z.object({ use_active_directory: z.boolean(), is_configured: z.boolean() });
/** `count`: how many there are, or how many lack something. */
export const firstStep = z.object({ code: z.enum(firstStepCodes), count: z.int(), done: z.boolean() });
/** `GET /common/first_steps/`. `term`: whose courses are counted, the latest of the current and coming; null where there is none. */
export const firstStepsView = z.object({ term: z.string().nullable(), steps: z.array(firstStep) });

/** `GET /common/mail_server/`: `from_configuration`: SMTP_URL is set, and nothing is to be changed here. `server`: null where none is set. */
export const mailServerView = z.object({
  from_configuration: z.boolean(),
  server: mailServer.extend({ has_password: z.boolean() }).nullable(),
});
/** Where a picture is found, below the portal's address. */
const address = z.string();
const shownPicture = z.object({ uid: z.string(), url: address, width: z.int(), height: z.int() });
/** `GET /common/images/`: pictures to choose from. `size` in bytes; `unused_since`: since when nothing shows it (ISO 8601), null: it is shown. */
export const pictureView = shownPicture.extend({
  name: z.string(),
  size: z.int(),
  is_current: z.boolean(),
  unused_since: z.string().nullable(),
});
/** `POST /common/images/`: as the specification names it, what came and where it is now. */
export const uploadedPicture = shownPicture.extend({ initial_name: z.string(), path: address });
/** `GET /common/background/image/`: null: the portal's own. */
export const backgroundView = z.object({ background: shownPicture.nullable() });
/** `GET /common/background/delete_logo/`: it changes nothing. `former`: the logo that can be put back, and until when. */
export const logoView = z.object({
  logo: address.nullable(),
  is_default: z.boolean(),
  can_delete: z.boolean(),
  former: z.object({ url: address, until: z.string() }).nullable(),
});

/** `GET /common/system_settings/` */
export const systemSettingsView = systemSettings;

/** An account of the demo university, shown on the log-in page of a demo start only. */
export const demoAccount = z.object({ login: z.string(), password: z.string(), role: roleSchema, name: localized });

/** `GET /common/settings/`: what the client needs to know before anybody signs in. Durations in milliseconds (portal.md §9). */
export const commonSettingsView = z.object({
  languages: z.array(z.enum(locales)),
  default_locale: z.enum(locales),
  fallback_locale: z.enum(locales),
  /** That holds now; another one that is set holds from the next start on. */
  time_zone: z.string(),
  university_name: localized.nullable(),
  /** Changes with the logo; null: there is none of the university's own. */
  logo: z.string().nullable(),
  /** The picture behind the log-in, by its uid; null: the portal's own. */
  background: z.string().nullable(),
  upload_max_mb: z.number(),
  request_timeout: z.number(),
  page_sizes: z.object({ table: z.int(), notifications: z.int(), chat: z.int(), chat_members: z.int() }),
  password_min_length: z.int(),
  password_policy: systemSettings.shape.password_policy,
  use_active_directory: z.boolean(),
  /** Ways to log in with an account of the university; `by_password`: with login and password, in the portal's own form. */
  ways_in: z.array(z.object({ uid: z.string(), name: localized, by_password: z.boolean() })),
  demo_accounts: z.array(demoAccount),
  /** Ids of screens whose tab the office took out of this person's menu. */
  hidden_screens: z.array(z.string()),
});

/** One entry of `GET /organizations/router/router_list/`. `name` is the key of the screen's title in the client's catalogue; `path` is below `/{lang}/`. */
export const menuEntry = z.object({
  name: z.string(),
  path: z.string(),
  icon: z.string().nullable(),
  roles: z.array(roleSchema),
  area: z.enum(['public', 'portal', 'office']),
  group: z.string(),
  order: z.number(),
});

/** GET /organizations/tabs_router_role/rules_for_current_user/: every tab that the person may open, and whether it stands in the menu. */
export const tabForUser = z.object({ screen: z.string(), path: z.string(), name: z.string(), is_visible: z.boolean() });

/**
 * Areas of settings besides lists of rules and types, which are named by their kind: the portal's, maintenance, its
 * pictures, registration, tabs of the menu, names of roles.
 */
export const settingAreas = ['system', 'tech_block', 'branding', 'registration', 'menu', 'role_names'] as const;
/**
 * One changed setting: GET /user/history_system_settings/. Times are ISO 8601. Of the menu and of names of roles `setting` is `tab_rule` or `role_name`, and
 * `from` and `to` are the whole rule or name; null: there was, or is, none.
 */
export const settingChange = z.object({
  uid: z.string(),
  area: z.string(),
  setting: z.string(),
  /** In the reader's language, as the values are. */
  area_name: z.string(),
  setting_name: z.string(),
  from_text: z.string(),
  to_text: z.string(),
  from: z.unknown(),
  to: z.unknown(),
  actor: z.string(),
  actor_name: z.string().nullable(),
  on_behalf_of: z.string().nullable(),
  at: z.string(),
});
export type SettingChange = z.infer<typeof settingChange>;

const choice = z.object({ value: z.string(), name: z.string() });
/** How a setting is changed where it is found; null: on its own screen alone. */
export const settingEditor = z
  .union([
    z.object({ kind: z.literal('yes') }),
    z.object({ kind: z.literal('number'), min: z.number(), max: z.number(), whole: z.boolean() }),
    z.object({ kind: z.literal('choice'), choices: z.array(choice) }),
  ])
  .nullable();
/** One setting of the portal. Names and texts are in the reader's language; `changes`: how often it was changed, last by whom and when. */
const settingRow = z.object({
  area: z.string(),
  area_name: z.string(),
  setting: z.string(),
  name: z.string(),
  about: z.string(),
  value: z.unknown(),
  value_text: z.string(),
  default: z.unknown(),
  default_text: z.string(),
  is_default: z.boolean(),
  editor: settingEditor,
  change: z.string(),
  may_change: z.boolean(),
  screen: z.string(),
  changes: z.int(),
  changed_at: z.string().nullable(),
  changed_by: z.string().nullable(),
});
/** `GET /common/all_settings/`. `lists`: kinds of records that are settings, too, and stand on screens of their own. */
export const allSettingsView = z.object({
  settings: z.array(settingRow),
  lists: z.array(z.object({ area: z.string(), name: z.string() })),
});
