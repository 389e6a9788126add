import { z } from 'zod';
import { defineContracts, type ContractsOf } from '../kernel/calls.ts';
import { day } from '../kernel/bounds.ts';
import { ofStudyPeriod } from '../registration/calls.ts';
import { uid } from '../registration/values.ts';
import { boardQuery, board, boardDays, boardCurve } from './board.ts';
import {
  courseGroupings,
  courseGroups,
  studentGroupsQuery,
  studentGroups,
  registrationCurve,
  courseGroupRow,
  courseStatistics,
  studentGroupRow,
  unregisteredStudent,
} from './figures.ts';
import {
  checkChoicesBody,
  checkChoicesAnswer,
  registeredCourse,
  registeredSection,
  courseOutline,
} from './registered-students.ts';
import { resultByCourse, resultByProgram, resultByGroup } from './results.ts';

/** Of which term: the one named, `all`, or the one whose registration is open or nearest. */
export const termQuery = z.object({ study_period: z.union([uid, z.literal('all')]).optional() });

/** What the calls of the module take and answer. */
export const contracts = defineContracts({
  'GET /registration/board/': { query: boardQuery, answer: board },
  'GET /registration/board/days/': { query: ofStudyPeriod, answer: boardDays },
  'GET /registration/board/curve/': {
    query: z.object({ study_period: uid.optional(), day: day.optional() }),
    answer: boardCurve,
  },
  'GET /registration/statistics/courses/groups/': {
    query: ofStudyPeriod.extend({ by: z.enum(courseGroupings).default('cathedra') }),
    answer: courseGroups,
  },
  'GET /registration/statistics/students/': { query: studentGroupsQuery, answer: studentGroups },
  'GET /registration/statistics/curve/': { query: ofStudyPeriod, answer: registrationCurve },
  'GET /registration/statistics/courses/groups/list/': {
    query: z.object({ study_period: uid.optional(), by: z.enum(courseGroupings).optional() }),
    row: courseGroupRow,
  },
  'GET /registration/statistics/courses/': { row: courseStatistics },
  'GET /registration/statistics/students/groups/': { query: studentGroupsQuery.partial(), row: studentGroupRow },
  'GET /registration/statistics/unregistered/': { row: unregisteredStudent, query: ofStudyPeriod },
  'POST /advisors/check/student_choices/': { body: checkChoicesBody, answer: checkChoicesAnswer },
  'GET /registration/registered_students/courses/': { row: registeredCourse, query: termQuery },
  'GET /registration/registered_students/sections/': { row: registeredSection, query: termQuery },
  'GET /registration/registered_students/outline/': { query: z.object({ course: uid }), answer: courseOutline },
  'GET /registration/results/by_course/': { row: resultByCourse, query: ofStudyPeriod },
  'GET /registration/results/by_program/': { row: resultByProgram, query: ofStudyPeriod },
  'GET /registration/results/by_group/': { row: resultByGroup, query: ofStudyPeriod },
});

declare module '../kernel/calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts> {}
}
