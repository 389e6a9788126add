import { defineScreens } from '../kernel/screens.ts';

/** Screens of advising: the lists of students and the student's card. */
export const screens = defineScreens([
  {
    id: 'advisor-review', module: 'advising', area: 'office', path: 'adviser/online-registration-for-courses',
    roles: ['supervisor', 'office', 'fin_office', 'org_admin'], title: 'advising.screens.advisor_review', icon: 'review', menu: { group: 'advising', order: 10 },
  },
  {
    id: 'students-list', module: 'advising', area: 'office', path: 'students-list', roles: ['supervisor', 'org_admin', 'office', 'auditor'],
    title: 'advising.screens.students_list', icon: 'students', menu: { group: 'advising', order: 20 },
  },
  {
    id: 'student-card', module: 'advising', area: 'office', path: 'students-list/view/:uid', roles: ['supervisor', 'org_admin', 'office', 'auditor'],
    title: 'advising.screens.student_card',
  },
] as const);
