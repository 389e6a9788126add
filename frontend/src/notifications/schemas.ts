import { z } from 'zod';
import { frequency, subjectMax, textMax } from '@portal/event-schemas/notifications/values.ts';
import { cardStatus } from '@portal/event-schemas/registration/values.ts';

/** What the forms hold; the server checks with its own schemas once more. */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
export const mailForm = z.object({
  notification_frequency: frequency,
  weekday: z.int().min(1).max(7).nullable(),
  month_day: z.int().min(1).max(31).nullable(),
  time,
  is_active: z.boolean(),
});
export type MailForm = z.infer<typeof mailForm>;

const subject = z.string().max(subjectMax);
const text = z.string().max(textMax);
export const generalMailForm = mailForm.extend({
  study_card_statuses: z.array(cardStatus).min(1).max(cardStatus.options.length),
  subject_ru: subject,
  subject_kk: subject,
  subject_en: subject,
  subject_ky: subject,
  text_ru: text,
  text_kk: text,
  text_en: text,
  text_ky: text,
});
export type GeneralMailForm = z.infer<typeof generalMailForm>;
