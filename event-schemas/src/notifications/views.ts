import { z } from 'zod';
import { localized } from '../kernel/localized.ts';
import { cardStatus, uid } from '../registration/values.ts';
import { generalSchedule, notRegisteredSchedule } from './records.ts';
import { notificationType } from './values.ts';

const iso = z.string();

/** A row of `GET /new_notifications/my/`, newest first. `link`: a path below `/{lang}/`. */
export const notificationRow = z.object({
  uid: z.uuid(),
  type: notificationType,
  title: localized,
  text: localized,
  link: z.string().nullable(),
  read: z.boolean(),
  created_at: iso,
});
export type NotificationRow = z.infer<typeof notificationRow>;
/** `GET /new_notifications/my/unread_count/`. `sound`: a new one is to be heard. */
export const unreadCount = z.object({ unread_count: z.int(), sound: z.boolean() });

/** `GET /notifications/my_mails/`: which mails one gets, and to which address (null: there is none yet). */
export const myMails = z.object({
  email: z.string().nullable(),
  sound: z.boolean(),
  topics: z.array(z.object({ topic: z.string(), name: localized, hint: localized, wanted: z.boolean() })),
});
export type MyMails = z.infer<typeof myMails>;

/** Answer to a letter: its uid, and to how many students it goes. */
export const letterSent = z.object({ uid, recipients: z.int() });

/** Rows of the scheduled mails. `next_at`: when the next one goes out; null while switched off. */
export const notRegisteredRow = notRegisteredSchedule.fields.extend({
  uid,
  author_name: z.string().nullable(),
  next_at: iso.nullable(),
});
export const generalRow = generalSchedule.fields.extend({
  uid,
  author_name: z.string().nullable(),
  next_at: iso.nullable(),
});
export type NotRegisteredRow = z.infer<typeof notRegisteredRow>;
export type GeneralRow = z.infer<typeof generalRow>;

/** `GET /notifications/mail_reach/`: a student whom a mail would reach now. */
export const reachedRow = z.object({
  uid,
  code: z.string(),
  display_name: z.string(),
  status: cardStatus,
  period: localized,
  email: z.string(),
});
export type ReachedRow = z.infer<typeof reachedRow>;

/** `GET /notifications/mail_runs/`: what became of a run, newest first. `reached`: people told; the rest counts their mails. */
export const runRow = z.object({
  uid: z.string(),
  schedule: z.string(),
  due_at: iso,
  state: z.enum(['running', 'done', 'failed']),
  reached: z.int().nullable(),
  sent: z.int(),
  waiting: z.int(),
  failed: z.int(),
  no_address: z.int(),
  error: z.string().nullable(),
  finished_at: iso.nullable(),
});
export type RunRow = z.infer<typeof runRow>;

/** `GET /notifications/mail_failures/`: somebody whom a run could not reach by mail. */
export const failureRow = z.object({
  uid: z.string(),
  run: z.string(),
  person: uid,
  display_name: z.string(),
  state: z.enum(['failed', 'no_address']),
  attempts: z.int(),
  error: z.string().nullable(),
  created_at: iso,
});
export type FailureRow = z.infer<typeof failureRow>;

/** `POST /notifications/mail_preview/`: a mail as it would arrive. */
export const mailPreview = z.object({ subject: z.string(), text: z.string(), html: z.string() });
export type MailPreview = z.infer<typeof mailPreview>;

/** `GET /specialists/day_of_week/`: Monday is 1. `GET /organizations/study_card_status_options/`: by code. */
export const weekdayOptions = z.array(z.object({ value: z.int(), name: localized }));
export const statusOptions = z.array(z.object({ value: cardStatus, name: localized }));
