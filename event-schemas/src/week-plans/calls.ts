import { z } from 'zod';
import { type ContractsOf, defineContracts } from '../kernel/calls.ts';
import { historyLine } from '../registration/views.ts';
import { comingIn, ofACard } from '../registration/refusal-groups.ts';
import { ofAPlan, ofOwnPlans, planning } from './refusal-groups.ts';
import { weekPreferences } from './values.ts';
import {
  answerPlanBody,
  changePlanBody,
  makePlanBody,
  planAnswer,
  planParams,
  sharedPlanRow,
  sharePlanBody,
  takeWeekAnswer,
  takeWeekBody,
  termParams,
  weekPlansView,
} from './views.ts';

/** What the calls of the module take and answer. */
export const contracts = defineContracts({
  'GET /week_plans/{uid}/': { params: termParams, answer: weekPlansView, refuses: ofACard },
  'GET /week_plans/{uid}/history/': { params: termParams, answer: z.array(historyLine), refuses: ofACard },
  'GET /week_plans/shared/': { row: sharedPlanRow },
  'PUT /week_plans/{uid}/preferences/': {
    params: termParams,
    body: weekPreferences,
    answer: weekPreferences,
    refuses: ofOwnPlans,
  },
  'POST /week_plans/{uid}/plans/': {
    params: termParams,
    body: makePlanBody,
    answer: planAnswer,
    refuses: [...ofOwnPlans, ...planning, 'week_plans.not_found', 'week_plans.too_many'],
  },
  'PUT /week_plans/{uid}/plans/{plan}/': {
    params: planParams,
    body: changePlanBody,
    answer: planAnswer,
    refuses: [...ofAPlan, ...planning],
  },
  'DELETE /week_plans/{uid}/plans/{plan}/': { params: planParams, refuses: ofAPlan },
  'POST /week_plans/{uid}/plans/{plan}/share/': {
    params: planParams,
    body: sharePlanBody,
    answer: planAnswer,
    refuses: [...ofAPlan, 'registration.no_advisor', 'week_plans.empty'],
  },
  'POST /week_plans/{uid}/plans/{plan}/withdraw/': { params: planParams, answer: planAnswer, refuses: ofAPlan },
  'POST /week_plans/{uid}/plans/{plan}/answer/': {
    params: planParams,
    body: answerPlanBody,
    answer: planAnswer,
    refuses: ['advising.not_your_student', 'week_plans.not_found', 'week_plans.not_shared'],
  },
  'POST /registration/cards/{uid}/week/': {
    params: termParams,
    body: takeWeekBody,
    answer: takeWeekAnswer,
    refuses: [
      ...comingIn,
      'registration.basket_off',
      'registration.basket_pause',
      'registration.no_seat',
      'registration.not_your_card',
      'registration.waiting_already',
      'week_plans.changed_meanwhile',
      'week_plans.empty',
      'week_plans.not_found',
      'week_plans.week_refused',
    ],
  },
});

declare module '../kernel/calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts> {}
}
