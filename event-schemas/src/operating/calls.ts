import { z } from 'zod';
import { moment } from '../kernel/bounds.ts';
import { type ContractsOf, defineContracts } from '../kernel/calls.ts';
import { problemCodes } from './problems.ts';

/** Something that needs a person. `details`: what it is about, as the portal's operators know it. */
export const problem = z.object({ code: z.enum(problemCodes), count: z.int(), details: z.array(z.string()) });
/** Of the process that answers. Times in milliseconds. */
export const slowCall = z.object({ call: z.string(), count: z.int(), mean_ms: z.number(), slow: z.int() });
export const backupMade = z.object({
  name: z.string(),
  began_at: moment,
  bytes: z.number().nullable(),
  events: z.number().nullable(),
  checked_at: moment.nullable(),
  error: z.string().nullable(),
});
/** `backup.last`: the latest, whatever became of it; `slow`: answers of a second and more. Bytes are bytes, `up_since` is this process's. */
export const operating = z.object({
  status: z.enum(['ready', 'degraded', 'broken', 'starting', 'stopping', 'down']),
  problems: z.array(problem),
  versions: z.object({ portal: z.string(), node: z.string(), database: z.string() }),
  up_since: moment,
  log: z.object({ head: z.number(), lag: z.number(), unhurried_lag: z.number(), ledger_lag: z.number() }),
  jobs: z.array(z.object({ queue: z.string(), waiting: z.int(), active: z.int(), delayed: z.int(), failed: z.int() })),
  mails: z.object({ waiting: z.int(), sending: z.int(), failed: z.int() }),
  disk: z.object({ free: z.number(), database: z.number() }),
  backup: z.object({ place: z.string().nullable(), last: backupMade.nullable() }),
  slow_calls: z.array(slowCall),
});
export type Operating = z.infer<typeof operating>;

/** What the calls of the module take and answer. */
export const contracts = defineContracts({ 'GET /operating/': { answer: operating } });

declare module '../kernel/calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts> {}
}
