import { z } from 'zod';
import { day } from '../kernel/bounds.ts';
import { type ContractsOf, defineContracts } from '../kernel/calls.ts';
import { ofStudyPeriod } from '../registration/calls.ts';
import { uid } from '../registration/values.ts';
import { board, boardCurve, boardDays, boardQuery } from './board.ts';
import {
  courseGroupRow,
  courseGroupings,
  courseGroups,
  courseStatistics,
  registrationCurve,
  studentGroupRow,
  studentGroups,
  studentGroupsQuery,
  unregisteredStudent,
} from './figures.ts';
import {
  checkChoicesAnswer,
  checkChoicesBody,
  courseOutline,
  registeredCourse,
  registeredSection,
  registeredStudent,
} from './registered-students.ts';
import { resultByCourse, resultByGroup, resultByProgram } from './results.ts';
import { ofAStudent } from '../registration/refusal-groups.ts';

/** Of which term: the one named, `all`, or the one whose registration is open or nearest. */
const termQuery = z.object({ study_period: z.union([uid, z.literal('all')]).optional() });

const studentsOfCourse = {
  row: registeredStudent,
  query: termQuery.extend({ course: uid.optional(), lesson: uid.optional() }),
};

/** What the calls of the module take and answer. */
export const contracts = defineContracts({
  'GET /registration/board/': { query: boardQuery, answer: board, refuses: ['registration.study_period_not_found'] },
  'GET /registration/board/days/': {
    query: ofStudyPeriod,
    answer: boardDays,
    refuses: ['registration.study_period_not_found'],
  },
  'GET /registration/board/curve/': {
    query: z.object({ study_period: uid.optional(), day: day.optional() }),
    answer: boardCurve,
    refuses: ['registration.study_period_not_found'],
  },
  'GET /registration/statistics/courses/groups/': {
    query: ofStudyPeriod.extend({ by: z.enum(courseGroupings).default('cathedra') }),
    answer: courseGroups,
    refuses: ['registration.study_period_not_found'],
  },
  'GET /registration/statistics/students/': {
    query: studentGroupsQuery,
    answer: studentGroups,
    refuses: ['registration.study_period_not_found'],
  },
  'GET /registration/statistics/curve/': {
    query: ofStudyPeriod,
    answer: registrationCurve,
    refuses: ['registration.study_period_not_found'],
  },
  'GET /registration/statistics/courses/groups/list/': {
    query: z.object({ study_period: uid.optional(), by: z.enum(courseGroupings).optional() }),
    row: courseGroupRow,
  },
  'GET /registration/statistics/courses/': { row: courseStatistics },
  'GET /registration/statistics/students/groups/': { query: studentGroupsQuery.partial(), row: studentGroupRow },
  'GET /registration/statistics/unregistered/': {
    row: unregisteredStudent,
    query: ofStudyPeriod,
    refuses: ['registration.study_period_not_found'],
  },
  'POST /advisors/check/student_choices/': {
    body: checkChoicesBody,
    answer: checkChoicesAnswer,
    refuses: [...ofAStudent, 'registration.study_period_not_found'],
  },
  'GET /registration/registered_students/courses/': { row: registeredCourse, query: termQuery },
  'GET /registration/registered_students/sections/': { row: registeredSection, query: termQuery },
  'GET /registration/registered_students/outline/': {
    query: z.object({ course: uid }),
    answer: courseOutline,
    refuses: ['registration.course_not_found', 'registration.not_your_course'],
  },
  'GET /registration/results/by_course/': { row: resultByCourse, query: ofStudyPeriod },
  'GET /registration/results/by_program/': { row: resultByProgram, query: ofStudyPeriod },
  'GET /registration/results/by_group/': { row: resultByGroup, query: ofStudyPeriod },
  'GET /registration/registered_students/': studentsOfCourse,
  'GET /advisors/detail_registration_disipline/all_list/': studentsOfCourse,
});

declare module '../kernel/calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts> {}
}
