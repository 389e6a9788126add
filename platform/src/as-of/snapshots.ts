import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { Pool } from 'pg';
import { hash } from 'node:crypto';
import type { EventLog } from '../event-log/types.ts';
import { Refused } from '../http/types.ts';
import { forEachIndependently } from '../jobs/each.ts';
import { newId } from '../ids/ids.ts';
import { createPool } from '../postgres/pools.ts';
import type { Migration } from '../postgres/migrate.ts';
import { shapeOf } from '../projections/checkpoints.ts';
import type { Projection } from '../projections/types.ts';
import type { Clock } from '../service.ts';
import { makeSnapshot } from './make-snapshot.ts';
import { addressBeside, asOwner, dropDatabase, snapshotNamePrefix, snapshotDatabases } from './database.ts';
import { positionAt } from './position-at.ts';
import { createSnapshotRegistry, type SnapshotRow } from './registry.ts';
import { readerSettings } from './tables.ts';
import type { Snapshot, Snapshots, SnapshotRequest } from './types.ts';

export interface SnapshotsOptions {
  pool: Pool;
  log: EventLog;
  clock: Clock;
  /** Address of the present database with the owner's rights. */
  url: string;
  projections: readonly Projection[];
  /** What a database needs before projections run in it. */
  schemas: readonly string[];
  migrations: readonly Migration[];
  start: (snapshot: Snapshot) => Promise<unknown>;
  onError: (error: Error) => void;
}

/** So many are kept; asking for another one drops the one that was looked at longest ago. */
const snapshotsMax = 4;
/** … and so many copies between them. */
const copiesMax = 6;
const unusedMinutes = 60;
/** Lifetime of a cached row, in milliseconds. */
const rowCacheLifetime = 1000;
const useRecordedEvery = 60_000;

