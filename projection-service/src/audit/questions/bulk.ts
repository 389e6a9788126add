import { headers } from '@portal/event-schemas/audit/headers.ts';
import type { BulkChange, QuestionFilter } from '@portal/event-schemas/audit/questions.ts';
import { list, type CallContext } from '@portal/platform/http/types.ts';
import { periodConditions } from '../events/conditions.ts';
import { eventsInWords } from '../events/events-in-words.ts';
import { accountName, calledIn } from '../names.ts';
import { contracts } from '@portal/event-schemas/audit/calls.ts';

/** So many records touched by one request are many, unless the auditor says otherwise. */
const many = 10;

type Row = Record<string, unknown> & { first_position: number | string };

/** Adds what the first event of each request says: the others are alike, or followed from it. */
async function begun(rows: Row[], { host, locale }: Pick<CallContext, 'host' | 'locale'>): Promise<Row[]> {
  const found = rows.map(row => ({ position: Number(row.first_position), person: null, course: null }));
  const told = new Map(
    (await eventsInWords({ host, locale, db: host.pool }, found)).map(event => [event.position, event.sentence]),
  );
  return rows.map(row => ({ ...row, sentence: told.get(Number(row.first_position)) ?? '' }));
}

/** Requests that touched many records; they were counted as their events came. */
export const bulkList = list(contracts['GET /audit/questions/bulk/'], {
  reads: 'unhurried',
  summary: 'Requests that touched many records at once (minimum=10)',
  defaultSort: ['at', 'DESC'],
  from: 'audit.requests e JOIN audit.kinds k ON k.id = e.kind',
  // The number stands in the text, so that the planner sees which index fits.
  where: ({ query: { minimum, actor, at_from, at_to }, host, bind }) =>
    [
      `e.records >= ${Number(minimum ?? many)}`,
      ...(actor === undefined ? [] : [`e.actor = ${bind(actor)}`]),
      ...periodConditions({ at_from, at_to } as QuestionFilter, host.config.timeZone, bind),
    ].join(' AND '),
  columns: {
    uid: { sql: 'e.correlation_id', type: 'text' },
    correlation_id: { sql: 'e.correlation_id', type: 'text', header: headers.correlation_id },
    at: { sql: 'e.at', type: 'time', sort: true, required: true, header: headers.at },
    ended_at: { sql: 'e.ended_at', type: 'time', header: headers.ended_at },
    actor: { sql: `jsonb_build_object('uid', e.actor, 'display_name', ${accountName('e.actor')})`, type: 'json' },
    actor_name: { sql: accountName('e.actor'), type: 'text', header: headers.actor },
    first_position: { sql: 'e.position::float8', type: 'number' },
    sentence: { sql: 'NULL::text', type: 'text', header: headers.begun },
    command: { sql: 'k.command', type: 'text', header: headers.command },
    events: { sql: 'e.events', type: 'number', sort: true, required: true, header: headers.events },
    records: { sql: 'e.records', type: 'number', sort: true, required: true, header: headers.records },
  },
  complete: async (rows, _db, input) => begun(rows as Row[], input),
  map: (row: BulkChange, { locale }) => ({
    ...row,
    actor: { ...row.actor, display_name: calledIn(locale)(row.actor.display_name) },
  }),
  exported: async (rows, asker) =>
    (await begun(rows as Row[], asker)).map(row => ({
      ...row,
      actor_name: calledIn(asker.locale)(String(row['actor_name'])),
    })),
});
