import { callService } from '@portal/platform/http/service-call.ts';
import { defineJob } from '@portal/platform/jobs/types.ts';

/** Every hour it is looked whether the day has its seal: soon after midnight on the university's clock, or when the portal runs again. */
export const dailySealJob = defineJob<object>({
  name: 'audit-daily-seal',
  schedule: { cron: '5 * * * *' },
  attempts: 3,
  backoff: 30_000,
  run: (_data, host) => callService(host, 'POST /audit/seals/daily/', {}),
});
