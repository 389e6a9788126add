import { callService } from '@portal/platform/http/service-call.ts';
import { recordFaults, type ItemFault } from '@portal/platform/jobs/each.ts';
import { causationOf, type Causation } from '@portal/platform/jobs/queue.ts';
import { defineJob, defineReaction } from '@portal/platform/jobs/types.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';

/**
 * Carries a switch of the status out, a hundred cards at a time. Which cards are left is kept where they are decided, so
 * a second run goes on there. Cards that could not be decided for a fault stand in health until the next switch goes through without one.
 */
export const statusSwitchJob = defineJob<{ switch: string; cards: number }>({
  name: 'registration-status-switch',
  attempts: 10,
  run: async (
    { switch: uid, cards, request_id, caused_by }: { switch: string; cards: number } & Causation,
    host,
    report,
  ) => {
    const failed: ItemFault[] = [];
    for (let steps = 0, left = true; left; steps += 1) {
      const answer = (await callService(
        host,
        `POST /registration/status_switches/${uid}/step/`,
        {},
        { request_id, caused_by },
      )) as { left: boolean; failed: ItemFault[] };
      left = answer.left;
      failed.push(...answer.failed);
      if (answer.failed.length > 0) await recordFaults(host.pool, 'registration-status-switch', { failed });
      await report(Math.min(cards, (steps + 1) * 100), cards);
    }
    if (failed.length === 0) await recordFaults(host.pool, 'registration-status-switch', { failed });
  },
});

/** Starts the work when the office has asked for a switch. */
export const statusSwitchAsked = defineReaction({
  name: 'registration.status_switch',
  handles: ['StatusSwitchAsked'],
  react: async (events: readonly RecordedEvent[], host) => {
    for (const event of events) {
      const { switch: uid, cards } = event.data as { switch: string; cards: number };
      await host.jobs.add(statusSwitchJob, { switch: uid, cards, ...causationOf(event) }, { id: `switch-${uid}` });
    }
  },
});
