import { event, type EventsOf } from '@portal/event-schemas/kernel/events.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { z } from 'zod';
import { defineCommand, type Aggregate } from '../dispatcher/types.ts';
import { command, query } from '../http/types.ts';
import { defineJob, defineReaction } from '../jobs/types.ts';
import { defineProjection } from '../projections/types.ts';
import type { Service, ServiceModule } from '../service.ts';

/** A shop with a stock: the smallest thing that goes through every part of the host. */
const events = {
  Stocked: event(z.object({ item: z.string(), pieces: z.int() })),
  Sold: event(z.object({ item: z.string() })),
};
const stock: Aggregate<{ pieces: number }, EventsOf<typeof events>> = {
  name: 'stock',
  initialState: () => ({ pieces: 0 }),
  evolve: (state, { type, data }) =>
    type === 'Stocked'
      ? { pieces: state.pieces + data.pieces }
      : type === 'Sold'
        ? { pieces: state.pieces - 1 }
        : state,
};
const fill = defineCommand({
  type: 'Fill',
  aggregates: [stock],
  ids: (data: { item: string; pieces: number }) => [data.item],
  decide: data => [[{ type: 'Stocked' as const, data }]],
});
const sell = defineCommand({
  type: 'Sell',
  aggregates: [stock],
  ids: (data: { item: string }) => [data.item],
  decide: ({ item }, [{ pieces }]) =>
    pieces > 0 ? [[{ type: 'Sold' as const, data: { item } }]] : reject('shop.sold_out', { item }),
});

const params = z.object({ item: z.string().max(40) });
const base = {
  name: 'shop',
  access: {
    module: 'shop',
    commands: { 'POST /shop/{item}/fill/': 'any', 'POST /shop/{item}/sell/': 'any' },
    queries: { 'GET /shop/{item}/': 'any' },
  },
  errors: {
    'shop.sold_out': {
      status: 409,
      ru: '{item}: распродано',
      kk: '{item}: сатылып кетті',
      en: '{item} is sold out',
      ky: '{item}: сатылып бүттү',
    },
  },
  events,
} satisfies ServiceModule;

export const shopCommands: Service = {
  name: 'shop-commands',
  kind: 'command',
  modules: [
    {
      ...base,
      aggregates: [stock],
      commands: { Fill: fill, Sell: sell },
      calls: [
        command({
          call: 'POST /shop/{item}/fill/',
          summary: 'More of it',
          params,
          body: z.object({ pieces: z.int().min(1) }),
          run: async ({ params: { item }, body, send }) => void (await send(fill, { item, ...body })),
        }),
        command({
          call: 'POST /shop/{item}/sell/',
          summary: 'One less',
          params,
          refuses: ['shop.sold_out'],
          run: async ({ params: { item }, send }) => void (await send(sell, { item })),
        }),
      ],
      demo: async host =>
        void (await host.dispatcher.dispatch(
          fill,
          { item: 'demo', pieces: 3 },
          { actor: { id: 'system', roles: [] }, locale: 'en', correlation_id: 'demo' },
        )),
    },
  ],
};

export const shopQueries: Service = {
  name: 'shop-queries',
  kind: 'projection',
  modules: [
    {
      ...base,
      calls: [
        query({
          call: 'GET /shop/{item}/',
          summary: 'How many are left',
          params,
          answer: z.object({ pieces: z.int() }),
          run: async ({ params: { item }, db }) =>
            (await db.query<{ pieces: number }>('select pieces from shop.shelf where item = $1', [item])).rows[0] ?? {
              pieces: 0,
            },
        }),
      ],
      projections: [
        defineProjection({
          name: 'shop.shelf',
          version: 1,
          handles: ['Stocked', 'Sold'],
          tables: 'create table shelf (item text primary key, pieces int not null)',
          tableNames: ['shelf'],
          async project(batch, db) {
            for (const { type, data } of batch)
              await db.query(
                'insert into shelf values ($1, $2) on conflict (item) do update set pieces = shelf.pieces + excluded.pieces',
                [data.item, type === 'Stocked' ? data.pieces : -1],
              );
          },
        }),
      ],
    },
  ],
};

/** A worker that writes down what it saw: in the reaction's transaction, and by a job. */
export function shopWorker(seen: { reacted: string[]; worked: string[] }): Service {
  const pack = defineJob<{ item: string }>({ name: 'shop-pack', run: async ({ item }) => void seen.worked.push(item) });
  const onSale = defineReaction({
    name: 'shop.on-sale',
    handles: ['Sold'],
    react: async (batch, host) => {
      for (const { data, meta } of batch) {
        seen.reacted.push(data.item);
        await host.jobs.add(pack, { item: data.item }, { id: `pack-${meta.event_id}` });
      }
    },
  });
  return {
    name: 'shop-worker',
    kind: 'worker',
    modules: [
      {
        name: 'shop',
        access: { module: 'shop', commands: {}, queries: {} },
        errors: {},
        events,
        reactions: [onSale],
        jobs: [pack],
      },
    ],
  };
}
