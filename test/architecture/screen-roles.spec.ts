import { mayOpen } from '@portal/event-schemas/kernel/screens.ts';
import { roles } from '@portal/event-schemas/kernel/roles.ts';
import { allScreens } from '@portal/platform/modules/declared.ts';
import { describe, expect, it } from 'vitest';

/** Who opens what by the specification's table of screens: those that are built. `office` there is the office and its administrators. */
const specified: Readonly<Record<string, readonly string[] | 'all'>> = {
  'students-list': ['org_admin', 'supervisor'],
  'students-list-auca': ['org_admin', 'supervisor'],
  'students-list/view': ['org_admin', 'supervisor'],
  advisors: ['org_admin', 'supervisor'],
  'advisors-list/view': ['org_admin', 'supervisor'],
  'my-study-plan': ['student'],
  'list-registered-students': ['teacher', 'supervisor'],
  'list-registered-students/list': ['teacher', 'supervisor'],
  'list-registered-students-auca': ['teacher', 'supervisor'],
  'list-registered-students-auca/list': ['teacher', 'supervisor'],
  'online-registration-for-courses': ['teacher', 'student'],
  'online-registration-for-courses-adviser': ['teacher', 'student', 'office'],
  'adviser/online-registration-for-courses': ['teacher', 'student', 'office', 'fin_office'],
  'isc-students': ['supervisor', 'org_admin'],
  applications_review_in_isc: ['supervisor', 'org_admin'],
  'applications_review_in_isc/profile': ['supervisor', 'org_admin'],
  application_edit_in_isc: ['supervisor', 'org_admin'],
  'registration-results': ['supervisor', 'org_admin'],
  coo: ['student'],
  coo_review: ['student'],
  notification: 'all',
  register: ['office', 'org_admin'],
  summer_semester: ['student', 'office'],
  'system-settings': ['org_admin', 'office'],
  'history-application': ['office'],
  login_as_other_user: ['org_admin'],
  discipline_registration_access: ['office', 'supervisor'],
  discipline_online_registration_access: ['office', 'supervisor'],
  discipline_teacher_access: ['office', 'supervisor'],
  discipline_registration_access_for_selected_students: ['office', 'supervisor'],
  banner_notification: ['office'],
  course_not_registered_students_notification: ['office', 'org_admin'],
  general_email_notification: ['office', 'org_admin', 'supervisor'],
  'user-settings/change-password': 'all',
  'user-settings/study_plan': ['student'],
  fill_phone_number: ['student'],
  'registration-periods': ['office', 'org_admin'],
  'credit-limit-settings': ['office', 'org_admin'],
  'waiting-list-settings': ['office', 'org_admin'],
  'course-statistics': ['office', 'org_admin', 'supervisor'],
  'advisors-report': ['office', 'org_admin', 'supervisor'],
  'registration-statistics': ['office', 'org_admin', 'supervisor'],
  third_party_apis: ['org_admin'],
  home: 'all',
  desktop: roles.filter(role => role !== 'social_affairs_mod'),
};
/** The path of a screen without its parameters. */
const plain = (path: string): string => path.replaceAll(/\/:\w+/g, '');
const screenAt = (path: string) =>
  allScreens.find(
    screen => plain(screen.path) === path && (screen.path === path || !allScreens.some(other => other.path === path)),
  );

describe('screens of the specification', () => {
  it.each(Object.entries(specified))('%s opens for its roles', (path, held) => {
    const screen = screenAt(path);
    expect(screen, 'is built').toBeDefined();
    expect((held === 'all' ? roles : held).filter(role => !mayOpen(screen!, [role]))).toEqual([]);
  });
  it('that a tester opens list the tester, and none of the office’s does (docs/decisions/0007, 0033)', () => {
    const opened = allScreens.filter(({ roles: listed }) => Array.isArray(listed) && listed.includes('beta'));
    expect(opened.map(({ id }) => id)).toEqual(expect.arrayContaining(['online-registration', 'my-teacher-requests']));
    expect(opened.filter(({ area }) => area === 'office')).toEqual([]);
  });
});
