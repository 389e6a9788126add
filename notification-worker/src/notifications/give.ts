import type { NoticeParams } from '@portal/event-schemas/kernel/notices.ts';
import { callService } from '@portal/platform/http/service-call.ts';
import type { Host } from '@portal/platform/service.ts';

export interface Recipient {
  account: string;
  params?: NoticeParams;
}
const atOnce = 500;

/** Tells people what is due, each once in a run, however often the run is made. */
export async function give(
  host: Host,
  run: string,
  kind: string,
  params: NoticeParams,
  to: readonly Recipient[],
): Promise<void> {
  for (let start = 0; start < to.length; start += atOnce) {
    await callService(
      host,
      'POST /notifications/give/',
      { run, kind, params, to: to.slice(start, start + atOnce) },
      { request_id: run },
    );
  }
}
