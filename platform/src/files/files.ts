import '@fastify/multipart';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Pool } from 'pg';
import type { Config } from '../config/config.ts';
import { Refused } from '../http/types.ts';
import { newId } from '../ids/ids.ts';
import type { Migration } from '../postgres/migrate.ts';
import type { Clock } from '../service.ts';
import { isFileName, sniff, sniffLength } from './kinds.ts';
import type { Files, StoredFile, UploadRules } from './types.ts';

export const fileTables: Migration = { name: 'platform.files', as: 'app', sql: `
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
` };

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
  const limit = { fileSize: config.uploadMaxMb * 1_048_576, fields: 50, fieldSize: 65_536 };

  const store = async (file: StoredFile, temporary: string): Promise<void> => {
    await mkdir(path.dirname(pathOf(file.uid)), { recursive: true });
    await rename(temporary, pathOf(file.uid));
    await pool.query('insert into platform.files (uid, name, type, size, owner, purpose, created_at) values ($1, $2, $3, $4, $5, $6, $7)', [file.uid, file.name, file.type, file.size, file.owner, file.purpose, file.created_at]);
  };

  return {
    pathOf,
    async receive(request, upload) {
      if (!request.isMultipart()) throw new Refused(reject('platform.unsupported_type'));
      await mkdir(root, { recursive: true });
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
          checkName(name, arrived.map(one => one.file.name));
          const uid = newId();
          const temporary = path.join(root, `${uid}.part`);
          temporaries.push(temporary);
          await pipeline(part.file, createWriteStream(temporary, { flags: 'wx' }));
          if (part.file.truncated) throw new Refused(reject('platform.too_large', { limit: `${config.uploadMaxMb} MB` }, { [name]: 'too_large' }));
          arrived.push({ temporary, file: { uid, name, ...(await inspect(temporary, name, upload)), owner: upload.owner, purpose: upload.purpose, created_at: clock.iso() } });
        }
        for (const { file, temporary } of arrived) await store(file, temporary);
      } catch (error) {
        await Promise.all(temporaries.map(temporary => rm(temporary, { force: true })));
        throw isFormFault(error) ? new Refused(reject('platform.malformed')) : error;
      }
      return { files: arrived.map(one => one.file), fields };
    },
    async find(uid) {
      if (!uidFormat.test(uid)) return null;
      const { rows: [row] } = await pool.query(`select ${columns} from platform.files where uid = $1`, [uid]);
      return row ? { ...row, created_at: row.created_at.toISOString() } : null;
    },
    async remove(uid) {
      await pool.query('delete from platform.files where uid = $1', [uid]);
      await rm(pathOf(uid), { force: true });
    },
    allow: (purpose, rule) => { rules.set(purpose, rule); },
    mayRead: async (file, reader) => (file.owner === reader.account && reader.account !== '') || (await rules.get(file.purpose)?.(file, reader)) === true,
  };
}

/** The form reader's own errors (a form cut off or garbled) have no code; those of the disk, the database and Fastify do. */
const isFormFault = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof Refused) && (!('code' in error) || error.code === 'ERR_STREAM_PREMATURE_CLOSE');

function checkName(name: string, earlier: readonly string[]): void {
  if (!isFileName(name)) throw new Refused(reject('platform.file_name_refused', { name: name.slice(0, 100) }));
  if (earlier.includes(name)) throw new Refused(reject('platform.file_duplicate', { name }));
}

/** Type and size of what has arrived; throws when the content is not what its name says or not let through. */
async function inspect(temporary: string, name: string, { types }: UploadRules): Promise<{ type: string; size: number }> {
  const handle = await open(temporary);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(sniffLength), 0, sniffLength, 0);
    const type = sniff(name, buffer.subarray(0, bytesRead));
    if (!type || (types && !types.includes(type))) throw new Refused(reject('platform.file_type_refused', { name }));
    return { type, size: (await handle.stat()).size };
  } finally {
    await handle.close();
  }
}
