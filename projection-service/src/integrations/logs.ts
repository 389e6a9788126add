import { contracts } from '@portal/event-schemas/integrations/calls.ts';
import { deliveryHeaders, deliveryStateNames, keyCallHeaders } from '@portal/event-schemas/integrations/list-names.ts';
import { deliveryStates } from '@portal/event-schemas/integrations/values.ts';
import { list, query } from '@portal/platform/http/types.ts';

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** What was called with keys, the last call first. */
const keyCalls = list(contracts['GET /third_party_apis/calls/'], {
  summary: 'Calls made with keys, kept for 30 days',
  asOf: 'refused',
  from: `(select id::text as uid, holder as api, at, call, status, ms, address, request_id, id as number from platform.key_calls) c`,
  defaultSort: ['at', 'DESC'],
  columns: {
    uid: { sql: 'c.uid', type: 'text' },
    api: { sql: 'c.api', type: 'text', filter: 'equals' },
    at: { sql: 'c.at', type: 'time', sort: true, order: 'c.number', filter: 'range', header: keyCallHeaders.at },
    call: { sql: 'c.call', type: 'text', filter: 'contains', search: true, header: keyCallHeaders.call },
    status: { sql: 'c.status', type: 'number', filter: 'range', sort: true, header: keyCallHeaders.status },
    ms: { sql: 'c.ms', type: 'number', sort: true, header: keyCallHeaders.ms },
    address: { sql: 'c.address', type: 'text', search: true, header: keyCallHeaders.address },
    request_id: { sql: 'c.request_id', type: 'text', search: true, header: keyCallHeaders.request_id },
  },
});

/** What is sent, was sent and could not be sent, the newest event first. */
const deliveries = list(contracts['GET /third_party_apis/deliveries/'], {
  summary: 'Messages to other systems with what became of them, kept for 30 days',
  asOf: 'refused',
  from: `(select concat(endpoint, '.', position) as uid, o.* from platform.outbound_deliveries o) d`,
  defaultSort: ['position', 'DESC'],
  columns: {
    uid: { sql: 'd.uid', type: 'text' },
    api: { sql: 'd.endpoint', type: 'text', filter: 'equals' },
    position: { sql: 'd.position', type: 'number', sort: true },
    type: { sql: 'd.type', type: 'text', filter: 'contains', search: true, header: deliveryHeaders.type },
    subject: { sql: 'd.subject', type: 'text', search: true, header: deliveryHeaders.subject },
    state: {
      sql: 'd.state',
      type: 'text',
      filter: 'equals',
      header: deliveryHeaders.state,
      names: Object.fromEntries(deliveryStates.map(state => [state, deliveryStateNames[state]])),
    },
    attempts: { sql: 'd.attempts', type: 'number', header: deliveryHeaders.attempts },
    occurred_at: { sql: 'd.occurred_at', type: 'time', filter: 'range', header: deliveryHeaders.occurred_at },
    next_at: { sql: 'd.next_at', type: 'time' },
    tried_at: { sql: 'd.tried_at', type: 'time', header: deliveryHeaders.tried_at },
    status: { sql: 'd.status', type: 'number', filter: 'range', header: deliveryHeaders.status },
    ms: { sql: 'd.ms', type: 'number', header: deliveryHeaders.ms },
    body: { sql: 'd.body', type: 'text' },
    answer: { sql: 'd.answer', type: 'text' },
    error: { sql: 'd.error', type: 'text', header: deliveryHeaders.error },
  },
});

const lastCalls = query(contracts['GET /third_party_apis/last_calls/'], {
  summary: 'When each connection was last used, and how that ended',
  asOf: 'refused',
  async run({ db }) {
    const { rows } = await db.query<{
      api: string;
      at: Date | null;
      status: number | null;
      waiting: number;
      given_up: number;
    }>(
      `select a.uid as api, coalesce(called.at, sent.tried_at) as at, coalesce(called.status, sent.status) as status,
         coalesce(counted.waiting, 0)::int as waiting, coalesce(counted.given_up, 0)::int as given_up
       from integrations.third_party_apis a
       left join lateral (
         select at, status from platform.key_calls where holder = a.uid order by id desc limit 1) called on true
       left join lateral (
         select tried_at, status from platform.outbound_deliveries where endpoint = a.uid and tried_at is not null
         order by tried_at desc limit 1) sent on true
       left join (
         select endpoint, count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'given_up') as given_up
         from platform.outbound_deliveries where state <> 'delivered' group by endpoint) counted on counted.endpoint = a.uid
       order by a.uid`,
    );
    return rows.map(row => ({ ...row, at: iso(row.at) }));
  },
});

export const logs = [keyCalls, deliveries, lastCalls];
