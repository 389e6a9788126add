import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { mkdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { Pool } from 'pg';
import type { Config } from '../config/config.ts';
import { Refused } from '../http/types.ts';
import { inTransaction } from '../projections/transaction.ts';
import type { Clock } from '../service.ts';
import type { Disk, Quota } from './types.ts';

/** What is on its way: its row in `platform.uploads` reserves its space until it is a file or given up. `size` in bytes. */
export interface Reservation {
  uid: string;
  name: string;
  size: number;
  owner: string;
  purpose: string;
  quota?: Quota | undefined;
}
const megabyte = 1_048_576;
/** With one decimal: 12.3. */
const inMegabytes = (bytes: number): number => Math.round((bytes / megabyte) * 10) / 10;

const sums = `select
  coalesce((select sum(size) from platform.files where owner = $1), 0)::float8
    + coalesce((select sum(size) from platform.uploads where owner = $1), 0)::float8 as own,
  case
    when $2 then coalesce((select sum(size) from platform.files), 0)::float8
      + coalesce((select sum(size) from platform.uploads), 0)::float8
    else 0 end as whole`;

/**
 * How much may still be stored: of one person and in all (PORTAL_PERSON_STORAGE_MB, PORTAL_OFFICE_STORAGE_MB,
 * PORTAL_STORAGE_MB), and on the disk, of which a reserve stays free. Files and uploads under way count. One after the
 * other, in all processes, so that uploads side by side do not take the same space.
 */
export function createStorageQuota({
  pool,
  config,
  clock,
  root,
}: {
  pool: Pool;
  config: Config;
  clock: Clock;
  root: string;
}) {
  const reserve = config.diskReserveMb * megabyte;
  /** Bytes that this process has let in and that are not on the disk yet. */
  let expected = 0;

  const disk = async (): Promise<Disk> => {
    mkdirSync(root, { recursive: true, mode: 0o700 });
    const { bavail, bsize } = await statfs(root);
    const free = Math.max(0, bavail * bsize - expected);
    return { free, reserve, low: free < reserve };
  };
  /** Throws `platform.disk_full` where so many bytes would touch the reserve. */
  const checkDisk = async (bytes = 0): Promise<void> => {
    const { free } = await disk();
    if (free - bytes < reserve)
      throw new Refused(reject('platform.disk_full', { free: inMegabytes(free), reserve: config.diskReserveMb }));
  };

  /** Reserves the space; throws `platform.storage_used`, `platform.storage_full`, `platform.disk_full`. */
  const reserveSpace = async ({ uid, name, size, owner, purpose, quota = 'person' }: Reservation): Promise<void> => {
    await checkDisk(size);
    const allowed = quota === 'office' ? config.officeStorageMb : config.personStorageMb;
    await inTransaction(
      pool,
      async db => {
        const {
          rows: [used],
        } = await db.query<{ own: number; whole: number }>(sums, [owner, config.storageMb !== undefined]);
        if (used!.own + size > allowed * megabyte)
          throw new Refused(
            reject('platform.storage_used', { used: inMegabytes(used!.own), allowed, size: inMegabytes(size) }),
          );
        if (config.storageMb !== undefined && used!.whole + size > config.storageMb * megabyte)
          throw new Refused(
            reject('platform.storage_full', { used: inMegabytes(used!.whole), allowed: config.storageMb }),
          );
        await db.query(
          'insert into platform.uploads (uid, name, size, owner, purpose, created_at) values ($1, $2, $3, $4, $5, $6)',
          [uid, name, size, owner, purpose, clock.iso()],
        );
      },
      `select pg_advisory_xact_lock(hashtext('platform.storage'))`,
    );
  };
  const release = (uid: string): Promise<unknown> => pool.query('delete from platform.uploads where uid = $1', [uid]);

  return {
    disk,
    checkDisk,
    reserveSpace,
    release,
    /** The same for what arrives within one request: the space is released when `work` is over. */
    async within<T>(held: Reservation, work: () => Promise<T>): Promise<T> {
      await reserveSpace(held);
      expected += held.size;
      try {
        return await work();
      } finally {
        expected -= held.size;
        await release(held.uid);
      }
    },
  };
}
export type StorageQuota = ReturnType<typeof createStorageQuota>;
