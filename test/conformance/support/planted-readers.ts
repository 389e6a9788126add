import { defineAccess } from '@portal/event-schemas/kernel/access.ts';
import { positionMax, text } from '@portal/event-schemas/kernel/bounds.ts';
import { defineEvents, event } from '@portal/event-schemas/kernel/events.ts';
import { defineProjection } from '@portal/platform/projections/types.ts';
import type { Service } from '@portal/platform/service.ts';
import { z } from 'zod';

/**
 * Readers of the log with the faults that longest events are there to find: a column that holds less than its schema, an
 * index whose rows are too long.
 */
const events = defineEvents({
  PlantedCounted: event(z.object({ count: z.int().max(positionMax) })),
  PlantedNamed: event(z.object({ name: text(1000) })),
});
const access = defineAccess({ module: 'planted', commands: {}, queries: {} });
const shared = { name: 'planted', access, errors: {}, events };
const insert = (table: string, column: string) => ({
  project: async (all: readonly { data: any }[], db: { query(sql: string, values: unknown[]): Promise<unknown> }) => {
    for (const { data } of all) await db.query(`insert into ${table} values ($1)`, [data[column]]);
  },
});

export const plantedServices: readonly Service[] = [
  {
    name: 'planted-tables',
    kind: 'projection',
    modules: [
      {
        ...shared,
        projections: [
          defineProjection({
            name: 'planted.counts',
            version: 1,
            handles: ['PlantedCounted'],
            tables: 'create table counts (count int)',
            tableNames: ['counts'],
            ...insert('counts', 'count'),
          }),
          defineProjection({
            name: 'planted.names',
            version: 1,
            handles: ['PlantedNamed'],
            tables: 'create table names (name text); create index names_name on names (name)',
            tableNames: ['names'],
            ...insert('names', 'name'),
          }),
        ],
      },
    ],
  },
];
