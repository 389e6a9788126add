import { orderOf, type Entity } from '@portal/event-schemas/kernel/entity/entity.ts';
import type { Call } from '@portal/event-schemas/kernel/access.ts';
import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { z } from 'zod';
import type { CommandDefinition } from '../dispatcher/types.ts';
import type { Host } from '../host/types.ts';
import { command, Refused, type CommandCall } from '../http/types.ts';
import { recordAggregate, type RecordState } from './aggregate.ts';
import { recordEventTypes } from './events.ts';
import { placesAfter, orderStep, type Place } from './move.ts';

interface MoveRecords {
  /** New places, and those that they had when they were made up. */
  places: readonly { uid: string; from: number; to: number }[];
}
const orderIn = ({ declared }: RecordDefinition): { name: string; max: number } | undefined => {
  const { fields } = (declared?.entity ?? { fields: {} }) as Entity;
  const name = orderOf(fields);
  return name ? { name, max: fields[name]!.max! } : undefined;
};

/** `Move<Name>`: new places of so many records, all of them or none. */
export function moveCommand(def: RecordDefinition, count: number): CommandDefinition<MoveRecords> {
  const { name } = orderIn(def)!;
  return {
    type: `Move${def.name}`,
    aggregates: Array.from({ length: count }, () => recordAggregate(def)),
    ids: ({ places }) => places.map(({ uid }) => uid),
    decide: ({ places }, states) => {
      const moved = places.find((place, index) => {
        const state = states[index] as RecordState;
        return state.status !== 'present' || state.fields[name] !== place.from;
      });
      if (moved) return reject('platform.record_stale', { entity: def.entity, uid: moved.uid });
      const { changed } = recordEventTypes(def);
      return places.map(({ uid, to }) => [{ type: changed, data: { uid, changes: { [name]: to } } }]);
    },
  };
}

/** Where all records of the kind stand, in their order; what the log holds by now is in the table before. */
async function placesNow(
  host: Pick<Host, 'log' | 'pool' | 'waitForReadModels'>,
  def: RecordDefinition,
): Promise<Place[]> {
  await host.waitForReadModels(await host.log.head(), 5000);
  const { rows } = await host.pool.query<Place>(
    `select uid, "${orderIn(def)!.name}" as at from ${def.module}.${def.table}_public order by at, uid`,
  );
  return rows;
}

/** The place of a new record: after all others. */
export async function lastPlace(host: Parameters<typeof placesNow>[0], def: RecordDefinition): Promise<number> {
  const last = (await placesNow(host, def)).at(-1);
  return Math.min((last?.at ?? 0) + orderStep, orderIn(def)!.max);
}

const uid = z.string().min(1).max(100);
const tries = 5;

/** `POST <path>{uid}/move/` of an entity whose list is put in order by hand. */
export function moveCall(def: RecordDefinition): CommandCall[] {
  const order = orderIn(def);
  if (!order) return [];
  const { path } = def.declared!.entity;
  return [
    command({
      call: `POST ${path}{uid}/move/` as Call,
      summary: 'Move a record so many places down its list, or up (`by` below zero): all that move, or none',
      params: z.object({ uid }),
      body: z.object({ by: z.int().min(-10_000).max(10_000) }),
      answer: z.object({ moved: z.int() }),
      refuses: ['platform.record_stale'],
      run: async ({ host, send, params, body }) => {
        for (let attempt = 1; ; attempt++) {
          const now = await placesNow(host, def);
          const after = placesAfter(now, params.uid, body.by, order.max);
          if (!after) throw new Refused(reject('platform.not_found', { entity: def.entity, uid: params.uid }));
          if (after.length === 0) return { moved: 0 };
          const from = new Map(now.map(place => [place.uid, place.at]));
          const places = after.map(place => ({ uid: place.uid, from: from.get(place.uid)!, to: place.at }));
          try {
            await send(moveCommand(def, places.length), { places });
            return { moved: places.length };
          } catch (error) {
            const overtaken = error instanceof Refused && error.rejection.code === 'platform.record_stale';
            if (!overtaken || attempt === tries) throw error;
          }
        }
      },
    }),
  ];
}
