import { defineJob } from '../jobs/types.ts';

/** Brings a past to its position; how far it is stands in the register of pasts. */
export const pastJob = defineJob<{ past: string }>({
  name: 'pasts',
  attempts: 2,
  run: ({ past }, host, report) => host.pasts.build(past, report),
});

/** Pasts that nobody looks at any more. */
export const pastSweepJob = defineJob<object>({
  name: 'past-sweep',
  schedule: { every: 600_000 },
  run: (_data, { pasts, logger }) => pasts.sweep(logger),
});
