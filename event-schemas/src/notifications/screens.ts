import { defineScreens } from '../kernel/screens.ts';

/** One's notifications and mails; banners and scheduled mails of the office and of advisors (portal.md §2, notification admin pages). */
export const screens = defineScreens([
  {
    id: 'notification', module: 'notifications', area: 'portal', path: 'notification', roles: 'all', title: 'notifications.screens.notification', icon: 'bell', menu: { group: 'services', order: 90 },
  },
  {
    id: 'banner-notification', module: 'notifications', area: 'office', path: 'banner_notification', roles: ['office', 'org_admin'], title: 'notifications.screens.banner', icon: 'banner', menu: { group: 'office', order: 78 },
  },
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
