import { isDeepStrictEqual } from 'node:util';
import { ErrorCode, type JobsOptions, type Queue } from 'bullmq';
import type { JobDefinition } from './types.ts';

/** BullMQ found a job where the schedule's next run belongs. */
const collisions: unknown[] = [ErrorCode.SchedulerJobIdCollision, ErrorCode.SchedulerJobSlotsBusy];
const isCollision = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && collisions.includes(error.code);

/** Sets the schedule of a job, or takes it away. A run that was missed while nobody worked stays, and is made once. */
export async function setSchedule(
  queue: Queue,
  { name, schedule }: JobDefinition,
  timeZone: string,
  opts: JobsOptions,
): Promise<void> {
  if (!schedule) return void (await queue.removeJobScheduler(name));
  const repeat = 'cron' in schedule ? { pattern: schedule.cron, tz: timeZone } : { every: schedule.every };
  if (await hasMissedRun(queue, name, repeat, opts)) return;
  const upsert = () => queue.upsertJobScheduler(name, repeat, { name, data: {}, opts });
  await upsert().catch(async (error: unknown) => {
    if (!isCollision(error)) throw error;
    // A run that was under way when the database died stands in the place of the next one: the schedule is set anew.
    await queue.removeJobScheduler(name);
    // Another process has set it meanwhile.
    await upsert().catch((again: unknown) => {
      if (!isCollision(again)) throw again;
    });
  });
}

/** Setting a schedule anew would put the next run in the place of the one that is overdue. */
async function hasMissedRun(queue: Queue, name: string, repeat: object, opts: JobsOptions): Promise<boolean> {
  const standing = await queue.getJobScheduler(name);
  if (!standing?.next || standing.next > Date.now()) return false;
  const { pattern, tz, every, template } = standing;
  const same = isDeepStrictEqual(every === undefined ? { pattern, tz } : { every }, repeat);
  if (!same || !isDeepStrictEqual(template?.opts, opts)) return false;
  const state = await queue.getJobState(`repeat:${name}:${standing.next}`);
  return state === 'delayed' || state === 'waiting';
}
