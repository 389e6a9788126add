import { z } from 'zod';
import { type ContractsOf, defineContracts } from '../kernel/calls.ts';
import { uid } from '../registration/values.ts';
import { needContracts } from './needs/calls.ts';
import { rollOverContracts } from './rollover/calls.ts';
import {
  checkBody,
  draftBody,
  freeRoomsBody,
  freeTimesBody,
  impactBody,
  manyBody,
  planBody,
  termPlanQuery,
  weekQuery,
} from './requests.ts';
import {
  checkAnswer,
  freeRooms,
  freeTimes,
  impact,
  manyReport,
  planAnswer,
  plannedCourse,
  plannedCourseView,
  week,
} from './views.ts';
import { drafting, opening } from './refusal-groups.ts';
import { lessonsTogether, ofACourse } from '../registration/refusal-groups.ts';

const params = z.object({ uid });

/** `with_teacher`: in charge, or of a lesson. */
export const contracts = defineContracts({
  ...rollOverContracts,
  ...needContracts,
  'GET /offerings/': { row: plannedCourse, query: z.object({ with_teacher: uid.optional() }) },
  'GET /offerings/{uid}/': { params, answer: plannedCourseView, refuses: ['offerings.not_found'] },
  'GET /offerings/week/': { query: weekQuery, answer: week },
  'GET /offerings/term_plan/': { query: termPlanQuery, answer: z.array(plannedCourseView) },
  'POST /offerings/': { body: draftBody, answer: planAnswer, refuses: drafting },
  'PUT /offerings/{uid}/': {
    params,
    body: planBody,
    answer: planAnswer,
    refuses: [
      ...lessonsTogether,
      ...drafting,
      ...ofACourse,
      'offerings.lesson_turned',
      'offerings.no_seat_to_move',
      'offerings.not_found',
      'offerings.reason_required',
      'offerings.student_without_lesson',
      'offerings.students_changed',
      'platform.changed_meanwhile',
      'registration.capacity_below_taken',
      'registration.lesson_not_found',
    ],
  },
  'DELETE /offerings/{uid}/': { params, refuses: ['offerings.not_a_draft', 'offerings.not_found'] },
  'POST /offerings/{uid}/open/': { params, refuses: opening },
  'POST /offerings/open/': { body: manyBody, answer: manyReport, refuses: opening },
  'POST /offerings/discard/': {
    body: manyBody,
    answer: manyReport,
    refuses: ['offerings.not_a_draft', 'offerings.not_found'],
  },
  'POST /offerings/check/': { body: checkBody, answer: checkAnswer },
  'POST /offerings/free_rooms/': { body: freeRoomsBody, answer: freeRooms },
  'POST /offerings/free_times/': { body: freeTimesBody, answer: freeTimes },
  'POST /offerings/{uid}/impact/': { params, body: impactBody, answer: impact, refuses: ['offerings.not_found'] },
});
declare module '../kernel/calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts> {}
}
