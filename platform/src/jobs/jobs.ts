import { WaitingError, type Queue, type Worker } from 'bullmq';
import type { Logger } from 'pino';
import type { Host } from '../service.ts';
import type { BackendOptions } from './backend.ts';
import { recordFaults } from './each.ts';
import { openBackend } from './open-backend.ts';
import type { Causation, Jobs, QueuedJob } from './queue.ts';
import { setSchedule } from './schedules.ts';
import type { JobDefinition } from './types.ts';

export interface JobsOptions extends Omit<BackendOptions, 'workers' | 'onError'> {
  /** The jobs that this process works on; it can add jobs of any kind. */
  definitions: readonly JobDefinition[];
  timeZone: string;
  host: () => Host;
  logger: Logger;
}
export interface RunningJobs extends Jobs {
  /** Begins to work and sets the schedules. */
  start(): Promise<void>;
  /** Begins no further job; those at work go on. */
  rest(): void;
  /** Waits for the jobs at work, at most `ms` (5 s); what is not done goes back into its queue, for whoever works then. */
  stop(ms?: number): Promise<void>;
  /** Waiting, active, delayed and failed jobs of each queue that this process knows. */
  counts(): Promise<Record<string, Record<string, number>>>;
}

const concurrency = 4;
const closingTime = 1000;

/** What names a job in the log: itself, and the request from which it follows. */
const traceOf = ({ name }: JobDefinition, job?: { id?: string; data: Causation }) => ({
  job: name,
  id: job?.id,
  ...(job?.data?.request_id ? { request_id: job.data.request_id } : {}),
});

/** Stands for the answer of a job that is not done when its process stops. */
const left = Symbol('left');

/** Background work on BullMQ: on PostgreSQL, or on Redis when there is one. */
export async function createJobs({ definitions, timeZone, host, logger, ...where }: JobsOptions): Promise<RunningJobs> {
  const backend = await openBackend({
    ...where,
    workers: definitions.length,
    onError: error => logger.warn({ err: error }, 'job queue'),
  });
  const queues = new Map<string, Queue>();
  const workers: Worker[] = [];
  /** What ends the wait for each job at work. */
  const leave = new Set<() => void>();
  let resting: Promise<unknown> | undefined;
  const rest = (): Promise<unknown> => (resting ??= Promise.all(workers.map(worker => worker.close())));

  const queueOf = (name: string): Queue => {
    let queue = queues.get(name);
    if (!queue) queues.set(name, (queue = backend.queue(name)));
    return queue;
  };
  const optionsOf = (job: Pick<QueuedJob, 'attempts' | 'backoff'>) => ({
    attempts: job.attempts ?? 3,
    backoff: { type: 'exponential', delay: job.backoff ?? 1000 },
    ...backend.kept,
  });

  let stopping: Promise<void> | undefined;
  const finish = async (ms: number): Promise<void> => {
    const timer = setTimeout(() => leave.forEach(end => end()), ms);
    // Where the server of the queues is away, nothing can be handed back either.
    await within(ms + closingTime, rest());
    clearTimeout(timer);
    await within(
      closingTime,
      Promise.all([...queues.values()].map(queue => queue.close())).then(() => backend.close()),
    );
  };

  const unlessLeft = (work: Promise<unknown>): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const mine = (): void => resolve(left);
      leave.add(mine);
      work.then(resolve, reject).finally(() => leave.delete(mine));
    });

  const work = (definition: JobDefinition): Worker => {
    const worker = backend.worker(
      definition.name,
      async (job, token) => {
        const report = (done: number, of: number): Promise<void> => job.updateProgress({ done, of });
        const here = host();
        const logger = here.logger?.child(traceOf(definition, job));
        // What was being fetched when the rest began is handed back before it begins.
        const answer = resting
          ? left
          : ((await unlessLeft(definition.run(job.data, { ...here, logger }, report))) ?? null);
        if (answer === left) {
          await job.moveToWait(token);
          throw new WaitingError();
        }
        if (definition.schedule) await recordFaults(here.pool, definition.name, answer);
        return answer;
      },
      concurrency,
    );
    worker.on('failed', (job, error) =>
      logger.error({ err: error, ...traceOf(definition, job), attempt: job?.attemptsMade }, 'a job failed'),
    );
    return worker;
  };

  const setSchedules = async (): Promise<void> => {
    await Promise.all(
      definitions.map(definition => setSchedule(queueOf(definition.name), definition, timeZone, optionsOf(definition))),
    );
  };

  return {
    async add(job, data, { id, delay } = {}) {
      if (id?.includes(':')) throw new Error(`The job id ${id} contains ':', which BullMQ keeps for itself.`);
      const added = await queueOf(job.name).add(job.name, data, {
        ...optionsOf(job),
        ...(id ? { jobId: id } : {}),
        ...(delay ? { delay } : {}),
      });
      return added.id!;
    },
    async state(definition, id) {
      const job = await queueOf(definition.name).getJob(id);
      if (!job) return null;
      const { done, of } = (typeof job.progress === 'object' ? job.progress : {}) as { done?: number; of?: number };
      const state = await job.getState();
      return {
        state,
        done: done ?? 0,
        of: of ?? 0,
        result: job.returnvalue ?? null,
        ...(state === 'failed' ? { error: job.failedReason } : {}),
      };
    },
    async start() {
      // First the schedules: a worker would take up a run of one that has changed or is gone.
      await setSchedules();
      workers.push(...definitions.map(work));
      await Promise.all(workers.map(worker => worker.waitUntilReady()));
      backend.onBack(() => {
        setSchedules().catch((error: unknown) => logger.warn({ err: error }, 'the schedules of jobs were not set'));
      });
    },
    rest: () => void rest(),
    async stop(ms = 5_000) {
      stopping ??= finish(ms);
      await stopping;
    },
    async counts() {
      const entries = await Promise.all(
        [...queues].map(
          async ([name, queue]) => [name, await queue.getJobCounts('waiting', 'active', 'delayed', 'failed')] as const,
        ),
      );
      return Object.fromEntries(entries);
    },
  };
}

/** Waits no longer than so many milliseconds. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([work, new Promise<void>(resolve => (timer = setTimeout(resolve, ms)))]);
  clearTimeout(timer);
}
