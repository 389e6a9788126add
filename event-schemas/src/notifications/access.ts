import { defineAccess } from '../kernel/access.ts';
import { entityAccess } from '../kernel/entity/record.ts';
import { entities } from './entities.ts';

const office = ['office', 'org_admin'] as const;
const writers = ['office', 'org_admin', 'supervisor'] as const;
const declared = entityAccess(entities);

/**
 * One's own notifications, banners, scheduled mails and letters (portal-calls.md §7.3, §7.11). An advisor's mails reach
 * their own students; checked with the decision.
 */
export const access = defineAccess({
  module: 'notifications',
  about: 'Notices, banners, mails and their schedules',
  commands: {
    ...declared.commands,
    'POST /new_notifications/read/': 'all',
    'POST /new_notifications/delete_all_notifications/': 'all',
    'PUT /notifications/my_mails/': 'all',
    'PUT /notifications/my_sound/': 'all',
    'POST /notifications/course_not_registered_students_notification/': office,
    'PUT /notifications/course_not_registered_students_notification/{uid}/': office,
    'DELETE /notifications/course_not_registered_students_notification/{uid}/': office,
    'POST /notifications/general_email_notification/': writers,
    'PUT /notifications/general_email_notification/{uid}/': writers,
    'DELETE /notifications/general_email_notification/{uid}/': writers,
    'POST /advisors/my_students_auca/send_mail_students_list_auca/': writers,
    'POST /notifications/mail_runs/send_again/': writers,
    /** The link in a mail stands for its reader. */
    'POST /notifications/unsubscribe/{token}/': 'any',
    /** The worker's: only the service token. */
    'POST /notifications/give/': [],
  },
  queries: {
    ...declared.queries,
    'GET /new_notifications/my/': 'all',
    'GET /new_notifications/my/unread_count/': 'all',
    'GET /new_notifications/web_notification_banner/': 'all',
    'GET /new_notifications/role_names/': office,
    'GET /notifications/my_mails/': 'all',
    'GET /notifications/unsubscribe/{token}/': 'any',
    'GET /notifications/course_not_registered_students_notification/': office,
    'GET /notifications/general_email_notification/': writers,
    'GET /notifications/mail_reach/': writers,
    'GET /notifications/mail_runs/': writers,
    'GET /notifications/mail_failures/': writers,
    'POST /notifications/mail_preview/': writers,
    'GET /specialists/day_of_week/': 'all',
    'GET /organizations/study_card_status_options/': 'all',
  },
});
