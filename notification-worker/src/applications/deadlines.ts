import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { callService } from '@portal/platform/http/service-call.ts';
import { forEachIndependently } from '@portal/platform/jobs/each.ts';
import { causationOf, type Causation } from '@portal/platform/jobs/queue.ts';
import { defineJob, defineReaction } from '@portal/platform/jobs/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { Host } from '@portal/platform/service.ts';

/**
 * Moments at which somebody has to be reminded of a waypoint (`overdue` false) or told that its day has passed, until
 * it is signed or the application has gone on.
 */
export const deadlinesTable = `create table if not exists applications.waypoint_deadlines (
  application uuid not null, waypoint text not null, overdue boolean not null, step text not null,
    at timestamptz not null, primary key (application, waypoint, overdue));
create index if not exists waypoint_deadlines_at on applications.waypoint_deadlines (at);`;

interface Alarm {
  student_app: string;
  step: string;
  waypoint: string;
  overdue: boolean;
}

/** Rings one. The decision looks at the deadline itself: a ring too early or twice tells nobody anything. */
async function ring({ request_id, caused_by, ...alarm }: Alarm & Causation, host: Host): Promise<void> {
  const { student_app, step, waypoint, overdue } = alarm;
  const { rows } = await host.pool.query<{ at: Date }>(
    'select at from applications.waypoint_deadlines where application = $1 and step = $2 and waypoint = $3 and overdue = $4',
    [student_app, step, waypoint, overdue],
  );
  const [row] = rows;
  if (!row || row.at > host.clock.now()) return;
  await callService(host, 'POST /studapps/alarms/waypoint/', alarm, { request_id, caused_by });
  await host.pool.query(
    'delete from applications.waypoint_deadlines where application = $1 and waypoint = $2 and overdue = $3 and at = $4',
    [student_app, waypoint, overdue, row.at],
  );
}
export const deadlineJob = defineJob<Alarm>({ name: 'applications-deadline', attempts: 5, run: ring });

const atOnce = 500;
/** Rings those that were lost, and those whose time has come by a clock that was moved. */
export const deadlineSweepJob = defineJob<object>({
  name: 'applications-deadline-sweep',
  schedule: { every: 30_000 },
  async run(_data, host) {
    const { rows } = await host.pool.query<Alarm>(
      'select application as student_app, step, waypoint, overdue from applications.waypoint_deadlines where at <= $1 order by at limit $2',
      [host.clock.iso(), atOnce],
    );
    const { results, failed } = await forEachIndependently(
      rows,
      ({ student_app, waypoint }) => `deadline of application ${student_app} at ${waypoint}`,
      alarm => ring(alarm, host),
      host.logger,
    );
    return { rung: results.length, failed };
  },
});

/** A delayed job further away than this is left to the sweep: queues are no calendars. */
const horizon = 7 * 86_400_000;
/** A deadline has passed when its last second is over. */
const past = 1000;

/** Answers the alarms that were set. */
async function set(
  events: readonly RecordedEvent<any>[],
  db: Sql,
): Promise<{ event: RecordedEvent; alarm: Alarm; at: number }[]> {
  const alarms: { event: RecordedEvent; alarm: Alarm; at: number }[] = [];
  for (const event of events) {
    const { type, data } = event;
    if (type === 'WaypointApproved') {
      if (data.complete)
        await db.query('delete from applications.waypoint_deadlines where application = $1 and waypoint = $2', [
          data.uid,
          data.waypoint,
        ]);
      continue;
    }
    if (type === 'ApplicationStageReached' && data.stage === 'in_review') continue;
    await db.query('delete from applications.waypoint_deadlines where application = $1', [data.uid]);
    if (type !== 'StepEntered') continue;
    for (const { waypoint, due, remind_at } of data.waiting as {
      waypoint: string;
      due: string | null;
      remind_at: string | null;
    }[]) {
      const times = [
        ...(remind_at ? [{ overdue: false, at: Date.parse(remind_at) }] : []),
        ...(due ? [{ overdue: true, at: Date.parse(due) + past }] : []),
      ];
      for (const { overdue, at } of times) {
        await db.query(
          'insert into applications.waypoint_deadlines (application, waypoint, overdue, step, at) values ($1, $2, $3, $4, $5)',
          [data.uid, waypoint, overdue, data.step, new Date(at)],
        );
        alarms.push({ event, alarm: { student_app: data.uid, step: data.step, waypoint, overdue }, at });
      }
    }
  }
  return alarms;
}

/** Sets an alarm for every waypoint with a deadline, and takes it away when the application goes on, comes back or ends. */
export const deadlines = defineReaction({
  name: 'applications.deadlines',
  handles: ['StepEntered', 'WaypointApproved', 'ApplicationStageReached'],
  derived: { tables: ['applications.waypoint_deadlines'], keep: async (events, db) => void (await set(events, db)) },
  async react(events: readonly RecordedEvent<any>[], host, db) {
    const alarms = await set(events, db);
    return async () => {
      for (const { event, alarm, at } of alarms) {
        const delay = Math.max(0, at - host.clock.now().getTime());
        if (delay <= horizon)
          await host.jobs.add(
            deadlineJob,
            { ...alarm, ...causationOf(event) },
            { id: `deadline-${event.position}-${alarm.waypoint}-${alarm.overdue}`, delay },
          );
      }
    };
  },
});
