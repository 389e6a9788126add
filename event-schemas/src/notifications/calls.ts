import { z } from 'zod';
import { type ContractsOf, defineContracts } from '../kernel/calls.ts';
import { uid } from '../registration/values.ts';
import { roleOptions, shownBanners } from './banners.ts';
import {
  chooseMails,
  chooseSound,
  generalChanges,
  generalFields,
  giveNotices,
  notRegisteredChanges,
  notRegisteredFields,
  previewMail,
  readNotifications,
  sendAgain,
  sendLetter,
} from './commands.ts';
import { generalSchedule, notRegisteredSchedule } from './records.ts';
import {
  failureRow,
  generalRow,
  letterSent,
  mailPreview,
  myMails,
  notRegisteredRow,
  notificationRow,
  reachedRow,
  runRow,
  statusOptions,
  unreadCount,
  weekdayOptions,
} from './views.ts';
import { scheduling } from './refusal-groups.ts';

export const reachQuery = z.object({
  kind: z.enum(['no_courses', 'general']).default('general'),
  study_card_statuses: z.union([z.string().max(200), z.array(z.string().max(30)).max(9)]).optional(),
  advisor: z.uuid().optional(),
});

const ofSchedule = z.object({ uid });
const notRegisteredKept = notRegisteredSchedule.fields.extend({ uid });
const generalKept = generalSchedule.fields.extend({ uid });

/** What the calls of the module take and answer. */
export const contracts = defineContracts({
  'PUT /notifications/my_mails/': { body: chooseMails, answer: chooseMails },
  'PUT /notifications/my_sound/': { body: chooseSound, answer: chooseSound },
  'POST /notifications/mail_runs/send_again/': {
    body: sendAgain,
    refuses: ['notifications.not_your_schedule', 'notifications.nothing_to_send_again'],
  },
  'POST /new_notifications/read/': { body: readNotifications, answer: z.object({}) },
  'POST /new_notifications/delete_all_notifications/': { answer: z.object({}) },
  'POST /notifications/give/': { body: giveNotices },
  'POST /advisors/my_students_auca/send_mail_students_list_auca/': {
    body: sendLetter,
    answer: letterSent,
    refuses: ['notifications.not_your_students', 'notifications.student_not_found'],
  },
  'POST /notifications/unsubscribe/{token}/': { params: z.object({ token: z.string().max(300) }) },
  'GET /new_notifications/web_notification_banner/': { answer: shownBanners },
  'GET /new_notifications/role_names/': { answer: roleOptions },
  'GET /new_notifications/my/unread_count/': { answer: unreadCount },
  'GET /new_notifications/my/': {
    query: z.object({ only_unread: z.enum(['true', 'false']).optional() }),
    row: notificationRow,
  },
  'GET /notifications/my_mails/': { answer: myMails },
  'POST /notifications/mail_preview/': { body: previewMail, answer: mailPreview },
  'GET /specialists/day_of_week/': { answer: weekdayOptions },
  'GET /organizations/study_card_status_options/': { answer: statusOptions },
  'GET /notifications/mail_runs/': {
    query: z.object({
      kind: z.enum(['no_courses', 'general']).default('general'),
      schedule: z.string().max(50).optional(),
    }),
    row: runRow,
  },
  'GET /notifications/mail_failures/': { query: z.object({ run: z.string().max(300).optional() }), row: failureRow },
  'GET /notifications/mail_reach/': {
    query: reachQuery,
    row: reachedRow,
    refuses: ['notifications.not_your_schedule'],
  },
  'GET /notifications/unsubscribe/{token}/': { params: z.object({ token: z.string().max(300) }) },
  'POST /notifications/course_not_registered_students_notification/': {
    body: notRegisteredFields,
    answer: notRegisteredKept,
    refuses: scheduling,
  },
  'PUT /notifications/course_not_registered_students_notification/{uid}/': {
    params: ofSchedule,
    body: notRegisteredChanges,
    answer: notRegisteredKept,
    refuses: [...scheduling, 'notifications.not_your_schedule'],
  },
  'DELETE /notifications/course_not_registered_students_notification/{uid}/': {
    params: ofSchedule,
    refuses: ['notifications.not_your_schedule', 'platform.record_stale'],
  },
  'GET /notifications/course_not_registered_students_notification/': { row: notRegisteredRow },
  'POST /notifications/general_email_notification/': { body: generalFields, answer: generalKept, refuses: scheduling },
  'PUT /notifications/general_email_notification/{uid}/': {
    params: ofSchedule,
    body: generalChanges,
    answer: generalKept,
    refuses: [...scheduling, 'notifications.not_your_schedule'],
  },
  'DELETE /notifications/general_email_notification/{uid}/': {
    params: ofSchedule,
    refuses: ['notifications.not_your_schedule', 'platform.record_stale'],
  },
  'GET /notifications/general_email_notification/': { row: generalRow },
});

declare module '../kernel/calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts> {}
}
