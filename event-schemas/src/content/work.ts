import { z } from 'zod';
import { localized } from '../kernel/localized.ts';

const words = z.record(z.string(), z.string());
/** What opens a screen: what stands in its path, and what after the `?`. */
const place = z.object({ screen: z.string(), params: words, query: words });

/**
 * One kind of work that waits for the reader. `all`: where all of it is; `first`: the most urgent, where it has a page of its own; `since`: when the
 * oldest came; `due`: until when the most urgent has to be done. `failed`: it could not be counted now.
 */
export const workItem = z.object({
  id: z.string(),
  title: localized,
  act: localized,
  all: place,
  first: place.nullable(),
  count: z.int(),
  since: z.iso.datetime().nullable(),
  due: z.iso.datetime().nullable(),
  failed: z.boolean(),
});
export type WorkItem = z.infer<typeof workItem>;
/** `GET /common/my_work/`: the most urgent first. */
export const workView = z.object({ results: z.array(workItem) });
