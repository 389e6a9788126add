import { defineScreens } from '../kernel/screens.ts';

/** Screens of registration (screens of the specification that work today; the others come with their features). */
export const screens = defineScreens([
  {
    id: 'online-registration', module: 'registration', area: 'portal', path: 'online-registration-for-courses', roles: ['student', 'beta'],
    title: 'registration.screens.online_registration', icon: 'registration', menu: { group: 'study', order: 10 },
  },
  {
    id: 'course-offerings', module: 'registration', area: 'office', path: 'courses', roles: ['office', 'org_admin', 'supervisor', 'auditor'],
    title: 'registration.screens.course_offerings', icon: 'courses', menu: { group: 'office', order: 20 },
  },
  {
    id: 'course-offering', module: 'registration', area: 'office', path: 'courses/:uid', roles: ['office', 'org_admin', 'supervisor', 'auditor'],
    title: 'registration.screens.course_offering',
  },
] as const);
