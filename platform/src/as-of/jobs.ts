import { defineJob } from '../jobs/types.ts';

/** Brings a snapshot to its position; how far it is stands in the register of snapshots. */
export const snapshotJob = defineJob<{ past: string }>({
  name: 'pasts',
  attempts: 2,
  run: ({ past }, host, report) => host.snapshots.build(past, report),
});

/** Snapshots that nobody looks at any more. */
export const snapshotSweepJob = defineJob<object>({
  name: 'past-sweep',
  schedule: { every: 600_000 },
  run: (_data, { snapshots, logger }) => snapshots.sweep(logger),
});
