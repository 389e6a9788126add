import { z } from 'zod';
import { moment } from '../kernel/bounds.ts';
import { defineRecord } from '../kernel/records.ts';
import { cardStatus, uid } from '../registration/values.ts';
import { mailSubject, mailText, timing } from './values.ts';

const shared = { module: 'notifications', calls: {} } as const;
/** `since`: a mail that was due before is nobody's; it moves with every change. `author`: who made it. */
const schedule = timing.extend({ is_active: z.boolean(), since: moment, author: uid });

/** Mail to students without courses while a registration period is open to them (portal.md §2 course_not_registered_students_notification). */
export const notRegisteredSchedule = defineRecord({
  ...shared,
  entity: 'not_registered_schedule',
  name: 'NotRegisteredSchedule',
  table: 'not_registered_schedules',
  fields: schedule,
  readers: ['office', 'org_admin'],
  writers: ['office', 'org_admin'],
});

/**
 * Mail in one's own words to students by the status of their card (portal.md §2 general_email_notification). `advisor`:
 * to their students alone; null = to all.
 */
export const generalSchedule = defineRecord({
  ...shared,
  entity: 'general_mail_schedule',
  name: 'GeneralMailSchedule',
  table: 'general_mail_schedules',
  fields: schedule.extend({
    study_card_statuses: z.array(cardStatus).min(1).max(9),
    subject: mailSubject,
    text: mailText,
    advisor: uid.nullable(),
  }),
  readers: ['office', 'org_admin', 'supervisor'],
  writers: ['office', 'org_admin', 'supervisor'],
});
export type NotRegisteredSchedule = z.infer<typeof notRegisteredSchedule.fields>;
export type GeneralSchedule = z.infer<typeof generalSchedule.fields>;
export const notificationRecords = [notRegisteredSchedule, generalSchedule] as const;
