import { z } from 'zod';
import { id, moment } from '../kernel/bounds.ts';
import { type ContractsOf, defineContracts, type EntityContracts } from '../kernel/calls.ts';
import { localized } from '../kernel/localized.ts';
import { writingRefusals } from '../kernel/refusals.ts';
import { roleSchema } from '../kernel/roles.ts';
import type { entities } from './entities.ts';
import { deliveryStates, longestOverlap } from './values.ts';

const params = z.object({ uid: id.min(1) });
const named = { value: z.string(), name: localized, module: z.string() };

/** A call that a key may have as its scope; `roles`: as whom it is answered. */
export const scope = z.object({ ...named, roles: z.union([z.literal('all'), z.array(roleSchema)]) });
/** A type of events; `personal`: it has fields that are sent only where the connection says so. */
export const eventType = z.object({ ...named, personal: z.boolean() });
/** `key`: the text itself, told here and never again. `old_until`: how long the one before holds; null: no longer. */
export const newKey = z.object({ key: z.string(), made_at: moment, old_until: moment.nullable() });
/** What came back of a test message. `status`: null where nobody answered, then `error` says why. */
export const checked = z.object({
  status: z.int().nullable(),
  ms: z.int(),
  answer: z.string(),
  error: z.string().nullable(),
});
/** The last call of a connection and how it ended; null where there was none. `waiting`, `given_up`: messages. */
export const lastCall = z.object({
  api: z.string(),
  at: moment.nullable(),
  status: z.int().nullable(),
  waiting: z.int(),
  given_up: z.int(),
});
export const keyCall = z.object({
  uid: z.string(),
  api: z.string(),
  at: moment,
  call: z.string(),
  status: z.int(),
  ms: z.int(),
  address: z.string(),
  request_id: z.string(),
});
/** `body`: what is sent, as it is signed; `answer`: how the answer begins. */
export const delivery = z.object({
  uid: z.string(),
  api: z.string(),
  position: z.int(),
  type: z.string(),
  subject: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  occurred_at: moment,
  next_at: moment.nullable(),
  tried_at: moment.nullable(),
  status: z.int().nullable(),
  ms: z.int().nullable(),
  body: z.string(),
  answer: z.string().nullable(),
  error: z.string().nullable(),
});

/** What the calls of the module take and answer. */
export const contracts = defineContracts({
  'POST /third_party_apis/{uid}/rotate/': {
    params,
    body: z.object({ overlap_hours: z.int().min(0).max(longestOverlap).default(0) }),
    answer: newKey,
    refuses: [...writingRefusals, 'integrations.key_shown_already'],
  },
  'POST /third_party_apis/{uid}/void_old_key/': { params, answer: z.object({}), refuses: writingRefusals },
  'POST /third_party_apis/{uid}/check/': {
    params,
    answer: checked,
    refuses: ['integrations.not_outgoing', 'integrations.secret_missing'],
  },
  'POST /third_party_apis/{uid}/replay/': {
    params,
    body: z.object({ from: moment }),
    answer: z.object({}),
    refuses: [...writingRefusals, 'integrations.not_outgoing', 'integrations.replay_from_future'],
  },
  'GET /third_party_apis/scopes/': { answer: z.array(scope) },
  'GET /third_party_apis/event_types/': { answer: z.array(eventType) },
  'GET /third_party_apis/last_calls/': { answer: z.array(lastCall) },
  'GET /third_party_apis/calls/': { row: keyCall },
  'GET /third_party_apis/deliveries/': { row: delivery },
});

declare module '../kernel/calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts>, EntityContracts<typeof entities.third_party_api> {}
}
