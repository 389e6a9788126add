import { headers } from '@portal/event-schemas/audit/headers.ts';
import { list } from '@portal/platform/http/types.ts';
import { accountName } from '../names.ts';
import { narrowed } from './narrowing.ts';
import { contracts } from '@portal/event-schemas/audit/calls.ts';

const ofType = (type: string) => `(SELECT id FROM audit.kinds WHERE type = '${type}')`;

/**
 * Each time that an administrator used somebody's account: from when to when, and how much was done meanwhile. It ends
 * at the latest where the next one begins.
 */
export const logInAsList = list(contracts['GET /audit/questions/log_in_as/'], {
  reads: 'unhurried',
  summary: 'When administrators were logged in as other people, and how much they did',
  defaultSort: ['at', 'DESC'],
  from: ({ query, host, bind }) => `(
    SELECT e.position::text AS uid, e.at, e.person AS account, e.actor AS by, e.correlation_id,
      e.position AS first_position, ended.at AS ended_at, ended.position AS last_position, done.events
    FROM audit.events e
    LEFT JOIN LATERAL (SELECT n.position FROM audit.events n
      WHERE n.person = e.person AND n.actor = e.actor AND n.position > e.position
        AND n.kind IN ${ofType('LoginAsStarted')}
      ORDER BY n.position LIMIT 1) AS again ON true
    LEFT JOIN LATERAL (SELECT n.at, n.position FROM audit.events n
      WHERE n.person = e.person AND n.actor = e.actor AND n.position > e.position
        AND n.position < coalesce(again.position, 9007199254740991)
      AND n.kind IN ${ofType('LoginAsEnded')} ORDER BY n.position LIMIT 1) AS ended ON true
    CROSS JOIN LATERAL (SELECT count(*)::int AS events FROM audit.events d WHERE d.on_behalf_of = e.person AND d.actor = e.actor AND d.position > e.position
      AND d.position < coalesce(ended.position, again.position, 9007199254740991) AND d.kind NOT IN ${ofType('LoginAsEnded')}) AS done
    WHERE e.kind IN ${ofType('LoginAsStarted')}${narrowed(query, host.config.timeZone, bind)}) e`,
  columns: {
    uid: { sql: 'e.uid', type: 'text' },
    at: { sql: 'e.at', type: 'time', sort: true, required: true, header: headers.at },
    ended_at: { sql: 'e.ended_at', type: 'time', header: headers.ended_at },
    by: { sql: `jsonb_build_object('uid', e.by, 'name', ${accountName('e.by')})`, type: 'json' },
    by_name: { sql: accountName('e.by'), type: 'text', header: headers.actor },
    account: { sql: `jsonb_build_object('uid', e.account, 'name', ${accountName('e.account')})`, type: 'json' },
    account_name: { sql: accountName('e.account'), type: 'text', header: headers.on_behalf_of },
    events: { sql: 'e.events', type: 'number', sort: true, required: true, header: headers.events },
    first_position: { sql: 'e.first_position', type: 'number', header: headers.position },
    last_position: { sql: 'e.last_position', type: 'number' },
    correlation_id: { sql: 'e.correlation_id', type: 'text' },
  },
});