/** Keeps the snapshots of a portal: their register lies in the present database, each snapshot in a database of its own beside it. */
export function createSnapshots(options: SnapshotsOptions): Snapshots {
  const { pool: present, log, clock, url, projections, start, onError } = options;
  const registry = createSnapshotRegistry(present);
  const code = hash(
    'sha256',
    projections
      .map(projection => `${projection.name} ${projection.version} ${shapeOf(projection)}`)
      .sort()
      .join('\n'),
  ).slice(0, 16);
  const pools = new Map<string, Pool>();
  const rowCache = new Map<string, { row: SnapshotRow; until: number; useRecorded: number }>();
  let closing = false;

  const databaseFor = (id: string): string => `${snapshotNamePrefix(url)}${id.replaceAll('-', '').slice(-18)}`;
  const poolOf = ({ database }: SnapshotRow): Pool => {
    let pool = pools.get(database);
    if (!pool)
      pools.set(
        database,
        (pool = createPool(addressBeside(url, database), { max: 4, onError, settings: readerSettings })),
      );
    return pool;
  };
  const forget = async ({ uid, database }: Pick<SnapshotRow, 'uid' | 'database'>): Promise<void> => {
    rowCache.delete(uid);
    const pool = pools.get(database);
    pools.delete(database);
    await pool?.end();
  };
  /** Where projections run, snapshots made by other versions of them are of no use. */
  const isOurs = (row: { code: string }): boolean => projections.length === 0 || row.code === code;
  const find = async (uid: string): Promise<SnapshotRow | null> => {
    const row = await registry.find(uid);
    return row && isOurs(row) ? row : null;
  };
  const drop = async (uid: string): Promise<void> => {
    const row = await registry.find(uid);
    if (!row) return;
    await registry.remove(uid);
    await forget(row);
    await asOwner(url, owner => dropDatabase(owner, row.database));
  };

  const dropCopy = async (database: string): Promise<void> => {
    await registry.removeCopy(database);
    await asOwner(url, owner => dropDatabase(owner, database));
  };
  async function copyMade(database: string, position: number): Promise<void> {
    await registry.addCopy({ database, position, code });
    for (const old of (await registry.copies()).slice(copiesMax)) await dropCopy(old.database);
  }

  async function target({ moment, position }: SnapshotRequest): Promise<{ moment: string; position: number }> {
    if (position !== undefined) {
      const [event] = position < 1 ? [] : await log.readAll(position - 1, 1);
      if (event?.position !== position)
        throw new Refused(reject('platform.past_unknown_position', { position, last: await log.head() }));
      return { position, moment: event.meta.occurred_at };
    }
    const at = new Date(moment!).toISOString();
    if (at > clock.iso()) throw new Refused(reject('platform.past_not_yet', { moment: at }));
    const last = await positionAt(log, at);
    if (last > 0) return { position: last, moment: at };
    const [first] = await log.readAll(0, 1);
    throw new Refused(reject('platform.past_before_start', { first: first?.meta.occurred_at ?? at }));
  }

  async function makeRoom(all: readonly SnapshotRow[], keep?: string): Promise<void> {
    const idle = all.filter(row => row.uid !== keep && row.status !== 'building');
    for (const row of idle.slice(Math.max(0, idle.length - (all.length - snapshotsMax + 1)))) await drop(row.uid);
  }

  return {
    async ask(wanted) {
      const to = await target(wanted);
      const all = await registry.all();
      const usable = all.filter(isOurs);
      const same = usable.find(
        row =>
          row.asked_by === wanted.account &&
          row.position === to.position &&
          row.moment === to.moment &&
          row.status !== 'failed',
      );
      if (same) {
        await registry.used(same.uid);
        return same;
      }
      const from = usable.find(
        row =>
          row.uid === wanted.from &&
          row.asked_by === wanted.account &&
          (row.status === 'ready' || row.status === 'failed'),
      );
      const uid = from?.uid ?? newId();
      if (from) {
        await registry.moveTo(uid, to.moment, to.position);
        rowCache.delete(uid);
      } else {
        if (all.length >= snapshotsMax) await makeRoom(all, wanted.from);
        await registry.add({ uid, ...to, code, database: databaseFor(uid), asked_by: wanted.account });
      }
      const snapshot = (await registry.find(uid))!;
      await start(snapshot);
      return snapshot;
    },
    find,
    list: async () => (await registry.all()).filter(isOurs),
    async open(uid) {
      const now = Date.now();
      let entry = rowCache.get(uid);
      if (!entry || entry.until < now) {
        const row = await find(uid);
        if (!row) {
          if (entry) await forget(entry.row);
          throw new Refused(reject('platform.past_gone', { uid }));
        }
        rowCache.set(uid, (entry = { row, until: now + rowCacheLifetime, useRecorded: entry?.useRecorded ?? 0 }));
      }
      const { row } = entry;
      if (row.status === 'failed') throw new Refused(reject('platform.past_failed', { uid }));
      if (row.status !== 'ready')
        throw new Refused(reject('platform.past_building', { uid, done: row.done, of: row.of }));
      if (entry.useRecorded < now - useRecordedEvery) {
        entry.useRecorded = now;
        await registry.used(uid);
      }
      return { ...row, pool: poolOf(row) };
    },
    drop,
    async build(uid, report) {
      const row = await find(uid);
      if (!row || row.status === 'ready') return;
      try {
        void forget(row);
        const others = (await registry.all()).filter(
          other => isOurs(other) && other.uid !== uid && other.status === 'ready',
        );
        await makeSnapshot({
          ...options,
          row,
          bases: [...(await registry.copies()).filter(isOurs), ...others],
          stopping: () => closing,
          newCopyName: () => databaseFor(newId()),
          copyMade,
          baseUsed: async database => void (await registry.copyUsed(database)),
          progress: async (done, of) => {
            await Promise.all([registry.progress(uid, done, of), report(done, of)]);
          },
        });
        await registry.ready(uid);
      } catch (error) {
        if (!closing) await registry.failed(uid, (error as Error).message);
        throw error;
      } finally {
        rowCache.delete(uid);
      }
    },
    async sweep(logger) {
      const rows = await registry.all();
      const isOld = (row: { code: string; used_at: string }): boolean =>
        !isOurs(row) || Date.parse(row.used_at) < Date.now() - unusedMinutes * 60_000;
      const old = await forEachIndependently(
        rows.filter(isOld),
        ({ uid }) => `snapshot ${uid}`,
        ({ uid }) => drop(uid),
        logger,
      );
      const copies = await forEachIndependently(
        (await registry.copies()).filter(isOld),
        ({ database }) => `copy ${database}`,
        ({ database }) => dropCopy(database),
        logger,
      );
      const kept = new Set([...(await registry.all()), ...(await registry.copies())].map(({ database }) => database));
      return asOwner(url, async owner => {
        const lost = await forEachIndependently(
          (await snapshotDatabases(owner, snapshotNamePrefix(url))).filter(name => !kept.has(name)),
          name => `database ${name}`,
          name => dropDatabase(owner, name),
          logger,
        );
        return {
          dropped: old.results.length + lost.results.length,
          failed: [...old.failed, ...copies.failed, ...lost.failed],
        };
      });
    },
    async close() {
      closing = true;
      await Promise.all([...pools.values()].map(pool => pool.end()));
      pools.clear();
    },
  };
}
