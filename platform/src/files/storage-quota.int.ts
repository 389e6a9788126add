import { chmodSync, mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { openLibrary, type Answer, type Browser } from '../http/testing/portal.ts';
import { restrictFolderAccess } from './private-folders.ts';

type Library = Awaited<ReturnType<typeof openLibrary>>;
let database: TestDatabase;
let library: Library;
beforeAll(async () => {
  database = await testDatabase();
  library = await openLibrary(database.url, { uploadMaxMb: 2, personStorageMb: 2, storageMb: 5 });
});
afterAll(async () => {
  await library?.stop();
  await database?.drop();
});
const begin = (who: Browser, size: number) => who.send('POST', '/cover_pieces/', { body: { name: 'a.txt', size } });
const upload = (who: Browser, size: number) => {
  const form = new FormData();
  form.append('file', new Blob(['x'.repeat(size)]), 'a.txt');
  return who.send('POST', '/covers/', { raw: form });
};
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);
const kept = async (owner: string): Promise<number> =>
  Number(
    (
      await library.host.pool.query('select coalesce(sum(size), 0) as size from platform.files where owner = $1', [
        owner,
      ])
    ).rows[0].size,
  );
const forget = (...owners: string[]) =>
  Promise.all(
    ['files', 'uploads'].map(table =>
      library.host.pool.query(`delete from platform.${table} where owner = any($1)`, [owners]),
    ),
  );

describe('room for files', () => {
  it('of one person is not given twice, however many uploads come side by side, whole or in pieces', async () => {
    const [ann, bob] = [await library.person('ann', ['student']), await library.person('bob', ['student'])];
    expect(statuses(await Promise.all(Array.from({ length: 10 }, () => begin(ann, 600_000))))).toEqual([
      200,
      200,
      200,
      ...Array.from({ length: 7 }, () => 413),
    ]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => upload(bob, 600_000)));
    expect(new Set(statuses(answers))).toEqual(new Set([200, 413]));
    expect(await kept('bob')).toBeLessThanOrEqual(2 * 1_048_576);
    expect(answers.find(({ status }) => status === 413)!.body.error).toMatchObject({
      code: 'platform.storage_used',
      params: { allowed: 2, used: expect.any(Number), size: 0.6 },
    });
    await forget('ann', 'bob');
  });
  it('counts what was begun until it is given up, broken off and swept, or a file', async () => {
    const cat = await library.person('cat', ['student']);
    expect((await begin(cat, 1_500_000)).status).toBe(200);
    expect((await begin(cat, 1_500_000)).body.error).toMatchObject({
      code: 'platform.storage_used',
      message:
        'Your files take 1.4\u00a0MB of 2\u00a0MB: another 1.4\u00a0MB will not fit. ' +
        'Delete uploads that you do not need, or contact the office.',
    });
    await library.host.files.chunkedUploads.sweep(new Date(Date.now() + 60_000).toISOString(), library.host.logger);
    const {
      body: { uid },
    } = await begin(cat, 4);
    const form = new FormData();
    form.append('piece', new Blob(['text']), 'piece');
    expect((await cat.send('PUT', `/cover_pieces/${uid}/?offset=0`, { raw: form })).body).toMatchObject({
      finished: true,
    });
    expect(await kept('cat')).toBe(4);
    expect((await library.host.pool.query(`select uid from platform.uploads where owner = 'cat'`)).rows).toEqual([]);
    expect((await upload(cat, 2_200_000)).status).toBe(413);
    expect((await library.host.pool.query(`select uid from platform.uploads where owner = 'cat'`)).rows).toEqual([]);
    await forget('cat');
  });
  it('in all is not exceeded, whoever comes', async () => {
    const people = await Promise.all(['p', 'q', 'r', 's'].map(account => library.person(account, ['student'])));
    const answers = await Promise.all(people.map(one => begin(one, 1_500_000)));
    expect(statuses(answers)).toEqual([200, 200, 200, 507]);
    expect(answers.find(({ status }) => status === 507)!.body.error).toMatchObject({
      code: 'platform.storage_full',
      params: { allowed: 5, used: 4.3 },
    });
    await forget('p', 'q', 'r', 's');
  });
  it('ends where the disk has to stay free: uploads, pieces and exports are refused, and health says so', async () => {
    const own = await testDatabase();
    const full = await openLibrary(own.url, { diskReserveMb: 100_000_000 });
    const [student, office] = [await full.person('ann', ['student']), await full.person('office', ['office'])];
    for (const answer of [
      await begin(student, 10),
      await upload(student, 10),
      await office.send('GET', '/catalogue/?export=csv'),
    ]) {
      expect(answer).toMatchObject({
        status: 507,
        body: { error: { code: 'platform.disk_full', params: { reserve: 100_000_000 } } },
      });
    }
    expect(await (await fetch(`${full.url}/health/`)).json()).toMatchObject({
      status: 'degraded',
      disk: { low: true },
    });
    expect((await office.send('GET', '/catalogue/')).status).toBe(200);
    await full.stop();
    await own.drop();
  });
});

it.skipIf(process.platform === 'win32')(
  'folders and files of older versions are closed to other accounts',
  async () => {
    const data = mkdtempSync(path.join(os.tmpdir(), 'portal-open-'));
    const files = ['mails/a.eml', 'files/ab/uid', 'exports/1.csv', 'ledger/seal-key.pem', 'ledger/keys/1.pem'].map(
      name => path.join(data, name),
    );
    for (const file of files) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, 'x');
      for (const one of [path.dirname(file), path.dirname(path.dirname(file))]) chmodSync(one, 0o755);
      chmodSync(file, 0o644);
    }
    await restrictFolderAccess({ data }).done;
    const modeOf = (name: string) => (statSync(name).mode & 0o777).toString(8);
    expect(files.map(modeOf)).toEqual(files.map(() => '600'));
    expect(
      ['mails', 'files', 'files/ab', 'exports', 'ledger', 'ledger/keys'].map(name => modeOf(path.join(data, name))),
    ).toEqual(Array.from({ length: 6 }, () => '700'));
    const ann = await library.person('ann', ['student']);
    const {
      body: {
        files: [{ uid }],
      },
    } = await upload(ann, 10);
    const { data: own } = library.host.config;
    expect([
      modeOf(library.host.files.pathOf(uid)),
      modeOf(path.dirname(library.host.files.pathOf(uid))),
      modeOf(path.join(own, 'files')),
    ]).toEqual(['600', '700', '700']);
  },
);
