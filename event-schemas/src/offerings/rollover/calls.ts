import { z } from 'zod';
import { defineContracts } from '../../kernel/calls.ts';
import { uid } from '../../registration/values.ts';
import { rollOverBody } from './requests.ts';
import { rollOverPreview, rollOverRow, rollOverStep, rollOverView } from './views.ts';

const params = z.object({ uid });

/** A term's drafts out of an earlier term. */
export const rollOverContracts = defineContracts({
  'POST /rollovers/preview/': { body: rollOverBody, answer: rollOverPreview },
  'POST /rollovers/': { body: rollOverBody, answer: z.object({ uid }) },
  'POST /rollovers/{uid}/undo/': { params },
  'POST /rollovers/{uid}/step/': { params, body: z.object({}), answer: rollOverStep },
  'GET /rollovers/': { row: rollOverRow },
  'GET /rollovers/{uid}/': { params, answer: rollOverView },
});
