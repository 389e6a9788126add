import type { Chain, LoggedEvent } from '@portal/event-schemas/audit/history.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { query, Refused, type CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { conditions } from './events/conditions.ts';
import { eventsInWords } from './events/events-in-words.ts';
import { namedBy } from './names.ts';
import type { AboutWhat } from './describe-events.ts';
import { contracts } from '@portal/event-schemas/audit/calls.ts';

/** Events of one chain that are shown; a bulk act may have more, its history has them all. */
const most = 500;

/** Commands in the order in which they were carried out, each with its events. */
function linksOf(events: readonly LoggedEvent[]): Chain['links'] {
  const known = new Set(events.map(event => event.event_id));
  const links = new Map<string, Chain['links'][number]>();
  for (const event of events) {
    const { command_id, command, causation_id, at, actor, roles, on_behalf_of } = event;
    const link = links.get(command_id) ?? {
      command_id,
      command,
      cause: known.has(causation_id) ? causation_id : null,
      at,
      actor,
      roles,
      on_behalf_of,
      events: [],
    };
    link.events.push(event);
    links.set(command_id, link);
  }
  return [...links.values()];
}

async function mailsOf(
  { db, locale }: Pick<CallContext, 'locale'> & { db: Sql },
  correlation_id: string,
): Promise<Chain['mails']> {
  const { rows } = await db.query<{ person: string; cause: string; state: string; at: Date }>(
    `SELECT person, cause, state, coalesce(sent_at, created_at) AS at FROM platform.mails WHERE request_id = $1 ORDER BY created_at, id LIMIT ${most}`,
    [correlation_id],
  );
  const named = await namedBy(
    db,
    rows.map(row => row.person),
    locale,
  );
  return rows.map(({ person, cause, state, at }) => ({
    person: named(person)!,
    cause,
    state,
    at: new Date(at).toISOString(),
  }));
}

export const causeCalls = [
  query(contracts['GET /audit/causes/{correlation_id}/'], {
    reads: 'unhurried',
    summary: 'What came of one request: its commands, their events, what reactions to these did, and mails',
    async run(input) {
      const {
        db,
        host,
        actor,
        roles,
        locale,
        params: { correlation_id },
      } = input;
      const values: unknown[] = [];
      const where = conditions(
        { correlation_id },
        { actor, roles, timeZone: host.config.timeZone },
        value => `$${values.push(value)}`,
      );
      const { rows } = await db.query<{ position: number } & AboutWhat>(
        `SELECT e.position::float8 AS position, e.person, e.course FROM audit.events e WHERE ${where.join(' AND ')} ORDER BY e.position LIMIT ${most + 1}`,
        values,
      );
      if (rows.length === 0) throw new Refused(reject('audit.chain_not_found', { correlation_id }));
      const events = await eventsInWords({ host, locale, db }, rows.slice(0, most));
      return {
        correlation_id,
        links: linksOf(events),
        count: events.length,
        whole: rows.length <= most,
        mails: await mailsOf(input, correlation_id),
      };
    },
  }),
];
