import { liveStates } from '@portal/event-schemas/specialists/appointments.ts';
import { dateIn, wallTime } from '@portal/platform/clock/occurrences.ts';
import { callService } from '@portal/platform/http/service-call.ts';
import { causationOf } from '@portal/platform/jobs/queue.ts';
import { defineJob, defineReaction } from '@portal/platform/jobs/types.ts';

const atOnce = 500;

/** The day after, visits of which nobody has said otherwise count as held. */
export const heldJob = defineJob<object>({
  name: 'specialists-held',
  schedule: { every: 60_000 },
  async run(_data, host) {
    const { timeZone } = host.config;
    const { rows } = await host.pool.query<{ uid: string }>(
      `select uid from specialists.appointments_public where state = any($1) and ends_at < $2
        order by ends_at, uid limit $3`,
      [liveStates, wallTime(timeZone, dateIn(timeZone, host.clock.now()), '00:00'), atOnce],
    );
    if (rows.length > 0) await callService(host, 'POST /specialists/settle/', { held: rows.map(({ uid }) => uid) });
    return { held: rows.length };
  },
});

/** Whoever has no account any more keeps no time, on either side. */
export const closedJob = defineJob<{ account: string }>({
  name: 'specialists-account-closed',
  attempts: 5,
  run: async ({ account, ...cause }, host) =>
    callService(host, 'POST /specialists/settle/', { closed: [account] }, cause),
});
export const accountsClosed = defineReaction({
  name: 'specialists.accounts_closed',
  handles: ['AccountDisabled'],
  react: async (events, host) => {
    for (const event of events) {
      const account = event.stream.slice(event.stream.indexOf('-') + 1);
      await host.jobs.add(closedJob, { account, ...causationOf(event) }, { id: `closed-${event.position}` });
    }
  },
});
