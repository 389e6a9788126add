import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { list, query, Refused, type CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { mayLookInto } from '../ownership.ts';
import type { AboutWhat } from '../describe-events.ts';
import { conditions, type Asker } from './conditions.ts';
import { exportColumns, exportedEvents } from './exporting.ts';
import { findPage } from './page.ts';
import { eventsInWords } from './events-in-words.ts';
import { contracts } from '@portal/event-schemas/audit/calls.ts';

const askerOf = ({ actor, roles, host }: Pick<CallContext, 'actor' | 'roles' | 'host'>): Asker => ({
  actor,
  roles,
  timeZone: host.config.timeZone,
});

/** Every event that the asker may see, by any mixture of filters, newest or oldest first, as pages or as a file. */
const events = list(contracts['GET /audit/events/'], {
  reads: 'unhurried',
  summary:
    'The log in words: by record, person, course, actor, account used, command, type, request and period; newest first. Counts end at 10 000',
  from: 'audit.events e JOIN audit.streams s ON s.id = e.stream JOIN audit.kinds kd ON kd.id = e.kind',
  key: 'position',
  defaultSort: ['position', 'DESC'],
  where: ({ query: filter, bind, ...asker }) => conditions(filter, askerOf(asker), bind).join(' AND ') || undefined,
  columns: exportColumns('e'),
  exported: exportedEvents,
  async page(input, { own, sort: [, order], offset, limit }) {
    const { rows, count } = await findPage(own, askerOf(input), { offset, limit, order }, input.host.pool);
    return { rows: await eventsInWords({ host: input.host, locale: input.locale, db: input.host.pool }, rows), count };
  },
});

/** Reads one event's whereabouts; refuses where it is not there or not for the asker. */
async function whereabouts(
  input: Pick<CallContext, 'actor' | 'roles'> & { db: Sql },
  position: number,
): Promise<{ position: number; stream: string } & AboutWhat> {
  const {
    rows: [row],
  } = await input.db.query<{ stream: string } & AboutWhat>(
    'SELECT s.stream, e.person, e.course FROM audit.events e JOIN audit.streams s ON s.id = e.stream WHERE e.position = $1',
    [position],
  );
  if (!row) throw new Refused(reject('audit.event_not_found', { position }));
  await mayLookInto(input, row.stream);
  return { position, ...row };
}

export const eventCalls = [
  events,
  query(contracts['GET /audit/events/{position}/'], {
    reads: 'unhurried',
    summary: 'One event, with everything that is recorded of it',
    async run(input) {
      const [event] = await eventsInWords({ host: input.host, locale: input.locale, db: input.db }, [
        await whereabouts(input, input.params.position),
      ]);
      if (!event) throw new Refused(reject('audit.event_not_found', { position: input.params.position }));
      return event;
    },
  }),
];
