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

const params = z.object({ uid });

/** `with_teacher`: in charge, or of a lesson. */
export const contracts = defineContracts({
  ...rollOverContracts,
  ...needContracts,
  'GET /offerings/': { row: plannedCourse, query: z.object({ with_teacher: uid.optional() }) },
  'GET /offerings/{uid}/': { params, answer: plannedCourseView },
  'GET /offerings/week/': { query: weekQuery, answer: week },
  'GET /offerings/term_plan/': { query: termPlanQuery, answer: z.array(plannedCourseView) },
  'POST /offerings/': { body: draftBody, answer: planAnswer },
  'PUT /offerings/{uid}/': { params, body: planBody, answer: planAnswer },
  'DELETE /offerings/{uid}/': { params },
  'POST /offerings/{uid}/open/': { params },
  'POST /offerings/open/': { body: manyBody, answer: manyReport },
  'POST /offerings/discard/': { body: manyBody, answer: manyReport },
  'POST /offerings/check/': { body: checkBody, answer: checkAnswer },
  'POST /offerings/free_rooms/': { body: freeRoomsBody, answer: freeRooms },
  'POST /offerings/free_times/': { body: freeTimesBody, answer: freeTimes },
  'POST /offerings/{uid}/impact/': { params, body: impactBody, answer: impact },
});
declare module '../kernel/calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts> {}
}
