import { defineAccess } from '../kernel/access.ts';

/** A student for their own card. Testers see the screens and send no commands (docs/decisions/0007). */
const students = ['student'] as const;

/** Teachers answer requests for the courses they give; ownership is checked with the decision. */
const teachers = ['teacher'] as const;

/** Who looks at a student's registration: students at their own, advisors at their students', the office and the auditor at all. */
const readers = ['student', 'beta', 'supervisor', 'office', 'org_admin', 'fin_office', 'auditor'] as const;

/** A course's requests and students: its teachers all, advisors their own students', office and auditor everything. */
const courseStaff = ['teacher', 'supervisor', 'office', 'org_admin', 'auditor'] as const;

export const access = defineAccess({
  module: 'teacher-requests',
  about: 'Requests to teachers: a student asks to be let into a course, its teachers answer',
  commands: {
    'POST /organizations/request_teacher/': students,
    'PUT /organizations/delete_request_to_teacher/': students,
    'PUT /organizations/change_request_status/': teachers,
    'PUT /registration/teacher_requests/decide/': teachers,
  },
  queries: {
    'POST /organizations/hidebutton_request_teacher/': readers,
    'GET /organizations/student_get_request_teacher/': readers,
    'GET /organizations/request_teacher_permission/': readers,
    'GET /registration/teacher_requests/{uid}/week/': courseStaff,
    'GET /organizations/data_request_teacher/': courseStaff,
    'GET /organizations/arhiv_data_request_teacher/': courseStaff,
  },
});
