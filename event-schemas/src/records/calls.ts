import { z } from 'zod';
import { day, id } from '../kernel/bounds.ts';
import { type ContractsOf, defineContracts } from '../kernel/calls.ts';
import { documents } from './names.ts';

/** `days_left`: until it runs out, negative where it has. */
const ownPaper = z.object({
  uid: z.string(),
  document: z.enum(documents),
  number: z.string(),
  valid_until: day,
  days_left: z.int(),
  state: z.string(),
});

/** What the calls of the module take and answer; those of its entities are the kit's. */
export const contracts = defineContracts({
  'GET /common/migration_registration/student/': {
    query: z.object({ student: id.optional() }),
    answer: z.array(ownPaper),
  },
});

declare module '../kernel/calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts> {}
}
