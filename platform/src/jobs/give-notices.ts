import type { NoticeParams } from '@portal/event-schemas/kernel/notices.ts';
import { callService } from '../http/service-call.ts';
import type { Host } from '../service.ts';
import type { Causation } from './queue.ts';

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
  asked: Causation = { request_id: run },
): Promise<void> {
  for (let start = 0; start < to.length; start += atOnce) {
    await callService(
      host,
      'POST /notifications/give/',
      { run, kind, params, to: to.slice(start, start + atOnce) },
      asked,
    );
  }
}
