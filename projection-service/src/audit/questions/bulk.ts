import { headers } from '@portal/event-schemas/audit/headers.ts';
import { bulkChange, bulkFilter, type QuestionFilter } from '@portal/event-schemas/audit/questions.ts';
import { list } from '@portal/platform/http/types.ts';
import { periodConditions } from '../events/conditions.ts';

/** So many records touched by one request are many, unless the auditor says otherwise. */
const many = 10;
const actorName = 'coalesce((SELECT p.display_name FROM identity.people_public p WHERE p.uid = e.actor), e.actor)';

/** Requests that touched many records; they were counted as their events came. */
export const bulkList = list({
  call: 'GET /audit/questions/bulk/', reads: 'unhurried', summary: 'Requests that touched many records at once (minimum=10)', query: bulkFilter, row: bulkChange, defaultSort: ['at', 'DESC'],
  from: 'audit.requests e JOIN audit.kinds k ON k.id = e.kind',
  // The number stands in the text, so that the planner sees which index fits.
  where: ({ query: { minimum, actor, at_from, at_to }, host, bind }) =>
    [`e.records >= ${Number(minimum ?? many)}`, ...(actor === undefined ? [] : [`e.actor = ${bind(actor)}`]), ...periodConditions({ at_from, at_to } as QuestionFilter, host.config.timeZone, bind)].join(' AND '),
  columns: {
    uid: { sql: 'e.correlation_id', type: 'text' },
    correlation_id: { sql: 'e.correlation_id', type: 'text', header: headers.correlation_id },
    at: { sql: 'e.at', type: 'time', sort: true, required: true, header: headers.at },
    ended_at: { sql: 'e.ended_at', type: 'time', header: headers.ended_at },
    actor: { sql: `jsonb_build_object('uid', e.actor, 'display_name', ${actorName})`, type: 'json' },
    actor_name: { sql: actorName, type: 'text', header: headers.actor },
    command: { sql: 'k.command', type: 'text', header: headers.command },
    events: { sql: 'e.events', type: 'number', sort: true, required: true, header: headers.events },
    records: { sql: 'e.records', type: 'number', sort: true, required: true, header: headers.records },
  },
});
