import '@fastify/multipart';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from '../config/config.ts';
import { Refused } from '../http/types.ts';
import { newId } from '../ids/ids.ts';
import type { Migration } from '../postgres/migrate.ts';
import type { Clock } from '../service.ts';
import { checkName, inspect, isFormFault } from './upload-checks.ts';
import { createChunkedUploads } from './chunked-uploads.ts';
import { fileMode, folderMode } from './private-folders.ts';
import { createStorageQuota } from './storage-quota.ts';
import type { Files, StoredFile, UploadRules } from './types.ts';

export const fileTables: Migration = {
  name: 'platform.files',
  as: 'app',
  sql: `
create table if not exists platform.files (
  uid text primary key,
  name text not null,
  type text not null,
  size bigint not null,
  owner text not null,
  purpose text not null,
  created_at timestamptz not null
);
create index if not exists files_owner on platform.files (owner);
`,
};

const uidFormat = /^[0-9a-f-]{36}$/;
const columns = 'uid, name, type, size::float8 as size, owner, purpose, created_at';

/** Contents lie in `<data>/files/<last two digits>/<uid>`; the name that people see is in the table only. */
export function createFiles({ pool, config, clock }: { pool: Pool; config: Config; clock: Clock }): Files {
  const root = path.join(config.data, 'files');
  const rules = new Map<string, Parameters<Files['allow']>[1]>();
  const pathOf = (uid: string): string => {
    if (!uidFormat.test(uid)) throw new Refused(reject('platform.not_found'));
    return path.join(root, uid.slice(-2), uid);
  };
  const storageQuota = createStorageQuota({ pool, config, clock, root });
  const limit = { fileSize: config.uploadMaxMb * 1_048_576, fields: 50, fieldSize: 65_536 };

  const store = async (file: StoredFile, temporary: string): Promise<void> => {
    await mkdir(path.dirname(pathOf(file.uid)), { recursive: true, mode: folderMode });
    await rename(temporary, pathOf(file.uid));
    await pool.query(
      'insert into platform.files (uid, name, type, size, owner, purpose, created_at) values ($1, $2, $3, $4, $5, $6, $7)',
      [file.uid, file.name, file.type, file.size, file.owner, file.purpose, file.created_at],
    );
  };

  /** The same of what came in pieces; its row in `platform.uploads` gives the room over. False: it is a file already, or given up. */
  const adopt = async (file: StoredFile, temporary: string): Promise<boolean> => {
    await mkdir(path.dirname(pathOf(file.uid)), { recursive: true, mode: folderMode });
    const { rowCount } = await pool.query(
      `with gone as (delete from platform.uploads where uid = $1 returning uid)
       insert into platform.files (uid, name, type, size, owner, purpose, created_at)
       select uid, $2::text, $3::text, $4::bigint, $5::text, $6::text, $7::timestamptz
       from gone`,
      [file.uid, file.name, file.type, file.size, file.owner, file.purpose, file.created_at],
    );
    if (!rowCount) return false;
    await rename(temporary, pathOf(file.uid));
    return true;
  };

  const find: Files['find'] = async uid => {
    if (!uidFormat.test(uid)) return null;
    const {
      rows: [row],
    } = await pool.query(`select ${columns} from platform.files where uid = $1`, [uid]);
    return row ? { ...row, created_at: row.created_at.toISOString() } : null;
  };

  const findAll: Files['findAll'] = async uids => {
    if (uids.length === 0) return [];
    const { rows } = await pool.query(`select ${columns} from platform.files where uid = any($1)`, [uids]);
    return rows.map(row => ({ ...row, created_at: row.created_at.toISOString() }));
  };

  /** Nothing of the form is kept unless all of it is in order. */
  const takeIn = async (
    request: FastifyRequest,
    upload: UploadRules,
    held: number,
  ): Promise<{ files: StoredFile[]; fields: Record<string, string> }> => {
    const arrived: { file: StoredFile; temporary: string }[] = [];
    const fields: Record<string, string> = {};
    const temporaries: string[] = [];
    try {
      for await (const part of request.parts({ limits: { ...limit, files: upload.count ?? 10 } })) {
        if (part.type === 'field') {
          fields[part.fieldname] = String(part.value);
          continue;
        }
        const name = part.filename.normalize('NFC');
        checkName(
          name,
          arrived.map(one => one.file.name),
        );
        const uid = newId();
        const temporary = path.join(root, `${uid}.part`);
        temporaries.push(temporary);
        await pipeline(part.file, createWriteStream(temporary, { flags: 'wx', mode: fileMode }));
        if (part.file.truncated)
          throw new Refused(
            reject('platform.too_large', { limit: `${config.uploadMaxMb} MB` }, { [name]: 'too_large' }),
          );
        const seen = await inspect(temporary, name, upload);
        if (arrived.reduce((sum, { file }) => sum + file.size, seen.size) > held)
          throw new Refused(
            reject('platform.too_large', { limit: `${config.uploadMaxMb} MB` }, { [name]: 'too_large' }),
          );
        arrived.push({
          temporary,
          file: { uid, name, ...seen, owner: upload.owner, purpose: upload.purpose, created_at: clock.iso() },
        });
      }
      for (const { file, temporary } of arrived) await store(file, temporary);
    } catch (error) {
      await Promise.all(temporaries.map(temporary => rm(temporary, { force: true })));
      throw isFormFault(error) ? new Refused(reject('platform.malformed')) : error;
    }
    return { files: arrived.map(one => one.file), fields };
  };

  return {
    pathOf,
    find,
    findAll,
    async give(uids, purpose) {
      await pool.query('update platform.files set purpose = $2 where uid = any($1)', [uids, purpose]);
    },
    async keep(file, content) {
      const known = await find(file.uid);
      if (known) return known;
      const kept = { ...file, size: content.byteLength, created_at: clock.iso() };
      const temporary = path.join(root, `${file.uid}.part`);
      await storageQuota.checkDisk(content.byteLength);
      await writeFile(temporary, content, { mode: fileMode });
      await store(kept, temporary);
      return kept;
    },
    async receive(request, upload) {
      if (!request.isMultipart()) throw new Refused(reject('platform.unsupported_type'));
      // A form that does not say how long it is has room for one file.
      const size = Number(request.headers['content-length'] ?? limit.fileSize);
      return storageQuota.within(
        { uid: newId(), name: '', size, owner: upload.owner, purpose: upload.purpose, quota: upload.quota },
        () => takeIn(request, upload, size),
      );
    },
    async remove(uid) {
      await pool.query('delete from platform.files where uid = $1', [uid]);
      await rm(pathOf(uid), { force: true });
    },
    async olderThan(purpose, moment, { after = '', count = 500 } = {}) {
      const { rows } = await pool.query(
        `select ${columns} from platform.files where purpose = $1 and created_at < $2 and uid > $3 order by uid limit $4`,
        [purpose, moment, after, count],
      );
      return rows.map(row => ({ ...row, created_at: row.created_at.toISOString() }));
    },
    async countOf(purpose, owner, since) {
      const {
        rows: [row],
      } = await pool.query<{ count: number }>(
        'select count(*)::int as count from platform.files where owner = $1 and purpose = $2 and created_at >= $3',
        [owner, purpose, since],
      );
      return row!.count;
    },
    chunkedUploads: createChunkedUploads({ pool, config, clock, root, storageQuota, adopt }),
    disk: storageQuota.disk,
    checkDisk: () => storageQuota.checkDisk(),
    allow: (purpose, rule) => {
      rules.set(purpose, rule);
    },
    mayRead: async (file, reader) =>
      (file.owner === reader.account && reader.account !== '') ||
      (await rules.get(file.purpose)?.(file, reader)) === true,
  };
}
