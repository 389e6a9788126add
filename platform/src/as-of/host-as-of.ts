import type { Clock, Host } from '../host/types.ts';
import { boundedLog } from './bounded-log.ts';
import type { OpenSnapshot } from './types.ts';

const fixedClock = (moment: string): Clock => ({ now: () => new Date(moment), iso: () => moment });

/** The host as a call sees it that is answered from a snapshot: its tables, its clock, the log up to its position. */
export function hostAsOf(present: Host, { uid, pool, moment, position }: OpenSnapshot): Host {
  const asOf: Partial<Host> = {
    pool,
    clock: fixedClock(moment),
    log: boundedLog(present.log, position),
    waitForReadModels: async () => true,
    asOf: { uid, present },
  };
  return Object.assign(Object.create(present) as Host, asOf);
}
