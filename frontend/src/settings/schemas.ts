import { z } from 'zod';
import { preparationLevel, studyForm } from '@portal/event-schemas/curriculum/values.ts';
import { debtKinds } from '@portal/event-schemas/registration/codes.ts';
import { registrationKind } from '@portal/event-schemas/registration/values.ts';
import { systemSettings } from '@portal/event-schemas/system/values.ts';

/** What the forms of the settings hold. They are loaded with the first check, and the server checks with its own schemas once more. */
const name = z.string().trim().min(1).max(200);
const choice = <T extends z.ZodType>(values: T) => z.union([values, z.literal('')]);

export const periodForm = z.object({
  name_ru: name, name_kk: name, name_en: name, name_ky: z.string().trim().max(200), kind: registrationKind, study_period: z.string().min(1),
  start_date: z.string().min(1), end_date: z.string().min(1),
  rules: z.array(z.object({ preparation_level: choice(preparationLevel), course: choice(z.number()), study_form: choice(studyForm), entry_year: z.number().int().nullable() })),
});
export type PeriodForm = z.infer<typeof periodForm>;

const credits = z.number().min(0).max(300);
export const ruleForm = z.object({
  study_period: z.string(), student_group: z.string(), edu_program: z.string(), preparation_level: choice(preparationLevel), course: choice(z.number()),
  min_credit: credits, max_credit: credits.min(0.5), min_credit_audit: credits, max_credit_audit: credits,
});
export type RuleForm = z.infer<typeof ruleForm>;
export const personalForm = z.object({ study_period: z.string().min(1), max_credit: z.number().min(0).max(100).nullable(), max_credit_audit: z.number().min(0).max(100).nullable() });
export type PersonalForm = z.infer<typeof personalForm>;

export const superForm = z.object({ study_period: z.string().min(1), until: z.string().min(1), reason: z.string().trim().min(1).max(1000) });
export type SuperForm = z.infer<typeof superForm>;

export const debtForm = z.object({ kind: z.enum(debtKinds), amount: z.number().min(0).nullable(), note: z.string().max(1000) });
export type DebtForm = z.infer<typeof debtForm>;
export const certificateForm = z.object({ valid_until: z.string().min(1) });
export type CertificateForm = z.infer<typeof certificateForm>;

export const tabForm = z.object({ role: z.string().min(1), screen: z.string().min(1) });
export type TabForm = z.infer<typeof tabForm>;
export const roleNameForm = z.object({ ru: name, kk: name, en: name, ky: name });
export type RoleNameForm = z.infer<typeof roleNameForm>;

const text = z.string().trim().min(1).max(20_000);
export const guideForm = z.object({ ru: text, kk: text, en: text, ky: text });
export type GuideForm = z.infer<typeof guideForm>;
export const scienceForm = z.object({ code: z.string().trim().min(1).max(50), ru: name, kk: name, en: name, ky: name, credit: z.number().positive().max(240), is_active: z.boolean() });
export type ScienceForm = z.infer<typeof scienceForm>;

export const worksForm = z.object({ tech_block: z.boolean(), tech_block_date_end: z.string() });
export type WorksForm = z.infer<typeof worksForm>;
export const signInForm = systemSettings.pick({ require_phone_number: true, login_max_failed_attempts: true, login_failed_window_minutes: true, login_lock_minutes: true,
  temporary_password_hours: true, session_idle_hours: true, session_max_days: true, password_policy: true });
export type SignInForm = z.infer<typeof signInForm>;

/** A new account, and the names and addresses of one. */
export { openAccount as accountForm, changeProfile as profileForm, changeRoles as rolesForm } from '@portal/event-schemas/identity/commands.ts';
