import { defineScreens } from '../kernel/screens.ts';

const advisorReaders = ['supervisor', 'org_admin', 'office'] as const;

/** Screens of advising: students with their cards, the advisors, the overview of registration. */
export const screens = defineScreens([
  {
    id: 'advisor-review', module: 'advising', area: 'office', path: 'adviser/online-registration-for-courses',
    roles: ['supervisor', 'office', 'fin_office', 'org_admin', 'teacher', 'student'], title: 'advising.screens.advisor_review', icon: 'review',
    menu: { group: 'advising', order: 10, roles: ['supervisor', 'office', 'fin_office', 'org_admin'] },
  },
  {
    id: 'students-list', module: 'advising', area: 'office', path: 'students-list', roles: ['supervisor', 'org_admin', 'office', 'auditor'],
    title: 'advising.screens.students_list', icon: 'students', menu: { group: 'advising', order: 20 },
  },
  {
    id: 'student-card', module: 'advising', area: 'office', path: 'students-list/view/:uid', roles: ['supervisor', 'org_admin', 'office', 'auditor'],
    title: 'advising.screens.student_card',
  },
  {
    id: 'students-list-auca', module: 'advising', area: 'office', path: 'students-list-auca', roles: ['supervisor', 'org_admin', 'office', 'auditor'],
    title: 'advising.screens.students_list_auca', icon: 'students', menu: { group: 'advising', order: 21 },
  },
  {
    id: 'advisors', module: 'advising', area: 'office', path: 'advisors', roles: advisorReaders, title: 'advising.screens.advisors', icon: 'advisors', menu: { group: 'advising', order: 30 },
  },
  { id: 'advisor-card', module: 'advising', area: 'office', path: 'advisors-list/view/:uid', roles: advisorReaders, title: 'advising.screens.advisor_card' },
  {
    id: 'advisors-report', module: 'advising', area: 'office', path: 'advisors-report', roles: advisorReaders, title: 'advising.screens.advisors_report', icon: 'statistics',
    menu: { group: 'advising', order: 31 },
  },
  {
    id: 'register', module: 'advising', area: 'office', path: 'register', roles: ['office', 'org_admin'], title: 'advising.screens.register', icon: 'registration', menu: { group: 'office', order: 10 },
  },
  /** Reached from a student's card: the registration as the student sees it. */
  {
    id: 'online-registration-adviser', module: 'advising', area: 'office', path: 'online-registration-for-courses-adviser', roles: ['supervisor', 'student', 'office', 'org_admin', 'teacher'],
    title: 'advising.screens.online_registration_adviser',
  },
] as const);
