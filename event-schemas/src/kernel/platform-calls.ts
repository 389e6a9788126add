import { z } from 'zod';
import { defineContracts, type ContractsOf } from './calls.ts';

const ofJob = z.object({ job: z.string().max(100) });

/** Calls of the portal itself: exports and files. */
export const contracts = defineContracts({
  'GET /exports/{job}/': {
    params: ofJob,
    answer: z.object({
      job: z.string(),
      status: z.enum(['waiting', 'running', 'ready', 'failed']),
      done: z.int(),
      of: z.int(),
      url: z.string().nullable(),
    }),
  },
  'GET /exports/{job}/file/': { params: ofJob },
  'GET /files/{uid}/': { params: z.object({ uid: z.string().max(100) }) },
});

declare module './calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts> {}
}
