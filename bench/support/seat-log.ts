import { event } from '@portal/event-schemas/kernel/events.ts';
import { systemClock } from '@portal/platform/clock/clock.ts';
import { createPostgresLog } from '@portal/platform/event-log/postgres/postgresLog.ts';
import type { AppendContext } from '@portal/platform/event-log/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { createListener } from '@portal/platform/postgres/listener.ts';
import { createPool } from '@portal/platform/postgres/pools.ts';
import { z } from 'zod';
import { benchDatabase } from './database.ts';

/** What each event of `bench:log` and `bench:ledger` says. */
export const seatTaken = (): { student: string; lessons: string[]; audit: boolean } => ({
  student: newId(),
  lessons: [newId(), newId()],
  audit: false,
});
export const taking = (): AppendContext => {
  const id = newId();
  return {
    command_id: id,
    command: 'TakeSeat',
    correlation_id: id,
    causation_id: id,
    actor: { id, roles: ['student'] },
    occurred_at: systemClock.iso(),
    locale: 'ru',
  };
};

export const catalogue = {
  SeatTaken: event(z.object({ student: z.uuid(), lessons: z.array(z.uuid()), audit: z.boolean() })),
};

/** A log in a database of its own that knows one kind of event, `SeatTaken`. `append`: one of them in a stream of its own. */
export async function seatLog() {
  let closing = false;
  const onError = (error: unknown): void => {
    if (!closing) throw error;
  };
  const { url, server, close } = await benchDatabase();
  const pool = createPool(url, { max: 4, onError });
  const listener = await createListener(url, onError);
  const log = createPostgresLog({ url, pool, listener, catalogue, onError });
  return {
    url,
    server,
    pool,
    log,
    onError,
    append: (): Promise<unknown> =>
      log.append({
        writes: [
          { stream: `seats-${newId()}`, expected_version: 0, events: [{ type: 'SeatTaken', data: seatTaken() }] },
        ],
        context: taking(),
      }),
    async close(): Promise<void> {
      closing = true;
      await log.close();
      await listener.close();
      await pool.end();
      await close();
    },
  };
}

/** How often a second so many callers do something, each one time after the other, for so many milliseconds. */
export async function rateOf(once: () => Promise<unknown>, callers: number, milliseconds: number): Promise<number> {
  let done = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() - started < milliseconds) {
        await once();
        done += 1;
      }
    }),
  );
  return done / ((performance.now() - started) / 1000);
}
