import { randomUUID } from 'node:crypto';
import type { AppendItem } from '../event-log/types.ts';
import type { Projection } from './types.ts';

/** A counter of what happened in each stream: the smallest read model that notices a lost or doubled event. */
export const tally = (
  options: Partial<Projection> & { failOn?: (event: { data: any; position: number }) => boolean } = {},
): Projection => {
  const { failOn, ...changes } = options;
  return {
    name: 'shop.tally',
    version: 1,
    handles: ['Sold'],
    tables: 'create table tally (item text primary key, sold int not null, last bigint not null)',
    tableNames: ['tally'],
    views: 'create or replace view shop.tally_public as select item, sold from shop.tally',
    touches: event => [`item:${event.data.item}`],
    async project(events, db) {
      for (const event of events) if (failOn?.(event)) throw new Error(`cannot take ${event.data.item}`);
      const counts = new Map<string, { sold: number; last: number }>();
      for (const event of events)
        counts.set(event.data.item, { sold: (counts.get(event.data.item)?.sold ?? 0) + 1, last: event.position });
      await db.query(
        `insert into tally (item, sold, last) select * from unnest($1::text[], $2::int[], $3::bigint[])
         on conflict (item) do update set sold = tally.sold + excluded.sold, last = excluded.last`,
        [
          [...counts.keys()],
          [...counts.values()].map(({ sold }) => sold),
          [...counts.values()].map(({ last }) => last),
        ],
      );
    },
    ...changes,
  };
};

/** An append of `count` sales of one item to a new stream. */
export const sale = (item: string, count = 1): AppendItem => ({
  writes: [
    {
      stream: `sale-${randomUUID()}`,
      expected_version: 0,
      events: Array.from({ length: count }, () => ({ type: 'Sold', data: { item } })),
    },
  ],
  context: {
    command_id: randomUUID(),
    command: 'Sell',
    correlation_id: randomUUID(),
    causation_id: randomUUID(),
    actor: { id: 'clerk', roles: [] },
    occurred_at: '2026-09-01T08:00:00.000Z',
    locale: 'en',
  },
});
