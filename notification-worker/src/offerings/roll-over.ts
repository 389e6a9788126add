import { callService } from '@portal/platform/http/service-call.ts';
import { recordFaults, type ItemFault } from '@portal/platform/jobs/each.ts';
import { causationOf, type Causation } from '@portal/platform/jobs/queue.ts';
import { defineJob, defineReaction } from '@portal/platform/jobs/types.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';

interface Asked {
  roll_over: string;
  courses: number;
}
/** So many courses are decided in one step. */
const step = 100;

/**
 * Carries a roll-over or its undoing out, a hundred courses at a time. What is left is kept where it is decided, so a second run goes on there.
 * Courses that could not be decided for a fault stand in health until the next roll-over goes through without one.
 */
export const rollOverJob = defineJob<Asked>({
  name: 'offerings-roll-over',
  attempts: 10,
  run: async ({ roll_over, courses, request_id, caused_by }: Asked & Causation, host, report) => {
    const failed: ItemFault[] = [];
    for (let steps = 1, left = true; left; steps += 1) {
      const answer = (await callService(host, `POST /rollovers/${roll_over}/step/`, {}, { request_id, caused_by })) as {
        left: boolean;
        failed: ItemFault[];
      };
      left = answer.left;
      failed.push(...answer.failed);
      await report(Math.min(courses, steps * step), courses);
    }
    await recordFaults(host.pool, 'offerings-roll-over', { failed });
  },
});

/** Starts the work when the office has asked for a roll-over or for its undoing. */
export const rollOverAsked = defineReaction({
  name: 'offerings.roll_over',
  handles: ['RollOverAsked', 'RollOverUndoAsked'],
  react: async (events: readonly RecordedEvent[], host) => {
    for (const event of events) {
      const { roll_over, rolled_courses: courses } = event.data as { roll_over: string; rolled_courses: number };
      await host.jobs.add(
        rollOverJob,
        { roll_over, courses, ...causationOf(event) },
        { id: `${event.type === 'RollOverAsked' ? 'roll-over' : 'undo'}-${roll_over}` },
      );
    }
  },
});
