import { z } from 'zod';
import { ordinal } from '../kernel/bounds.ts';
import { type ContractsOf, defineContracts, type EntityContracts } from '../kernel/calls.ts';
import { creationSchema, recordSchema } from '../kernel/entity/schemas.ts';
import { bug } from './entities.ts';

const uid = z.string();

/** A report is taken by a call of its own, which gives it a number; all other calls are the kit's. */
export const contracts = defineContracts({
  'POST /bugs/': {
    body: creationSchema(bug.fields),
    answer: recordSchema(bug.fields).extend({ uid, id: uid, number: ordinal }),
    refuses: ['bugs.too_many', 'platform.file_unknown'],
  },
});

declare module '../kernel/calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts>, Omit<EntityContracts<typeof bug>, 'POST /bugs/'> {}
}
