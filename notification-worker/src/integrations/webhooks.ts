import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { defineReaction } from '@portal/platform/jobs/types.ts';
import { insertDeliveries, type NewDelivery } from '@portal/platform/outbound/queue.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { sendDue } from './delivering.ts';
import { isOfApi, KnownApis } from './endpoints.ts';
import { isTold, messageFor } from './messages.ts';

/** A connection that was turned on, or has another address, is not left alone for what was before. */
async function beginAnew(db: Sql, uid: string, now: string): Promise<void> {
  await db.query(
    'update platform.outbound_lines set failures = 0, failing_since = null, paused_until = null where endpoint = $1',
    [uid],
  );
  await db.query(
    `update platform.outbound_deliveries set next_at = $2 where endpoint = $1 and state = 'waiting' and next_at > $2`,
    [uid, now],
  );
}

/** What follows from an event of a connection besides what is known of it. */
async function follow(
  { type, position, data }: RecordedEvent<any>,
  apis: KnownApis,
  host: Host,
  db: Sql,
): Promise<void> {
  const { changes = {}, uid } = data;
  const api = apis.all.get(uid);
  if (!api || api.direction !== 'outgoing') return;
  if (type === 'ThirdPartyApiEnabled' || 'address' in changes) await beginAnew(db, uid, host.clock.iso());
  if ('replay_asked_at' in changes && api.replay_from !== null)
    await db.query(
      `insert into platform.outbound_replays (endpoint, since, until) values ($1, $2, $3)
        on conflict (endpoint) do update set since = excluded.since, reached = null, until = excluded.until`,
      [uid, api.replay_from, position],
    );
}

/**
 * Makes a message of each event for each connection that asked for its type, in the same transaction as the reaction's checkpoint: so none is left out and
 * none made twice, whatever ends when (decisions/0076). They are sent afterwards.
 */
export const webhooks = defineReaction({
  name: 'integrations.webhooks',
  handles: 'all',
  async react(events, host, db) {
    const apis = await KnownApis.read(db);
    const made: NewDelivery[] = [];
    for (const event of events) {
      if (isOfApi(event)) {
        apis.take(event);
        await follow(event, apis, host, db);
      }
      for (const [uid, api] of apis.all)
        if (isTold(api, event)) made.push(messageFor(uid, api, event, host.config.kafkaTopicPrefix));
    }
    await apis.write(db);
    await insertDeliveries(db, made, host.clock.iso());
    if (made.length > 0) return async () => sendDue(host);
    return undefined;
  },
  derived: {
    tables: ['platform.outbound_endpoints'],
    async keep(events, db) {
      const apis = await KnownApis.read(db);
      for (const event of events) if (isOfApi(event)) apis.take(event);
      await apis.write(db);
    },
  },
});
