import { positionAt } from '@portal/platform/as-of/position-at.ts';
import { insertDeliveries } from '@portal/platform/outbound/queue.ts';
import { inTransaction } from '@portal/platform/projections/transaction.ts';
import type { Host } from '@portal/platform/service.ts';
import { isTold, messageFor, type Api } from './messages.ts';

const batch = 1000;
/** Milliseconds that one run of the job reads on for; the next goes on. */
const atMost = 20_000;

interface Asked {
  endpoint: string;
  since: Date;
  reached: number | null;
  until: number;
  fields: Api;
}

/** The next events of a replay become messages, and how far it is moves with them; false: there is none, or others are busy with all. */
const step = (host: Host): Promise<number | null> =>
  inTransaction(host.pool, async db => {
    const {
      rows: [asked],
    } = await db.query<Asked>(
      `select r.endpoint, r.since, r.reached::float8 as reached, r.until::float8 as until, e.fields
       from platform.outbound_replays r join platform.outbound_endpoints e on e.endpoint = r.endpoint
       order by r.endpoint limit 1 for update of r skip locked`,
    );
    if (!asked) return null;
    const { endpoint, since, until, fields } = asked;
    const reached = asked.reached ?? (await positionAt(host.log, new Date(since.getTime() - 1).toISOString()));
    const events = (await host.log.readAll(reached, batch)).filter(({ position }) => position <= until);
    const messages = events
      .filter(event => isTold(fields, event))
      .map(event => messageFor(endpoint, fields, event, host.config.kafkaTopicPrefix));
    await insertDeliveries(db, messages, host.clock.iso(), { again: true });
    const end = events.at(-1)?.position;
    if (end === undefined || end >= until)
      await db.query('delete from platform.outbound_replays where endpoint = $1', [endpoint]);
    else await db.query('update platform.outbound_replays set reached = $2 where endpoint = $1', [endpoint, end]);
    return messages.length;
  });

/** Makes messages of events that are to be sent once more; answers how many. What is asked for stays asked for until it is all done. */
export async function replayAsked(host: Host): Promise<number> {
  const began = performance.now();
  let made = 0;
  while (performance.now() - began < atMost) {
    const some = await step(host);
    if (some === null) break;
    made += some;
  }
  return made;
}
