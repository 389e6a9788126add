import type { thirdPartyApi } from '@portal/event-schemas/integrations/entities.ts';
import type { Row } from '@portal/event-schemas/kernel/entity/entity.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { declaredModules } from '@portal/platform/modules/declared.ts';
import type { NewDelivery } from '@portal/platform/outbound/queue.ts';
import { messageOf } from '@portal/platform/relay/envelope.ts';
import { publishedTypes } from '@portal/platform/relay/published-types.ts';

/** What is known of a connection to which messages go. */
export type Api = Row<typeof thirdPartyApi>;

const types = publishedTypes(declaredModules);
const everyModule = declaredModules.map(({ name }) => name);

/** Whether a connection is told of an event now: it is on, or fails for the time being, and asked for this type. */
export const isTold = ({ direction, state, events }: Api, { type }: RecordedEvent): boolean =>
  direction === 'outgoing' && state !== 'disabled' && events.includes(type) && types.has(type);

/**
 * The message about an event: what Kafka gets of it, too (decisions/0059, 0076). Personal fields, and ids that could be a person's number or name, are in it
 * only where the connection says so; secrets never are.
 */
export function messageFor(uid: string, { personal }: Api, event: RecordedEvent, prefix: string): NewDelivery {
  const { key, value } = messageOf(event, types, { prefix, personal: personal ? everyModule : [] });
  return {
    endpoint: uid,
    position: event.position,
    subject: key,
    message: event.meta.event_id,
    type: event.type,
    occurred_at: event.meta.occurred_at,
    body: value,
  };
}
