import { defineAccess } from '../kernel/access.ts';

/** A course's requests and students: its teachers all, advisors their own students', office and auditor everything. */
const courseStaff = ['teacher', 'supervisor', 'office', 'org_admin', 'auditor'] as const;

/** Course lists of the office. */
const courseReaders = ['supervisor', 'office', 'org_admin', 'fin_office', 'auditor'] as const;

/** The board of a registration day: numbers of courses and cards, no names. */
const boardReaders = ['office', 'org_admin', 'supervisor', 'auditor'] as const;

export const access = defineAccess({
  module: 'statistics',
  about:
    'What the office and teachers count and list: the board of a registration day, statistics, results, students of courses',
  commands: {},
  queries: {
    'GET /registration/results/by_course/': courseReaders,
    'GET /registration/results/by_program/': courseReaders,
    'GET /registration/results/by_group/': courseReaders,
    'GET /registration/registered_students/courses/': courseStaff,
    'GET /registration/registered_students/sections/': courseStaff,
    'GET /registration/registered_students/outline/': courseStaff,
    'GET /registration/registered_students/': courseStaff,
    'GET /advisors/detail_registration_disipline/all_list/': courseStaff,
    'POST /advisors/check/student_choices/': ['supervisor', 'office', 'org_admin', 'auditor'],
    'GET /registration/board/': boardReaders,
    'GET /registration/board/days/': boardReaders,
    'GET /registration/board/curve/': boardReaders,
    'GET /registration/statistics/courses/': courseReaders,
    'GET /registration/statistics/courses/groups/': courseReaders,
    'GET /registration/statistics/courses/groups/list/': courseReaders,
    'GET /registration/statistics/students/': courseReaders,
    'GET /registration/statistics/students/groups/': courseReaders,
    'GET /registration/statistics/curve/': courseReaders,
    'GET /registration/statistics/unregistered/': courseReaders,
  },
});
