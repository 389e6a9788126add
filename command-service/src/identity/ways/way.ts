import { wayIn } from '@portal/event-schemas/ways/declared.ts';
import type { entities, WayKind } from '@portal/event-schemas/ways/entities.ts';
import type { Values } from '@portal/event-schemas/kernel/entity/entity.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { Refused } from '@portal/platform/http/types.ts';
import { readRecord } from '@portal/platform/records/write.ts';
import type { Host } from '@portal/platform/service.ts';

export type Way = Values<(typeof entities)['way_in']['fields']> & { uid: string };

/** The way as it stands, on or off; null where it was removed. */
export async function wayAt(host: Pick<Host, 'dispatcher'>, uid: string): Promise<Way | null> {
  const fields = await readRecord(host, wayIn, uid);
  return fields && ({ uid, ...fields } as unknown as Way);
}

/** A way of the kind that people may come by now; throws `identity.way_not_found`. */
export async function wayOf(host: Pick<Host, 'dispatcher'>, uid: string, kind?: WayKind): Promise<Way> {
  const way = await wayAt(host, uid);
  if (!way?.is_on || (kind && way.kind !== kind)) throw new Refused(reject('identity.way_not_found'));
  return way;
}

/** The directories that are on, in their order: where somebody may be looked for who is not linked. */
export async function directoriesOn(host: Pick<Host, 'pool' | 'dispatcher'>): Promise<Way[]> {
  const { rows } = await host.pool.query<{ uid: string }>(
    `select uid from ways.ways_in_public where kind = 'directory' and is_on order by priority, uid`,
  );
  const ways = await Promise.all(rows.map(({ uid }) => wayAt(host, uid)));
  return ways.filter(way => way !== null && way.is_on && way.kind === 'directory') as Way[];
}
