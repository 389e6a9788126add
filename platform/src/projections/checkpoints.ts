import { createHash } from 'node:crypto';
import { paceOf } from './paces.ts';
import type { Projection, Sql, Pace } from './types.ts';

/** A row of `platform.checkpoints`: how far one projection is. */
export interface Checkpoint {
  name: string;
  stage: 'live' | 'next';
  version: number;
  position: number;
  status: 'running' | 'parked' | 'building';
  error: string | null;
  shape: string;
  tables: string[];
  pace: Pace;
}

/** Held while tables are made and versions are compared at start. */
export const prepareLock = 7_241_003;

/** A fingerprint of what a projection's tables look like: changed DDL is built anew like a new version. */
export const shapeOf = (projection: Projection): string =>
  createHash('sha256')
    .update(`${projection.tables}\n${projection.views ?? ''}`)
    .digest('hex')
    .slice(0, 16);
export const isCurrent = (row: Checkpoint, projection: Projection): boolean =>
  row.version === projection.version && row.shape === shapeOf(projection);

const columns = 'name, stage, version, position::float8 as position, status, error, shape, tables, pace';

/** The rows of projections (readers of other kinds have a prefix with a colon). */
export const readCheckpoints = async (db: Sql): Promise<Checkpoint[]> =>
  (await db.query<Checkpoint>(selectCheckpoints)).rows;
export const selectCheckpoints = `select ${columns} from platform.checkpoints where name not like '%:%'`;

export const lockCheckpoint = async (
  db: Sql,
  name: string,
  stage: Checkpoint['stage'],
): Promise<Checkpoint | undefined> =>
  (
    await db.query<Checkpoint>(
      `select ${columns} from platform.checkpoints where name = $1 and stage = $2 for update skip locked`,
      [name, stage],
    )
  ).rows[0];

/** At the beginning of the log, with nothing set aside. */
export const insertCheckpoint = async (
  db: Sql,
  projection: Projection,
  stage: Checkpoint['stage'],
  status: Checkpoint['status'],
): Promise<void> => {
  await db.query('delete from platform.set_aside where reader = $1 and stage = $2', [projection.name, stage]);
  await db.query(
    'insert into platform.checkpoints (name, stage, version, position, status, shape, tables, pace) values ($1, $2, $3, 0, $4, $5, $6, $7)',
    [
      projection.name,
      stage,
      projection.version,
      status,
      shapeOf(projection),
      projection.tableNames,
      paceOf(projection),
    ],
  );
};

export const moveCheckpoint = (db: Sql, name: string, stage: Checkpoint['stage'], position: number): Promise<unknown> =>
  db.query('update platform.checkpoints set position = $3, changed_at = now() where name = $1 and stage = $2', [
    name,
    stage,
    position,
  ]);

export const setStatus = (
  db: Sql,
  name: string,
  stage: Checkpoint['stage'],
  status: Checkpoint['status'],
  error: string | null = null,
): Promise<unknown> =>
  db.query(
    'update platform.checkpoints set status = $3, error = $4, changed_at = now() where name = $1 and stage = $2',
    [name, stage, status, error],
  );
