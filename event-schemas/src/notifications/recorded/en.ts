import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

const en = {
  kind: {
    notification_inbox: 'Notifications',
    letter: 'E-mail',
    notice_run: 'Mailing',
    general_mail_schedule: 'General mailing',
    mail_choices: 'Choice of e-mails',
    mail_run: 'Sending of e-mails',
    not_registered_schedule: 'E-mails to students without courses',
  },
  field: {
    sound: 'Sound of notifications',
    subject: 'Subject',
    since: 'Since',
    time: 'Time',
    author: 'Created by',
    notifications: 'Notifications',
    read: 'Read',
    unwanted: 'No e-mails about',
    run: 'Mailing',
    isSent: 'Sent',
    notification_frequency: 'How often',
    weekday: 'Weekday',
    month_day: 'Day of the month',
    study_card_statuses: 'Card statuses',
  },
  code: {
    notification_frequency: {
      EVERY_DAY: 'every day',
      EVERY_WEEK: 'every week',
      EVERY_MONTH: 'every month',
    },
    unwanted: {
      cards: 'card, study plan and advisor',
      waiting_lists: 'waiting lists and free seats',
      permissions: 'permissions, requests to teachers and access',
      reminders: 'reminders of deadlines and mailings',
      applications: 'applications',
    },
  },
} satisfies Catalogue<typeof ru>;
export default en;
