import { createReadStream, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { backUp } from './backups.ts';
import { encrypted, UnreadableBackup } from './frames.ts';
import { folderPlace } from './place.ts';
import { checkBackup, restoreBackup } from './read.ts';
import { written, type BackupRecord } from './records.ts';

const passphrase = 'correct horse battery';
let source: TestDatabase;
let folder: string;
let data: string;
beforeAll(async () => {
  source = await testDatabase();
  await source.asOwner(`insert into log.events (stream_id, version, type, data, meta, event_id)
    select 'book-' || n, 1, 'Bought', json_build_object('name', 'Книга ' || n, 'quote', E'"\\\\ \\u001e'), '{"a":  1}', gen_random_uuid()
    from generate_series(1, 1234) n`);
  await source.asOwner(`insert into platform.signing_secrets (uid, holder, secret, made_at)
    values ('s1', 'h', '\\x00ff10', '2026-09-01 08:00:00.123456+00')`);
});
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'backup-'));
  data = path.join(folder, 'data');
  mkdirSync(path.join(data, 'files', 'ab'), { recursive: true });
  writeFileSync(path.join(data, 'files', 'ab', 'one'), Buffer.alloc(3_000_000, 7));
  writeFileSync(path.join(data, 'files', 'none'), '');
  writeFileSync(path.join(data, 'device-key'), 'the key');
  writeFileSync(path.join(data, 'postgres.json'), 'not in it');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => source.drop());

const place = () => folderPlace(path.join(folder, 'kept'));
const make = (now = '2026-09-01T02:15:00.000Z', keep = 2) =>
  backUp({ place: place(), passphrase, keep }, { pool: source.pool(), config: { data }, now: () => new Date(now) });
async function into(target: TestDatabase, stream: Readable, key = passphrase) {
  const client = new pg.Client({ connectionString: target.url });
  await client.connect();
  try {
    return await restoreBackup(stream, key, { client, data: path.join(folder, 'restored') });
  } finally {
    await client.end();
  }
}
const rowsOf = (database: TestDatabase, sql: string): Promise<any[]> => database.asOwner(sql);
const events =
  'select position, stream_id, version, type, data::text, meta::text, event_id from log.events order by position';

describe('a backup', () => {
  it('brings back each event as the text that it was, the tables that nothing makes again, and the files', async () => {
    const { name } = await make();
    const target = await testDatabase();
    try {
      const held = await into(target, await place().read(name));
      expect(held).toMatchObject({ files: 3, tables: { 'log.events': 1234, 'platform.signing_secrets': 1 } });
      expect(await rowsOf(target, events)).toEqual(await rowsOf(source, events));
      expect(await rowsOf(target, 'select * from platform.signing_secrets')).toEqual(
        await rowsOf(source, 'select * from platform.signing_secrets'),
      );
      const restored = path.join(folder, 'restored');
      expect(readFileSync(path.join(restored, 'files', 'ab', 'one')).equals(Buffer.alloc(3_000_000, 7))).toBe(true);
      expect(readFileSync(path.join(restored, 'device-key'), 'utf8')).toBe('the key');
      expect(existsSync(path.join(restored, 'postgres.json'))).toBe(false);
      // The log goes on where it ended.
      await target.asOwner(`insert into log.events (stream_id, version, type, data, meta, event_id)
        values ('book-1', 2, 'Sold', '{}', '{}', gen_random_uuid())`);
      const [{ last }] = (await rowsOf(target, 'select max(position)::int as last from log.events')) as [
        { last: number },
      ];
      const [{ end }] = (await rowsOf(source, 'select max(position)::int as end from log.events')) as [{ end: number }];
      expect(last).toBe(end + 1);
    } finally {
      await target.drop();
    }
  });

  it('is noted with what came of it, and only so many are kept', async () => {
    for (const day of ['01', '02', '03']) await make(`2026-10-${day}T02:15:00.000Z`);
    expect(await place().list()).toEqual(['portal-20261002T021500Z.backup', 'portal-20261003T021500Z.backup']);
    const [last] = await rowsOf(source, 'select * from platform.backups order by began_at desc limit 1');
    expect(last).toMatchObject({ name: 'portal-20261003T021500Z.backup', events: '1234', files: 3, error: null });
    expect(last.checked_at).not.toBeNull();
  });

  it('that fails says so, and leaves those before it', async () => {
    await make('2026-11-01T02:15:00.000Z');
    const full = { ...place(), put: () => Promise.reject(new Error('no room')) };
    await expect(
      backUp(
        { place: full, passphrase, keep: 1 },
        { pool: source.pool(), config: { data }, now: () => new Date('2026-11-02T02:15:00.000Z') },
      ),
    ).rejects.toThrow('no room');
    expect(await place().list()).toEqual(['portal-20261101T021500Z.backup']);
    const [last] = await rowsOf(source, 'select * from platform.backups order by began_at desc limit 1');
    expect(last).toMatchObject({ ended_at: null, error: 'no room' });
  });

  it('that is cut off or opened with another key leaves an empty log', async () => {
    const { name } = await make('2026-12-01T02:15:00.000Z');
    const whole = readFileSync(path.join(folder, 'kept', name));
    const target = await testDatabase();
    try {
      await expect(into(target, Readable.from([whole.subarray(0, whole.length - 40)]))).rejects.toThrow(
        UnreadableBackup,
      );
      await expect(into(target, createReadStream(path.join(folder, 'kept', name)), 'another one')).rejects.toThrow(
        'The key is another one',
      );
      expect(await rowsOf(target, 'select from log.events')).toEqual([]);
    } finally {
      await target.drop();
    }
  });
});

describe('a backup of somebody else’s making', () => {
  const made = (records: readonly BackupRecord[]): Readable => {
    const packed = createGzip();
    Readable.from(records.map(written)).pipe(packed);
    return Readable.from(encrypted(packed, passphrase), { objectMode: false });
  };
  it.each(['../outside', 'files/../../outside', '/etc/passwd', 'postgres.json', 'files//x', 'files/..\\x', ''])(
    'writes no file at %j',
    async file => {
      const target = await testDatabase();
      const end: BackupRecord = { kind: 'end', tables: {}, files: 1, bytes: 0 };
      try {
        await expect(into(target, made([{ kind: 'file', path: file }, end]))).rejects.toThrow('where none may be');
      } finally {
        await target.drop();
      }
    },
  );
  it('names no table but by a name, and does not hold less than it says', async () => {
    const end: BackupRecord = { kind: 'end', tables: { 'log.events': 1 }, files: 0, bytes: 0 };
    await expect(
      checkBackup(made([{ kind: 'table', name: 'x; drop table log.events', columns: [] }, end]), passphrase),
    ).rejects.toThrow('as none is named');
    await expect(
      checkBackup(made([{ kind: 'table', name: 'log.events', columns: [] }, end]), passphrase),
    ).rejects.toThrow('does not hold what it says');
  });
});
