import { defineScreens } from '../kernel/screens.ts';

/** Requests and students of courses: teachers by their courses, advisors by their students; office and auditor read. */
const courseStaff = ['teacher', 'supervisor', 'office', 'org_admin', 'auditor'] as const;

/** Screens of the requests to teachers. */
export const screens = defineScreens([
  {
    id: 'my-teacher-requests',
    module: 'teacher-requests',
    area: 'portal',
    path: 'my-teacher-requests',
    roles: ['student', 'beta'],
    title: 'teacher-requests.screens.my_teacher_requests',
    icon: 'requests',
    menu: { group: 'study', order: 30 },
  },
  {
    id: 'teacher-requests',
    module: 'teacher-requests',
    area: 'office',
    path: 'teacher-requests',
    roles: courseStaff,
    title: 'teacher-requests.screens.teacher_requests',
    icon: 'requests',
    menu: { group: 'teaching', order: 30 },
  },
] as const);
