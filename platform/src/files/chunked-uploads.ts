import '@fastify/multipart';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { createWriteStream } from 'node:fs';
import { open, readdir, rm, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from '../config/config.ts';
import { Refused } from '../http/types.ts';
import { forEachIndependently } from '../jobs/each.ts';
import { newId } from '../ids/ids.ts';
import type { Migration } from '../postgres/migrate.ts';
import type { Clock } from '../service.ts';
import { checkName, inspect, isFormFault } from './upload-checks.ts';
import { fileMode } from './private-folders.ts';
import type { StorageQuota } from './storage-quota.ts';
import type { ChunkedUploads, StoredFile, Upload } from './types.ts';

export const uploadTables: Migration = {
  name: 'platform.uploads',
  as: 'app',
  sql: `
create table if not exists platform.uploads (
  uid text primary key,
  name text not null,
  size bigint not null,
  owner text not null,
  purpose text not null,
  created_at timestamptz not null
);
create index if not exists uploads_created_at on platform.uploads (created_at);
create index if not exists uploads_owner on platform.uploads (owner);
`,
};

interface Begun {
  uid: string;
  name: string;
  size: number;
  owner: string;
  purpose: string;
}
interface Workshop {
  pool: Pool;
  config: Config;
  clock: Clock;
  root: string;
  storageQuota: StorageQuota;
  adopt: (file: StoredFile, temporary: string) => Promise<boolean>;
}

/** Largest piece in bytes: small enough to arrive within the request's time on a slow line. */
export const chunkLimit = 8 * 1_048_576;

/** What has arrived lies in `<data>/files/<uid>.part`, whose length is the offset: nothing else has to be kept in step with it. */
export function createChunkedUploads({ pool, config, clock, root, storageQuota, adopt }: Workshop): ChunkedUploads {
  const partOf = (uid: string): string => path.join(root, `${uid}.part`);
  const arrived = (uid: string): Promise<number> =>
    stat(partOf(uid)).then(
      ({ size }) => size,
      () => 0,
    );

  const begunBy = async (uid: string, owner: string): Promise<Begun | null> =>
    (
      await pool.query<Begun>(
        'select uid, name, size::float8 as size, owner, purpose from platform.uploads where uid = $1 and owner = $2',
        [uid, owner],
      )
    ).rows[0] ?? null;
  const finished = async (uid: string, owner: string): Promise<StoredFile | null> => {
    const {
      rows: [row],
    } = await pool.query(
      'select uid, name, type, size::float8 as size, owner, purpose, created_at from platform.files where uid = $1 and owner = $2',
      [uid, owner],
    );
    return row ? { ...row, created_at: row.created_at.toISOString() } : null;
  };
  const whole = (file: StoredFile) => ({
    upload: { uid: file.uid, name: file.name, size: file.size, offset: file.size },
    file,
  });
  const forget = async (uid: string): Promise<void> => {
    await rm(partOf(uid), { force: true });
    await pool.query('delete from platform.uploads where uid = $1', [uid]);
  };
  const viewOf = ({ uid, name, size }: Begun, offset: number): Upload => ({ uid, name, size, offset });

  const state: ChunkedUploads['state'] = async (uid, owner) => {
    const begun = await begunBy(uid, owner);
    if (begun) return { upload: viewOf(begun, await arrived(uid)), file: null };
    const file = await finished(uid, owner);
    if (!file) throw new Refused(reject('platform.not_found'));
    return whole(file);
  };

  /** The last piece may have come twice: one of the two makes the file. What is not what its name says is not kept. */
  const finish = async (begun: Begun, types: readonly string[] | undefined) => {
    const seen = await inspect(partOf(begun.uid), begun.name, { types }).catch(async (error: unknown) => {
      if (!(await begunBy(begun.uid, begun.owner))) return null;
      await forget(begun.uid);
      throw error;
    });
    if (!seen) return state(begun.uid, begun.owner);
    const file: StoredFile = {
      uid: begun.uid,
      name: begun.name,
      type: seen.type,
      size: seen.size,
      owner: begun.owner,
      purpose: begun.purpose,
      created_at: clock.iso(),
    };
    return (await adopt(file, partOf(begun.uid))) ? whole(file) : state(begun.uid, begun.owner);
  };

  return {
    state,
    async begin({ name: given, size, owner, purpose, quota }) {
      const name = given.normalize('NFC');
      checkName(name, []);
      if (size > config.uploadMaxMb * 1_048_576)
        throw new Refused(reject('platform.too_large', { limit: `${config.uploadMaxMb} MB` }, { [name]: 'too_large' }));
      const uid = newId();
      await storageQuota.reserveSpace({ uid, name, size, owner, purpose, quota });
      await (await open(partOf(uid), 'wx', fileMode)).close();
      return { uid, name, size, offset: 0 };
    },
    async append(request, { uid, owner, offset, types }) {
      if (!request.isMultipart()) throw new Refused(reject('platform.unsupported_type'));
      const begun = await begunBy(uid, owner);
      const present = begun ? await arrived(uid) : 0;
      if (!begun) return state(uid, owner);
      await storageQuota.checkDisk(Math.min(chunkLimit, begun.size - present));
      if (offset !== present) throw new Refused(reject('platform.upload_offset', { offset: present }));
      const end = await writePiece(request, partOf(uid), { offset, size: begun.size }).catch((error: unknown) => {
        throw isFormFault(error) ? new Refused(reject('platform.malformed')) : error;
      });
      return end < begun.size ? { upload: viewOf(begun, end), file: null } : finish(begun, types);
    },
    async drop(uid, owner) {
      if (await begunBy(uid, owner)) await forget(uid);
    },
    async sweep(before, logger) {
      const { rows } = await pool.query<{ uid: string }>('select uid from platform.uploads where created_at < $1', [
        before,
      ]);
      const begun = await forEachIndependently(
        rows,
        ({ uid }) => `upload ${uid}`,
        ({ uid }) => forget(uid),
        logger,
      );
      const named = new Set(rows.map(({ uid }) => `${uid}.part`));
      const strays = await forEachIndependently(
        (await straysIn(root, Date.parse(before))).filter(name => !named.has(name)),
        name => `file ${name}`,
        name => rm(path.join(root, name), { force: true }),
        logger,
      );
      return { removed: begun.results.length + strays.results.length, failed: [...begun.failed, ...strays.failed] };
    },
  };
}

/**
 * Writes the one file of the form from `offset` on; answers where it ends. Of a piece that goes beyond the file's size
 * nothing is kept; of one that breaks off, what came.
 */
async function writePiece(
  request: FastifyRequest,
  target: string,
  { offset, size }: { offset: number; size: number },
): Promise<number> {
  const room = Math.min(chunkLimit, size - offset);
  let found = false;
  for await (const part of request.parts({ limits: { files: 1, fields: 5, fileSize: room } })) {
    if (part.type !== 'file') continue;
    found = true;
    await pipeline(part.file, createWriteStream(target, { flags: 'r+', start: offset }));
    if (part.file.truncated) {
      await truncate(target, offset);
      throw new Refused(reject('platform.too_large', { limit: `${room} B` }));
    }
  }
  if (!found) throw new Refused(reject('platform.malformed'));
  return (await stat(target)).size;
}

/** Parts of forms that broke off when the process died have no row. */
async function straysIn(root: string, before: number): Promise<string[]> {
  const names = (await readdir(root).catch(() => [])).filter(name => name.endsWith('.part'));
  const found = await Promise.all(names.map(name => stat(path.join(root, name)).catch(() => null)));
  return names.filter((_, index) => found[index] && found[index].mtimeMs < before);
}
