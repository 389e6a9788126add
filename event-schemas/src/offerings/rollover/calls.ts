import { z } from 'zod';
import { defineContracts } from '../../kernel/calls.ts';
import { uid } from '../../registration/values.ts';
import { rollOverBody } from './requests.ts';
import { rollOverPreview, rollOverRow, rollOverStep, rollOverView } from './views.ts';
import { drafting } from '../refusal-groups.ts';

const params = z.object({ uid });

/** A term's drafts out of an earlier term. */
export const rollOverContracts = defineContracts({
  'POST /rollovers/preview/': { body: rollOverBody, answer: rollOverPreview },
  'POST /rollovers/': {
    body: rollOverBody,
    answer: z.object({ uid }),
    refuses: ['offerings.roll_over_empty', 'offerings.roll_over_same_term', 'platform.record_unknown'],
  },
  'POST /rollovers/{uid}/undo/': {
    params,
    refuses: [
      'offerings.has_students',
      'offerings.registration_opened',
      'offerings.roll_over_not_found',
      'offerings.roll_over_running',
    ],
  },
  'POST /rollovers/{uid}/step/': {
    params,
    body: z.object({}),
    answer: rollOverStep,
    refuses: [
      ...drafting,
      'offerings.has_students',
      'offerings.not_found',
      'offerings.registration_opened',
      'offerings.roll_over_not_found',
    ],
  },
  'GET /rollovers/': { row: rollOverRow },
  'GET /rollovers/{uid}/': { params, answer: rollOverView, refuses: ['offerings.roll_over_not_found'] },
});
