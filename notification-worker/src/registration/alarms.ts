import { callService } from '@portal/platform/http/service-call.ts';
import { forEachIndependently } from '@portal/platform/jobs/each.ts';
import type { Causation } from '@portal/platform/jobs/queue.ts';
import { defineJob } from '@portal/platform/jobs/types.ts';
import type { Host } from '@portal/platform/service.ts';

/** What runs out: a hold of the basket, or an offer of the waiting list. */
export type AlarmKind = 'hold' | 'offer';
export interface Alarm {
  kind: AlarmKind;
  offering: string;
  student: string;
}

/** Rings one alarm. The deadline itself is in the events: a ring too early or twice changes nothing. */
export const ring = ({ kind, offering, student, ...asked }: Alarm & Causation, host: Host): Promise<unknown> =>
  kind === 'hold'
    ? callService(host, 'POST /registration/alarms/hold/', { offering }, asked)
    : callService(host, 'POST /registration/alarms/offer/', { offering, student }, asked);

export const alarmJob = defineJob<Alarm>({ name: 'registration-alarm', attempts: 5, run: ring });

/** Seconds after the deadline from which on the alarm counts as lost. */
const lost = 5;
const atOnce = 500;

/** Repairs lost alarms: rings for every deadline that has passed and is still there. */
export const sweepJob = defineJob<object>({
  name: 'registration-alarm-sweep',
  schedule: { every: 30_000 },
  run: async (_data, host) => {
    const before = new Date(host.clock.now().getTime() - lost * 1000).toISOString();
    const { rows } = await host.pool.query<Alarm>(
      'select kind, offering, student from registration.deadlines where until < $1 order by until limit $2',
      [before, atOnce],
    );
    const { results, failed } = await forEachIndependently(
      rows,
      ({ kind, offering, student }) => `${kind} of ${student} for course ${offering}`,
      alarm => ring(alarm, host),
      host.logger,
    );
    return { rung: results.length, failed };
  },
});
