import { z } from 'zod';
import { id, moment, nameMax, trimmed } from '@portal/event-schemas/kernel/bounds.ts';
import { systemSettings } from '@portal/event-schemas/system/values.ts';

/** What the forms of the portal's settings hold, within the bounds of what is sent. They are loaded with the first check. */
const name = trimmed(nameMax).min(1);
const given = id.min(1);

export const tabForm = z.object({ role: given, screen: given });
export type TabForm = z.infer<typeof tabForm>;
export const roleNameForm = z.object({ ru: name, kk: name, en: name, ky: name });
export type RoleNameForm = z.infer<typeof roleNameForm>;

export const worksForm = z.object({ tech_block: z.boolean(), tech_block_date_end: z.union([moment, z.literal('')]) });
export type WorksForm = z.infer<typeof worksForm>;
export const plannedForm = z.object({
  starts_at: moment,
  ends_at: z.union([moment, z.literal('')]),
  starts_by_itself: z.boolean(),
  ends_by_itself: z.boolean(),
});
export type PlannedForm = z.infer<typeof plannedForm>;
export const signInForm = systemSettings.pick({
  require_phone_number: true,
  login_max_failed_attempts: true,
  login_failed_window_minutes: true,
  login_lock_minutes: true,
  temporary_password_hours: true,
  session_idle_hours: true,
  session_max_days: true,
  password_policy: true,
  second_factor_roles: true,
  second_factor_days: true,
});
export type SignInForm = z.infer<typeof signInForm>;
