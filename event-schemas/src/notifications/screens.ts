import { defineScreens } from '../kernel/screens.ts';

/** Which mails one gets; scheduled mails of the office and of advisors (portal.md §2, notification admin pages). */
export const screens = defineScreens([
  {
    id: 'my-mails', module: 'notifications', area: 'portal', path: 'user-settings/notifications', roles: 'all', title: 'notifications.screens.my_mails', icon: 'mail', menu: { group: 'settings', order: 22 },
  },
  {
    id: 'course-not-registered-students-notification', module: 'notifications', area: 'office', path: 'course_not_registered_students_notification', roles: ['office', 'org_admin'],
    title: 'notifications.screens.course_not_registered', icon: 'mail', menu: { group: 'office', order: 80 },
  },
  {
    id: 'general-email-notification', module: 'notifications', area: 'office', path: 'general_email_notification', roles: ['office', 'org_admin', 'supervisor'],
    title: 'notifications.screens.general_email', icon: 'mail', menu: { group: 'office', order: 82 },
  },
] as const);
