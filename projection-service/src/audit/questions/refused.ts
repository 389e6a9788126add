import { headers } from '@portal/event-schemas/audit/headers.ts';
import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import { list, type ListCall } from '@portal/platform/http/types.ts';
import { accountName } from '../names.ts';
import { roleNamesIn } from '../roles.ts';
import { reasonIn } from './refusal-texts.ts';
import { contracts } from '@portal/event-schemas/audit/calls.ts';

const named = (uid: string) =>
  `CASE WHEN ${uid} IS NULL THEN NULL ELSE jsonb_build_object('uid', ${uid}, 'name', ${accountName(uid)}) END`;
const explained = (row: { code: string }, locale: Locale) => ({ ...row, reason: reasonIn(row.code, locale) });

/** Attempts that the portal refused at protected acts, the last ones first. */
export const refusedList: ListCall = list(contracts['GET /audit/questions/refused/'], {
  summary: 'Refused attempts at protected acts: who, when, at what, why, how often',
  defaultSort: ['last_at', 'DESC'],
  from: 'audit.refused_attempts e',
  where({ query, host, bind }) {
    const {
      person,
      actor,
      at_from: from,
      at_to: to,
    } = query as Record<'person' | 'actor' | 'at_from' | 'at_to', string | undefined>;
    const zone = host.config.timeZone;
    const moment = (text: string, days: number) =>
      text.length === 10
        ? `((${bind(text)}::date + ${days})::timestamp AT TIME ZONE ${bind(zone)})`
        : `${bind(text)}::timestamptz`;
    return [
      'true',
      ...(actor ? [`e.account = ${bind(actor)}`] : []),
      ...(person ? [`(e.account = ${bind(person)} OR e.on_behalf_of = ${bind(person)})`] : []),
      ...(from ? [`e.last_at >= ${moment(from, 0)}`] : []),
      ...(to ? [`e.first_at < ${moment(to, 1)}`] : []),
    ].join(' AND ');
  },
  columns: {
    uid: { sql: 'e.uid', type: 'text' },
    last_at: { sql: 'e.last_at', type: 'time', sort: true, required: true, header: headers.at },
    first_at: { sql: 'e.first_at', type: 'time' },
    account: { sql: named('e.account'), type: 'json' },
    account_name: { sql: accountName('e.account'), type: 'text', header: headers.actor },
    on_behalf_of: { sql: named('e.on_behalf_of'), type: 'json' },
    on_behalf_of_name: { sql: accountName('e.on_behalf_of'), type: 'text', header: headers.on_behalf_of },
    roles: { sql: 'e.roles', type: 'json' },
    role_names: { sql: 'NULL::text', type: 'text', header: headers.roles },
    call: { sql: 'e.call', type: 'text', filter: 'contains', search: true, header: headers.call },
    code: { sql: 'e.code', type: 'text', filter: 'equals', search: true },
    reason: { sql: 'NULL::text', type: 'text', header: headers.reason },
    status: { sql: 'e.status', type: 'number', filter: 'equals' },
    params: { sql: 'e.params', type: 'json' },
    times: { sql: 'e.times', type: 'number', sort: true, required: true, header: headers.times },
  },
  map: (row, { locale }) => explained(row, locale),
  exported: async (rows, { locale }) =>
    rows.map(row => ({
      ...explained(row as { code: string }, locale),
      role_names: roleNamesIn(locale)(row['roles'] as string[]),
    })),
});
