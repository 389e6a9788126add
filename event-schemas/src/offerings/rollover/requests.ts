import { z } from 'zod';
import { uid } from '../../registration/values.ts';
import { rollOverParts, usualParts } from './codes.ts';

/** POST /rollovers/ and …/preview/: from which term into which, and what of the courses. */
export const rollOverBody = z.object({
  from_period: uid,
  to_period: uid,
  copies: z
    .array(z.enum(rollOverParts))
    .max(rollOverParts.length)
    .default([...usualParts]),
});
export type RollOverBody = z.infer<typeof rollOverBody>;
