import { z } from 'zod';
import { details } from '../kernel/bounds.ts';
import { defaultLocale, locales } from '../kernel/localized.ts';
import { cardStatus, uid } from '../registration/values.ts';
import { declaredNotices } from './declared.ts';
import { defaultTime, mailSubject, mailText, subjectMax, textMax, timing } from './values.ts';

/** `POST /new_notifications/read/` (portal-calls.md §7.3) */
export const readNotifications = z.object({ notifications: z.array(z.uuid()).min(1).max(100) });

/** One of those that modules declare. */
const topic = z
  .string()
  .max(100)
  .refine(name => name in declaredNotices().topics);

/** `PUT /notifications/my_mails/`: topics whose mails one does without; all others come. */
export const chooseMails = z.object({ unwanted: z.array(topic).max(100) });

/** `PUT /notifications/my_sound/`: whether a new notification is heard in an open portal. */
export const chooseSound = z.object({ sound: z.boolean() });

/** `POST /notifications/mail_runs/send_again/` */
export const sendAgain = z.object({ run: z.string().min(1).max(300) });
/** `POST /notifications/give/`: of the worker alone. */
export const giveNotices = z.object({
  run: z.string().min(1).max(300),
  kind: z
    .string()
    .max(100)
    .refine(kind => kind in declaredNotices().kinds),
  params: details,
  to: z
    .array(z.object({ account: uid, params: details.optional() }))
    .min(1)
    .max(1000),
});

/** `POST /advisors/my_students_auca/send_mail_students_list_auca/` (portal-calls.md §7.11): one letter to several students. */
export const sendLetter = z.object({
  students: z.array(uid).min(1).max(1000),
  subject: z.string().trim().min(1).max(subjectMax),
  text: z.string().trim().min(1).max(textMax),
});

const when = {
  ...timing.shape,
  weekday: timing.shape.weekday.default(null),
  month_day: timing.shape.month_day.default(null),
  time: timing.shape.time.default(defaultTime),
  is_active: z.boolean().default(true),
};
/** `POST /notifications/course_not_registered_students_notification/`; a change gives what changes. */
export const notRegisteredFields = z.object(when);
/** `POST /notifications/general_email_notification/` */
export const generalFields = notRegisteredFields.extend({
  study_card_statuses: z.array(cardStatus).min(1).max(9),
  subject: mailSubject,
  text: mailText,
});
/** Without the defaults: a field that is not given stays as it is. */
const given = timing.extend({ is_active: z.boolean() }).partial();
export const notRegisteredChanges = given;
export const generalChanges = given.extend({
  study_card_statuses: generalFields.shape.study_card_statuses.optional(),
  subject: mailSubject.optional(),
  text: mailText.optional(),
});

/** `POST /notifications/mail_preview/`: what a scheduled mail would look like; subject and text of a general one. */
export const previewMail = z.object({
  kind: z.enum(['no_courses', 'general']).default('no_courses'),
  language: z.enum(locales).default(defaultLocale),
  subject: mailSubject.optional(),
  text: mailText.optional(),
});
