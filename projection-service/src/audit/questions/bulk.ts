import { headers } from '@portal/event-schemas/audit/headers.ts';
import { bulkChange, bulkFilter } from '@portal/event-schemas/audit/questions.ts';
import { list } from '@portal/platform/http/types.ts';
import { narrowed } from './narrowing.ts';

/** So many records touched by one request are many, unless the auditor says otherwise. */
const many = 10;
const actorName = 'coalesce((SELECT p.display_name FROM identity.people_public p WHERE p.uid = e.actor), e.actor)';

/** Requests that touched many records. Those with many events are found along the index by request, in its order; only these are looked at closer. */
export const bulkList = list({
  call: 'GET /audit/questions/bulk/', summary: 'Requests that touched many records at once (minimum=10)', query: bulkFilter, row: bulkChange, defaultSort: ['at', 'DESC'],
  from({ query, host, bind }) {
    const minimum = bind(Number(query['minimum'] ?? many));
    return `(
    SELECT big.correlation_id AS uid, big.correlation_id, first.at, big.ended_at, first.actor, k.command, big.commands, big.events, big.records FROM (
      SELECT e.correlation_id, min(e.position) AS position, max(e.at) AS ended_at, count(*) AS events, count(DISTINCT e.stream) AS records, count(DISTINCT e.kind) AS commands
      FROM (SELECT correlation_id FROM audit.events GROUP BY correlation_id HAVING count(*) >= ${minimum}) AS candidate JOIN audit.events e USING (correlation_id)
      WHERE true${narrowed(query, host.config.timeZone, bind)}
      GROUP BY e.correlation_id HAVING count(DISTINCT e.stream) >= ${minimum}) AS big
    JOIN audit.events first ON first.position = big.position JOIN audit.kinds k ON k.id = first.kind) e`;
  },
  columns: {
    uid: { sql: 'e.uid', type: 'text' },
    correlation_id: { sql: 'e.correlation_id', type: 'text', header: headers.correlation_id },
    at: { sql: 'e.at', type: 'time', sort: true, required: true, header: headers.at },
    ended_at: { sql: 'e.ended_at', type: 'time', header: headers.ended_at },
    actor: { sql: `jsonb_build_object('uid', e.actor, 'display_name', ${actorName})`, type: 'json' },
    actor_name: { sql: actorName, type: 'text', header: headers.actor },
    command: { sql: 'e.command', type: 'text', header: headers.command },
    commands: { sql: 'e.commands', type: 'number' },
    events: { sql: 'e.events', type: 'number', sort: true, required: true, header: headers.events },
    records: { sql: 'e.records', type: 'number', sort: true, required: true, header: headers.records },
  },
});
