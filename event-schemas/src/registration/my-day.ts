import { z } from 'zod';
import { localized } from '../kernel/localized.ts';
import { loadType, uid } from './values.ts';

/**
 * GET /registration/my_day/: lessons of one day by time. `free_day`: why
 * the term has none on it ('': nobody said), or null. `start`, `end`: minutes from midnight; `teaches`: as its teacher.
 */
export const myDay = z.object({
  date: z.iso.date(),
  free_day: z.string().nullable(),
  results: z.array(
    z.object({
      uid,
      course: uid,
      code: z.string(),
      name: localized,
      load_type: loadType,
      subgroup: z.string(),
      start: z.int(),
      end: z.int(),
      teaches: z.boolean(),
      room: z.string().nullable(),
      teacher: z.string().nullable(),
    }),
  ),
});
export type MyDay = z.infer<typeof myDay>;
