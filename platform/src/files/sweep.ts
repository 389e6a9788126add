import { defineJob } from '../jobs/types.ts';

const day = 86_400_000;

/** Uploads that were begun and never finished go after a day. */
export const uploadSweepJob = defineJob<object>({
  name: 'upload-sweep',
  schedule: { every: 3_600_000 },
  run: (_data, { files, clock, logger }) =>
    files.chunkedUploads.sweep(new Date(clock.now().getTime() - day).toISOString(), logger),
});
