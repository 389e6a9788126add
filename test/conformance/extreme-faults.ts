import { defineAccess } from '@portal/event-schemas/kernel/access.ts';
import { positionMax, text } from '@portal/event-schemas/kernel/bounds.ts';
import { defineEvents, event } from '@portal/event-schemas/kernel/events.ts';
import { defineCommand, type Aggregate } from '@portal/platform/dispatcher/types.ts';
import { command } from '@portal/platform/http/types.ts';
import { forEachIndependently } from '@portal/platform/jobs/each.ts';
import { defineJob } from '@portal/platform/jobs/types.ts';
import { defineProjection } from '@portal/platform/projections/types.ts';
import type { Service } from '@portal/platform/service.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { judge, sendExtremes } from './support/extreme-run.ts';
import { startConformance, type ConformancePortal } from './support/portal.ts';

/**
 * Faults that the fuzz is there to find, planted in a module of their own: a column that holds less than its schema, a
 * number without a bound, a job that stops at one thing, an index row that is too long.
 */
const events = defineEvents({
  PlantedCounted: event(z.object({ count: z.int().max(positionMax) })),
  PlantedNamed: event(z.object({ name: text(5000) })),
});
const planted: Aggregate<null> = { name: 'planted', initialState: () => null, evolve: state => state };
const say = (type: keyof typeof events) =>
  defineCommand({
    type: `Say${type}`,
    aggregates: [planted],
    ids: () => ['one'],
    decide: (data: object) => [[{ type, data }]],
  });
const access = defineAccess({
  module: 'planted',
  commands: {
    'POST /planted/counts/': ['org_admin'],
    'POST /planted/names/': ['org_admin'],
    'POST /planted/sums/': ['org_admin'],
  },
  queries: {},
});
const write = (table: string, column: string) => ({
  project: async (all: readonly { data: any }[], db: { query(sql: string, values: unknown[]): Promise<unknown> }) => {
    for (const { data } of all) await db.query(`insert into ${table} values ($1)`, [data[column]]);
  },
});
const services: Service[] = [
  {
    name: 'planted-commands',
    kind: 'command',
    modules: [
      {
        name: 'planted',
        access,
        errors: {},
        events,
        aggregates: [planted],
        calls: [
          command({
            call: 'POST /planted/counts/',
            summary: 'A count that no integer column holds',
            body: z.object({ count: z.int().min(0).max(positionMax) }),
            run: async ({ send, body }) => {
              await send(say('PlantedCounted'), body);
              return undefined;
            },
          }),
          command({
            call: 'POST /planted/names/',
            summary: 'A name that no index holds',
            body: z.object({ name: text(5000) }),
            run: async ({ send, body }) => {
              await send(say('PlantedNamed'), body);
              return undefined;
            },
          }),
          command({
            call: 'POST /planted/sums/',
            summary: 'A number without an end that the database gets at once',
            body: z.object({ sum: z.number() }),
            run: async ({ body }) => {
              Buffer.alloc(body.sum);
              return undefined;
            },
          }),
        ],
      },
    ],
  },
  {
    name: 'planted-tables',
    kind: 'projection',
    modules: [
      {
        name: 'planted',
        access,
        errors: {},
        events,
        projections: [
          defineProjection({
            name: 'planted.counts',
            version: 1,
            handles: ['PlantedCounted'],
            tables: 'create table counts (count int)',
            tableNames: ['counts'],
            ...write('counts', 'count'),
          }),
          defineProjection({
            name: 'planted.names',
            version: 1,
            handles: ['PlantedNamed'],
            tables: 'create table names (name text); create index names_name on names (name)',
            tableNames: ['names'],
            ...write('names', 'name'),
          }),
        ],
      },
    ],
  },
  {
    name: 'planted-work',
    kind: 'worker',
    modules: [
      {
        name: 'planted',
        access,
        errors: {},
        events,
        jobs: [
          defineJob<object>({
            name: 'planted-sweep',
            schedule: { every: 3_600_000 },
            run: (_data, { logger }) =>
              forEachIndependently(
                ['good', 'bad'],
                name => `thing ${name}`,
                name => {
                  if (name === 'bad') throw new Error('this one is bad');
                },
                logger,
              ),
          }),
        ],
      },
    ],
  },
];

let portal: ConformancePortal;
beforeAll(async () => {
  portal = await startConformance({
    services: ['command-service', 'projection-service', 'notification-worker', ...services],
  });
});
afterAll(() => portal?.stop());

it('the fuzz sees each of the faults that it is there for', async () => {
  const { wrong, accepted } = await sendExtremes(portal, {
    seed: 7,
    rounds: 1,
    edges: ['most'],
    only: /planted/,
    dense: true,
  });
  expect(wrong).toEqual([expect.stringContaining('POST /planted/sums/ (most): 500')]);
  expect([...accepted.keys()].toSorted()).toEqual(['POST /planted/counts/', 'POST /planted/names/']);
  const found = await judge(portal);
  expect(found).toContainEqual(
    expect.stringMatching(/^reader planted\.counts set aside PlantedCounted: .*out of range/),
  );
  expect(found).toContainEqual(expect.stringMatching(/^reader planted\.names set aside PlantedNamed: .*index row/));
  expect(found).toContainEqual(expect.stringMatching(/^job planted-sweep: .*thing bad.*this one is bad/));
  expect(found.filter(fault => !fault.includes('planted'))).toEqual([]);
}, 600_000);
