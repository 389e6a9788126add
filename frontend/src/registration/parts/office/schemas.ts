import { z } from 'zod';
import { preparationLevel, studyForm } from '@portal/event-schemas/curriculum/values.ts';
import {
  credits,
  day,
  entryYear,
  id,
  moment,
  money,
  nameMax,
  note,
  remarkMax,
  trimmed,
  yearOfStudy,
} from '@portal/event-schemas/kernel/bounds.ts';
import { debtKinds } from '@portal/event-schemas/registration/codes.ts';
import { registrationKind } from '@portal/event-schemas/registration/values.ts';

/**
 * What the forms of registration's office hold, within the bounds of what is sent. They are loaded with the first check, and the
 * server checks with its own schemas once more.
 */
const name = trimmed(nameMax).min(1);
const given = id.min(1);
const choice = <T extends z.ZodType>(values: T) => z.union([values, z.literal('')]);

export const periodForm = z.object({
  name_ru: name,
  name_kk: name,
  name_en: name,
  name_ky: trimmed(nameMax),
  kind: registrationKind,
  study_period: given,
  start_date: moment,
  end_date: moment,
  rules: z
    .array(
      z.object({
        preparation_level: choice(preparationLevel),
        course: choice(yearOfStudy),
        study_form: choice(studyForm),
        entry_year: entryYear.nullable(),
      }),
    )
    .max(100),
});
export type PeriodForm = z.infer<typeof periodForm>;

export const ruleForm = z.object({
  study_period: id,
  student_group: id,
  edu_program: id,
  preparation_level: choice(preparationLevel),
  course: choice(yearOfStudy),
  min_credit: credits,
  max_credit: credits.min(0.5),
  min_credit_audit: credits,
  max_credit_audit: credits,
});
export type RuleForm = z.infer<typeof ruleForm>;
const personal = credits.max(100).nullable();
export const personalForm = z.object({ study_period: given, max_credit: personal, max_credit_audit: personal });
export type PersonalForm = z.infer<typeof personalForm>;

export const superForm = z.object({ study_period: given, until: moment, reason: trimmed(remarkMax).min(1) });
export type SuperForm = z.infer<typeof superForm>;

export const debtForm = z.object({ kind: z.enum(debtKinds), amount: money.nullable(), note });
export type DebtForm = z.infer<typeof debtForm>;
export const certificateForm = z.object({ valid_until: day });
export type CertificateForm = z.infer<typeof certificateForm>;

const text = trimmed(20_000).min(1);
export const guideForm = z.object({ ru: text, kk: text, en: text, ky: text });
export type GuideForm = z.infer<typeof guideForm>;
