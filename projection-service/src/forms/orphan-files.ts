import { removeOrphans, type Orphans } from '@portal/platform/files/orphans.ts';
import { defineJob, type JobDefinition } from '@portal/platform/jobs/types.ts';

/** Removes files that no form holds, some days after they came; what stands in one stays for good. */
export const orphanFilesJob = ({
  name,
  cron,
  ...orphans
}: Orphans & { name: string; cron: string }): JobDefinition<object> =>
  defineJob<object>({ name, schedule: { cron }, run: (_data, host, report) => removeOrphans(orphans, host, report) });
