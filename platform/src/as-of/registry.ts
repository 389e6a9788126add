import type { Pool } from 'pg';
import type { IntermediateCopy } from './intermediate-copies.ts';
import type { Snapshot } from './types.ts';

export interface SnapshotRow extends Snapshot {
  database: string;
  code: string;
}
const iso = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
/** A build that has told nothing for so long was lost with its process. */
const lost = `status in ('waiting', 'building') and used_at < now() - interval '10 minutes'`;
const columns = `uid, database, ${iso('moment')} as moment, position::float8 as position,
    case when ${lost} then 'failed' else status end as status, done::float8 as done, total::float8 as "of", error,
    code, asked_by, ${iso('used_at')} as used_at`;

/** The tables of snapshots and copies. */
export function createSnapshotRegistry(pool: Pool) {
  const rows = async (rest: string, values: readonly unknown[] = []): Promise<SnapshotRow[]> =>
    (await pool.query<SnapshotRow>(`select ${columns} from platform.pasts ${rest}`, values as unknown[])).rows;
  const change = async (set: string, values: readonly unknown[]): Promise<void> =>
    void (await pool.query(`update platform.pasts set ${set} where uid = $1`, values as unknown[]));
  return {
    all: () => rows('order by used_at desc, uid'),
    find: async (uid: string): Promise<SnapshotRow | null> => (await rows('where uid = $1', [uid]))[0] ?? null,
    add: (snapshot: Pick<SnapshotRow, 'uid' | 'database' | 'moment' | 'position' | 'code' | 'asked_by'>) =>
      pool.query(
        'insert into platform.pasts (uid, database, moment, position, code, asked_by) values ($1, $2, $3, $4, $5, $6)',
        [snapshot.uid, snapshot.database, snapshot.moment, snapshot.position, snapshot.code, snapshot.asked_by],
      ),
    moveTo: (uid: string, moment: string, position: number) =>
      change(`moment = $2, position = $3, status = 'waiting', done = 0, total = 0, error = null, used_at = now()`, [
        uid,
        moment,
        position,
      ]),
    progress: (uid: string, done: number, of: number) =>
      change(`status = 'building', done = $2, total = $3, used_at = now()`, [uid, done, of]),
    ready: (uid: string) => change(`status = 'ready', done = total, error = null, used_at = now()`, [uid]),
    failed: (uid: string, error: string) => change(`status = 'failed', error = $2`, [uid, error]),
    used: (uid: string) => change('used_at = now()', [uid]),
    remove: (uid: string) => pool.query('delete from platform.pasts where uid = $1', [uid]),
    /** The last used first. */
    copies: async (): Promise<IntermediateCopy[]> =>
      (
        await pool.query<IntermediateCopy>(
          `select database, position::float8 as position, code, ${iso('used_at')} as used_at
            from platform.past_stations
            order by platform.past_stations.used_at desc, database`,
        )
      ).rows,
    addCopy: (copy: Pick<IntermediateCopy, 'database' | 'position' | 'code'>) =>
      pool.query('insert into platform.past_stations (database, position, code) values ($1, $2, $3)', [
        copy.database,
        copy.position,
        copy.code,
      ]),
    copyUsed: (database: string) =>
      pool.query('update platform.past_stations set used_at = now() where database = $1', [database]),
    removeCopy: (database: string) => pool.query('delete from platform.past_stations where database = $1', [database]),
  };
}
export type Registry = ReturnType<typeof createSnapshotRegistry>;
